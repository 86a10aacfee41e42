/**
 * The pictures of Noria, drawn on a grid of 24. A shape is filled with the current colour unless it says otherwise: `lit`
 * and `shade` are light and shadow on top of it, `line` is a stroke of the one weight that all pictures share.
 */

export interface Shape {
  d: string;
  as?: 'lit' | 'shade' | 'line' | 'cut';
  turn?: string;
}

const CIRCLE = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const BLADE = 'M12 12C8.4 9.2 8.1 3.6 11.6 1.400c3.9 1.6 4.5 6.8.4 10.600z';
const AIRSHIP: Shape[] = [
  { d: 'M7.2 14.5 8.6 18M16.8 14.5 15.4 18', as: 'line' },
  { d: 'M1.3 9.200C1.3 5.3 6.1 2.8 12 2.800s10.7 2.5 10.7 6.4-4.8 6.4-10.7 6.400S1.3 13.1 1.3 9.200z' },
  { d: 'M1.8 7.600C3.2 4.7 7.3 2.8 12 2.800s8.8 1.9 10.2 4.800C18.5 6.2 5.5 6.2 1.8 7.600z', as: 'lit' },
  { d: 'M7.4 17.600h9.200l-1.5 3.900H8.900z' },
];
const HOUSE = 'M12 1.8 22.5 8.700V22.200H1.500V8.700z';

const PLAIN: Record<string, Shape[]> = {
  obsidian: [
    { d: 'M12.6 1 19 8.200l-1.9 11.6-5.6 3.200L5.6 18 4.8 8.800z' },
    { d: 'M12.6 1 11 10.4 4.8 8.800zM11 10.4 11.5 23 5.6 18z', as: 'lit' },
    { d: 'M19 8.2 11 10.4 11.5 23l5.6-3.200z', as: 'shade' },
  ],
  energy: [
    { d: 'M14.4 1 4 13.800h6.300L8.6 23 20 9.600h-6.900z' },
    { d: 'M14.4 1 4 13.800h3.400z', as: 'lit' },
    { d: 'M20 9.6 8.6 23l1-5.3 6.8-8.100z', as: 'shade' },
  ],
  mycelium: [
    { d: 'M9.4 12.500h5.200l1.1 7.600c.2 1.5-.9 2.7-2.4 2.700h-2.600c-1.5 0-2.6-1.2-2.4-2.700z' },
    { d: 'M12 2c6 0 10.4 3.9 10.4 8.4 0 1.8-1.2 2.9-3 2.900H4.600c-1.8 0-3-1.1-3-2.900C1.6 5.9 6 2 12 2z' },
    { d: `${CIRCLE(8, 7.6, 1.7)}${CIRCLE(14.4, 5.9, 1.4)}${CIRCLE(16.8, 9.8, 1.5)}`, as: 'lit' },
    { d: 'M8.9 15.800l.5-3.200h5.200l.5 3.200c-1.8.9-4.4.9-6.2 0z', as: 'shade' },
  ],
  knowledge: [
    { d: 'M12 5.200C9.3 3.3 5.7 2.6 1.5 3v15.700c4.2-.4 7.8.3 10.5 2.3 2.7-2 6.3-2.7 10.5-2.300V3c-4.2-.4-7.8.3-10.5 2.200z' },
    { d: 'M12 5.200C9.3 3.3 5.7 2.6 1.5 3v15.700c4.2-.4 7.8.3 10.5 2.300z', as: 'lit' },
    { d: 'M4.6 7.200c1.8 0 3.2.3 4.7.9M4.6 11c1.8 0 3.2.3 4.7.9M19.4 7.200c-1.8 0-3.2.3-4.7.9M19.4 11c-1.8 0-3.2.3-4.7.9', as: 'cut' },
  ],
  propeller: [
    { d: BLADE },
    { d: BLADE, turn: 'rotate(120 12 12)' },
    { d: BLADE, turn: 'rotate(240 12 12)' },
    { d: 'M11.6 1.400c3.9 1.6 4.5 6.8.4 10.600z', as: 'lit' },
    { d: CIRCLE(12, 12, 3.1) },
    { d: CIRCLE(12, 12, 1.5), as: 'shade' },
  ],
  sail: [
    { d: 'M12.8 1.500c5.4 3.6 8.2 8.8 8.4 15.300h-8.400z' },
    { d: 'M10.8 5v11.800H3.400C4 12 6.6 7.8 10.8 5z' },
    { d: 'M10.8 5v11.800H3.400C4 12 6.6 7.8 10.8 5z', as: 'lit' },
    { d: 'M2.2 18.400h19.600l-2.6 4.100H4.800z' },
  ],
  compass: [
    { d: 'M12 1.200a10.8 10.8 0 1 0 0 21.600a10.8 10.8 0 0 0 0-21.600zM12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16z' },
    { d: 'M12 5.2 14.6 12H9.400z', turn: 'rotate(35 12 12)' },
    { d: 'M12 18.8 9.4 12h5.200z', turn: 'rotate(35 12 12)' },
    { d: 'M12 18.8 9.4 12h5.200z', as: 'lit', turn: 'rotate(35 12 12)' },
  ],
  lamp: [
    { d: 'M8.6 4.600a3.4 3.4 0 0 1 6.8 0', as: 'line' },
    { d: 'M8 4.800h8l1.8 3.600H6.200z' },
    { d: 'M6.8 9.200h10.400l-.9 9.200H7.700z' },
    { d: 'M12 10.600c2.1 2.2 2.3 3.6 2.3 4.600a2.3 2.3 0 0 1-4.6 0c0-1 .2-2.4 2.3-4.600z', as: 'lit' },
    { d: 'M5.8 19.200h12.400v3.300H5.800z' },
  ],
  piston: [
    { d: 'M4.6 1.600h14.800v9.600H4.600z' },
    { d: 'M4.6 4.200h14.800M4.6 7h14.8', as: 'cut' },
    { d: 'M10 11.200h4l.8 5.600H9.200z' },
    { d: CIRCLE(12, 18.6, 4.1) },
    { d: CIRCLE(12, 18.6, 1.7), as: 'shade' },
  ],
  ship: AIRSHIP,
  factory: [
    { d: 'M1.5 22.200V11.400l6-3.800v3.800l6-3.800v3.800l2-1.300V2h5.200l1.8 20.200z' },
    { d: 'M4.6 15h3v3h-3zM10.4 15h3v3h-3zM16.2 15h3v3h-3z', as: 'shade' },
    { d: 'M15.5 2h5.200l.3 3.200h-5.500z', as: 'lit' },
  ],
  'warehouse-empty': [{ d: 'M12 3.2 21.3 9.300V21H2.700V9.300z', as: 'line' }],
  'warehouse-full': [{ d: HOUSE }, { d: 'M12 1.8 22.5 8.700H1.500z', as: 'lit' }, { d: 'M6 12h12v10.200H6z', as: 'shade' }],
  delegate: [
    { d: CIRCLE(12, 6, 4.6) },
    { d: 'M12 10c4.6 0 7.4 4.2 7.8 12.600H4.200C4.6 14.2 7.4 10 12 10z' },
    { d: 'M12 10c-4.6 0-7.4 4.2-7.8 12.600h4C8.4 16 9.4 12 12 10z', as: 'lit' },
  ],
  ambassador: [
    { d: 'M8.2 5.200V.9h7.600v4.300zM5.4 4.700h13.200v1.700H5.400z' },
    { d: 'M8.3 6.600h7.400a3.7 3.7 0 0 1-7.4 0z' },
    { d: 'M12 10.600c4.6 0 7.4 3.8 7.8 12H4.200c.4-8.2 3.2-12 7.8-12z' },
    { d: 'M9.8 11 12 16.4 14.2 11z', as: 'lit' },
  ],
  politician: [
    { d: CIRCLE(12, 6.4, 4.9) },
    { d: 'M12 11.200c5.6 0 9 3.8 9.4 11.200H2.600C3 15 6.4 11.2 12 11.200z' },
    { d: 'M8.8 11.8 12 14.200l3.2-2.400v5L12 14.800l-3.2 2z', as: 'shade' },
    { d: 'M12 1.500a4.9 4.9 0 0 0 0 9.800z', as: 'lit' },
  ],
  city: [
    { d: 'M1.8 22.200V12.600l3.3-3.4 3.3 3.400v2h.9V6.200L12 1.400l2.7 4.800v8.400h.9v-5l3.3-3.4 3.3 3.400v12.600z' },
    { d: 'M4.2 14.600h1.800v2.400H4.200zM11.1 7.800h1.800v2.600h-1.800zM11.1 12.800h1.800v2.600h-1.800zM18 12h1.800v2.400H18zM10.2 18.200h3.600v4h-3.600z', as: 'shade' },
    { d: 'M12 1.400v13.200H9.300V6.200z', as: 'lit' },
  ],
  journey: [
    { d: 'M9.4 17.6 9.9 19.600M14.6 17.6 14.1 19.6', as: 'line' },
    { d: 'M12 1.100c5 0 8.7 3.5 8.7 8 0 3.7-3 6.7-5.6 8.600H8.900c-2.6-1.9-5.6-4.9-5.6-8.6 0-4.5 3.7-8 8.7-8z' },
    { d: 'M12 1.100c-5 0-8.7 3.5-8.7 8 0 3.7 3 6.7 5.6 8.600h.9C7.6 13.9 7.4 5.8 12 1.100z', as: 'lit' },
    { d: 'M12 1.100c5 0 8.7 3.5 8.7 8 0 3.7-3 6.7-5.6 8.600h-.9C16.4 13.9 16.6 5.8 12 1.100z', as: 'shade' },
    { d: 'M9.3 19.200h5.400v3.700H9.300z' },
  ],
  tools: [
    { d: 'M10.4 8.400h3.200v14.200h-3.200zM6.3 1.700h8.900l3 3.4-3 3.400H6.300z', turn: 'rotate(-45 12 12)' },
    { d: 'M10.4 10.400h3.200v12h-3.200zM7.4 1.300v5.900l2.7 3.600h3.800l2.7-3.600V1.300L13.8 2.700v4h-3.600v-4z', turn: 'rotate(45 12 12)' },
    { d: 'M10.4 10.400h1.500v12h-1.500z', as: 'lit', turn: 'rotate(45 12 12)' },
  ],
  bonus: [
    { d: 'M18.9 7.100A8.6 8.6 0 1 0 20.6 12', as: 'line' },
    { d: 'M21.9 2.600v6.800h-6.800z' },
    { d: 'M12 7.600l1.3 3 3.2.3-2.4 2.1.7 3.200L12 14.500l-2.8 1.7.7-3.2-2.4-2.1 3.2-.3z' },
  ],
  setup: [{ d: 'M4.5 2h2.600v20.500H4.500z' }, { d: 'M7.1 3.200c4-1.8 8 1.8 13 .2v9.400c-5 1.6-9-2-13-.2z' }],
  influence: [
    { d: 'M14.6 1.600A10.6 10.6 0 1 0 22.4 15 9 9 0 0 1 14.6 1.600z' },
    { d: 'M18.4 3.200l.9 2 2.2.3-1.6 1.5.4 2.2-1.9-1-1.9 1 .4-2.2-1.6-1.5 2.2-.3z' },
  ],
  action: [
    { d: 'M10.2 1h3.600l.6 3 2.2.9L19.2 3.2 21.7 5.7 20 8.300l.9 2.1 3 .6v3l-3 .6L20 16.800l1.7 2.5-2.5 2.500L16.6 20l-2.2.9-.6 3h-3.600l-.6-3L7.4 20l-2.6 1.8-2.5-2.500L4 16.800l-.9-2.2-3-.6v-3l3-.6L4 8.3 2.3 5.700l2.5-2.500L7.4 5l2.2-.9zM12 8.300a4.1 4.1 0 1 0 0 8.200a4.1 4.1 0 0 0 0-8.200z', turn: 'translate(.9 .9) scale(.925)' },
  ],
  politics: [
    { d: 'M12 1.2 22.6 7.200v1.900H1.400V7.200zM3.6 10.400h3.200v8H3.600zM10.4 10.400h3.200v8h-3.200zM17.2 10.400h3.200v8h-3.200zM1.4 19.600h21.200v3H1.400z' },
    { d: 'M12 1.200v7.900H1.400V7.200z', as: 'lit' },
  ],
  administration: [
    { d: 'M18.9 7.100A8.6 8.6 0 1 0 20.6 12', as: 'line' },
    { d: 'M21.9 2.600v6.800h-6.800z' },
    { d: 'M12 7.200v5.200l3.4 2', as: 'line' },
  ],
  over: [
    { d: 'M6.2 1.800h11.600v6.600c0 3.9-2.2 6.7-5.8 6.700s-5.8-2.8-5.8-6.700zM10.6 15h2.800v3.600h-2.800zM6.8 18.800h10.400v3.400H6.800z' },
    { d: 'M6.2 3.900H2.600c0 4.2 1.6 6.3 4.6 6.700M17.8 3.900h3.600c0 4.2-1.6 6.3-4.6 6.7', as: 'line' },
  ],
  refinement: [
    { d: 'M5.6 2.600h12.800L23 9.2 12 22.6 1 9.200z' },
    { d: 'M5.6 2.6 8 9.200H1zM12 22.6 8 9.200h8z', as: 'lit' },
    { d: 'M18.4 2.6 16 9.200h7zM23 9.2 12 22.6 16 9.200z', as: 'shade' },
  ],
  settlement: [
    { d: 'M12 1.6 23 11.200h-3.100v11H4.100v-11H1z' },
    { d: 'M9.6 14.400h4.800v7.800H9.600z', as: 'shade' },
    { d: 'M12 1.600v9.600H1z', as: 'lit' },
  ],
  exploration: [
    { d: 'M1.4 13.2 15 5.600l3 5.2-13.6 7.600zM15.7 4.200l3.9-2.2 4 6.9-3.9 2.200z' },
    { d: 'M1.4 13.2 15 5.600l1.5 2.600L2.9 15.800z', as: 'lit' },
    { d: 'M11.4 15.2 7.6 22.400M12.6 14.600l4 7.8', as: 'line' },
  ],
  research: [
    { d: 'M8.4 1.400h7.200v2.400h-1.200v5.400l6.8 10.200c1 1.6 0 3.4-1.8 3.400H4.600c-1.8 0-2.8-1.8-1.8-3.400L9.6 9.200V3.800H8.400z' },
    { d: 'M7.8 14.600h8.400l3.2 4.800c.5.8 0 1.7-.9 1.700H5.500c-.9 0-1.4-.9-.9-1.700z', as: 'lit' },
    { d: `${CIRCLE(10, 18, 1.2)}${CIRCLE(13.6, 16.4, 0.9)}`, as: 'shade' },
  ],
  specialisation: [
    { d: 'M9.4 10.400h5.200v12H9.400zM2 15.400h5.200v7H2zM16.8 17.400H22v5h-5.200z' },
    { d: 'M12 .8l1.5 3 3.3.5-2.4 2.3.6 3.300L12 8.3 9 9.900l.6-3.3-2.4-2.3 3.3-.5z' },
    { d: 'M2 15.400h5.200v7H2zM16.8 17.400H22v5h-5.200z', as: 'shade' },
  ],
  division: [
    { d: 'M10.9 1.600h2.200v18.200h-2.200zM6.4 19.600h11.200v2.800H6.400zM3.4 4h17.200v2H3.400z' },
    { d: 'M4.9 5.2 1 14h7.800zM19.1 5.2 15.2 14H23z', as: 'line' },
    { d: 'M.8 14h8.200a4.1 4.1 0 0 1-8.2 0zM15 14h8.200a4.1 4.1 0 0 1-8.2 0z' },
  ],
  'currency-resource': [
    { d: 'M12 1.2 17 4v5.600l-5 2.8-5-2.800V4zM6.4 11.400l5 2.800v5.600l-5 2.8-5-2.800v-5.600zM17.6 11.400l5 2.800v5.600l-5 2.8-5-2.800v-5.600z' },
    { d: 'M12 1.200v11.200L7 9.600V4zM6.4 11.400v11.200l-5-2.800v-5.600zM17.6 11.400v11.200l-5-2.800v-5.600z', as: 'lit' },
  ],
  'currency-simple': [
    { d: 'M2.2 5.600h19.600v16H2.200z' },
    { d: 'M2.2 5.600h19.600v4.200H2.200z', as: 'lit' },
    { d: CIRCLE(12, 15.6, 3.4), as: 'shade' },
  ],
  'currency-complex': [
    { d: 'M1.6 11.600h9.900v10.800H1.600zM12.5 11.600h9.900v10.800h-9.900zM7 1.200h10v9.400H7z' },
    { d: 'M1.6 11.600h9.900v3H1.600zM12.5 11.600h9.900v3h-9.900zM7 1.200h10v3H7z', as: 'lit' },
  ],
  'night-shift': [
    { d: 'M4 8.600A9 9 0 0 1 20.6 9.4', as: 'line' },
    { d: 'M22.9 5.2 21.8 12.4 16 8.200z' },
    { d: 'M13 10.200a6.4 6.4 0 1 0 5.4 9 5.6 5.6 0 0 1-5.4-9z' },
  ],
  modify: [
    { d: 'M3 8.200h14M21 15.800H7', as: 'line' },
    { d: 'M15.6 3.2 22.4 8.200l-6.8 5zM8.4 10.8 1.6 15.800l6.8 5z' },
  ],
  intrigue: [
    { d: CIRCLE(8.4, 6.4, 4.2) },
    { d: 'M8.4 11c4.6 0 7 3.4 7.3 10.600H1.100C1.4 14.4 3.8 11 8.4 11z' },
    { d: 'M19.4 3.400v11', as: 'line' },
    { d: 'M15.2 12.200h8.400L19.4 19z' },
  ],
  activated: [{ d: 'M4.2 12.6 9.6 18 20 6.4', as: 'line' }],
  doubled: [{ d: 'M2 13.2 6.2 17.4 14.2 8.200M9.6 15.2 12 17.4 22 6.2', as: 'line' }],
  inspected: [
    { d: 'M1.6 12C5 7 8.4 5.2 12 5.200S19 7 22.4 12C19 17 15.6 18.8 12 18.800S5 17 1.6 12z', as: 'line' },
    { d: CIRCLE(12, 12, 3.4) },
  ],
  improved: [{ d: 'M4.4 13.4 12 5.800l7.6 7.600M4.4 20.2 12 12.600l7.6 7.6', as: 'line' }],
  cave: [{ d: 'M1.2 22.200C1.2 9 5.6 2.4 12 2.400S22.8 9 22.8 22.200h-5.200c0-6.6-2-10-5.6-10s-5.6 3.4-5.6 10z' }],
  cloud: [{ d: 'M6.6 19.600a5 5 0 0 1-.8-9.900A6.8 6.8 0 0 1 18.6 8a5.9 5.9 0 0 1-.8 11.600z' }],
  disc: [{ d: CIRCLE(12, 12, 10.6) }, { d: CIRCLE(12, 12, 6.4), as: 'shade' }],
  start: [{ d: 'M8.6 6.800h6.800l2.2 15.400H6.400zM7.2 4.600h9.600v2.600H7.200z' }, { d: 'M8.4 3c0-1.6 2-2.4 3.2-1.400C13 .2 16 .8 16 3z', as: 'lit' }],
  round: [{ d: 'M4.4 1.600h15.200v3H18c0 4.4-2.2 5.6-3.8 7.4 1.6 1.8 3.8 3 3.8 7.400h1.600v3H4.400v-3H6c0-4.4 2.2-5.6 3.8-7.400C8.2 10.2 6 9 6 4.600H4.400z' }],
  same: [{ d: 'M4 8.600h16M4 15.400h16', as: 'line' }],
  different: [{ d: 'M4 8.600h16M4 15.400h16M16 3.6 8 20.4', as: 'line' }],
  rise: [{ d: 'M12 3 21 13h-5.400v8.400H8.400V13H3z' }],
};

/** A small picture inside a larger one: where, and how much smaller. */
export interface Inset {
  shapes: Shape[];
  place: string;
}

export interface Picture {
  shapes: Shape[];
  inset?: Inset;
}

/** Names of other nouns that show a picture known by a plainer name. */
const ALIASES: Record<string, string> = { slot: 'disc', ring: 'night-shift', island: 'cloud', currency: 'currency-resource' };

/** The picture of the noun *id*, such as `thing` `empty-lamp` or `disc` `city`; null if there is none. */
export function picture(noun: string, id: string): Picture | null {
  if (noun === 'currency') return { shapes: PLAIN[`currency-${id}`] ?? [] };
  if (id.startsWith('empty-')) {
    const good = PLAIN[id.slice('empty-'.length)];
    return good ? { shapes: PLAIN['warehouse-empty'] ?? [], inset: { shapes: good, place: EMPTY_INSET } } : null;
  }
  if (id.endsWith('-ship')) {
    const resource = PLAIN[id.slice(0, -'-ship'.length)];
    return resource ? { shapes: AIRSHIP, inset: { shapes: resource, place: SHIP_INSET } } : null;
  }
  const shapes = PLAIN[id] ?? PLAIN[ALIASES[noun] ?? ''];
  return shapes ? { shapes } : null;
}

const EMPTY_INSET = 'translate(6.5 9.2) scale(.46)';
const SHIP_INSET = 'translate(7.2 4.4) scale(.4)';
export const PICTURES: readonly string[] = Object.keys(PLAIN);
