/**
 * The pictures of Noria, drawn on a grid of 24. A shape is filled with the current colour unless it says otherwise: `lit`
 * and `shade` are light and shadow on top of it, `line` is a stroke of the one weight that all pictures share.
 */

export interface Shape {
  d: string;
  as?: 'lit' | 'shade' | 'line' | 'cut';
  turn?: string;
}

const CIRCLE = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const BLADE = 'M12 12C8.4 9.2 8.1 3.6 11.6 1.4c3.9 1.6 4.5 6.8.4 10.6z';
const AIRSHIP: Shape[] = [
  { d: 'M12 14v3', as: 'line' },
  { d: 'M3.6 1.2c5.6 1.1 11.2 1.1 16.8 0 2.2 4.5 2.2 9.3 0 13.8-5.6-1.1-11.2-1.1-16.8 0 2.2-4.5 2.2-9.3 0-13.8z' },
  { d: 'M.4 14.8 4 17.2h16l3.6-2.4c-.2 5-2.8 8.2-6.8 8.2H7.2c-4 0-6.6-3.2-6.8-8.2z' },
  { d: 'M4 17.2h16l3.6-2.4c0 1.6-.3 3-.8 4.2H1.2c-.5-1.2-.8-2.6-.8-4.2z', as: 'lit' },
];
const HOUSE = 'M12 1.8 22.5 8.7V22.2H1.5V8.7z';

const PLAIN: Record<string, Shape[]> = {
  obsidian: [
    { d: 'M12.6 1 19 8.2l-1.9 11.6-5.6 3.2L5.6 18 4.8 8.8z' },
    { d: 'M12.6 1 11 10.4 4.8 8.8zM11 10.4 11.5 23 5.6 18z', as: 'lit' },
    { d: 'M19 8.2 11 10.4 11.5 23l5.6-3.2z', as: 'shade' },
  ],
  energy: [
    { d: 'M14.4 1 4 13.8h6.3L8.6 23 20 9.6h-6.9z' },
    { d: 'M14.4 1 4 13.8h3.4z', as: 'lit' },
    { d: 'M20 9.6 8.6 23l1-5.3 6.8-8.1z', as: 'shade' },
  ],
  mycelium: [
    { d: 'M9.4 12.5h5.2l1.1 7.6c.2 1.5-.9 2.7-2.4 2.7h-2.6c-1.5 0-2.6-1.2-2.4-2.7z' },
    { d: 'M12 2c6 0 10.4 3.9 10.4 8.4 0 1.8-1.2 2.9-3 2.9H4.6c-1.8 0-3-1.1-3-2.9C1.6 5.9 6 2 12 2z' },
    { d: `${CIRCLE(8, 7.6, 1.7)}${CIRCLE(14.4, 5.9, 1.4)}${CIRCLE(16.8, 9.8, 1.5)}`, as: 'lit' },
    { d: 'M8.9 15.8l.5-3.2h5.2l.5 3.2c-1.8.9-4.4.9-6.2 0z', as: 'shade' },
  ],
  knowledge: [
    { d: 'M12 5.2C9.3 3.3 5.7 2.6 1.5 3v15.7c4.2-.4 7.8.3 10.5 2.3 2.7-2 6.3-2.7 10.5-2.3V3c-4.2-.4-7.8.3-10.5 2.2z' },
    { d: 'M12 5.2C9.3 3.3 5.7 2.6 1.5 3v15.7c4.2-.4 7.8.3 10.5 2.3z', as: 'lit' },
    {
      d: 'M4.6 7.2c1.8 0 3.2.3 4.7.9M4.6 11c1.8 0 3.2.3 4.7.9M19.4 7.2c-1.8 0-3.2.3-4.7.9M19.4 11c-1.8 0-3.2.3-4.7.9',
      as: 'cut',
    },
  ],
  propeller: [
    { d: BLADE },
    { d: BLADE, turn: 'rotate(120 12 12)' },
    { d: BLADE, turn: 'rotate(240 12 12)' },
    { d: 'M11.6 1.4c3.9 1.6 4.5 6.8.4 10.6z', as: 'lit' },
    { d: CIRCLE(12, 12, 3.1) },
    { d: CIRCLE(12, 12, 1.5), as: 'shade' },
  ],
  sail: [
    { d: 'M12.8 1.5c5.4 3.6 8.2 8.8 8.4 15.3h-8.4z' },
    { d: 'M10.8 5v11.8H3.4C4 12 6.6 7.8 10.8 5z' },
    { d: 'M10.8 5v11.8H3.4C4 12 6.6 7.8 10.8 5z', as: 'lit' },
    { d: 'M2.2 18.4h19.6l-2.6 4.1H4.8z' },
  ],
  compass: [
    { d: 'M12 1.2a10.8 10.8 0 1 0 0 21.6a10.8 10.8 0 0 0 0-21.6zM12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16z' },
    { d: 'M12 5.2 14.6 12H9.4z', turn: 'rotate(35 12 12)' },
    { d: 'M12 18.8 9.4 12h5.2z', turn: 'rotate(35 12 12)' },
    { d: 'M12 18.8 9.4 12h5.2z', as: 'lit', turn: 'rotate(35 12 12)' },
  ],
  lamp: [
    { d: 'M8.6 4.6a3.4 3.4 0 0 1 6.8 0', as: 'line' },
    { d: 'M8 4.8h8l1.8 3.6H6.2z' },
    { d: 'M6.8 9.2h10.4l-.9 9.2H7.7z' },
    { d: 'M12 10.6c2.1 2.2 2.3 3.6 2.3 4.6a2.3 2.3 0 0 1-4.6 0c0-1 .2-2.4 2.3-4.6z', as: 'lit' },
    { d: 'M5.8 19.2h12.4v3.3H5.8z' },
  ],
  piston: [
    { d: 'M4.6 1.6h14.8v9.6H4.6z' },
    { d: 'M4.6 4.2h14.8M4.6 7h14.8', as: 'cut' },
    { d: 'M10 11.2h4l.8 5.6H9.2z' },
    { d: CIRCLE(12, 18.6, 4.1) },
    { d: CIRCLE(12, 18.6, 1.7), as: 'shade' },
  ],
  ship: AIRSHIP,
  factory: [
    { d: 'M1.5 22.2V11.4l6-3.8v3.8l6-3.8v3.8l2-1.3V2h5.2l1.8 20.2z' },
    { d: 'M4.6 15h3v3h-3zM10.4 15h3v3h-3zM16.2 15h3v3h-3z', as: 'shade' },
    { d: 'M15.5 2h5.2l.3 3.2h-5.5z', as: 'lit' },
  ],
  'warehouse-empty': [{ d: 'M12 3.2 21.3 9.3V21H2.7V9.3z', as: 'line' }],
  'warehouse-full': [{ d: HOUSE }, { d: 'M12 1.8 22.5 8.7H1.5z', as: 'lit' }, { d: 'M6 12h12v10.2H6z', as: 'shade' }],
  delegate: [
    { d: CIRCLE(12, 6, 4.6) },
    { d: 'M12 10c4.6 0 7.4 4.2 7.8 12.6H4.2C4.6 14.2 7.4 10 12 10z' },
    { d: 'M12 10c-4.6 0-7.4 4.2-7.8 12.6h4C8.4 16 9.4 12 12 10z', as: 'lit' },
  ],
  ambassador: [
    { d: 'M8.2 5.2V.9h7.6v4.3zM5.4 4.7h13.2v1.7H5.4z' },
    { d: 'M8.3 6.6h7.4a3.7 3.7 0 0 1-7.4 0z' },
    { d: 'M12 10.6c4.6 0 7.4 3.8 7.8 12H4.2c.4-8.2 3.2-12 7.8-12z' },
    { d: 'M9.8 11 12 16.4 14.2 11z', as: 'lit' },
  ],
  politician: [
    { d: CIRCLE(12, 6.4, 4.9) },
    { d: 'M12 11.2c5.6 0 9 3.8 9.4 11.2H2.6C3 15 6.4 11.2 12 11.2z' },
    { d: 'M8.8 11.8 12 14.2l3.2-2.4v5L12 14.8l-3.2 2z', as: 'shade' },
    { d: 'M12 1.5a4.9 4.9 0 0 0 0 9.8z', as: 'lit' },
  ],
  city: [
    { d: 'M1.8 22.2V12.6l3.3-3.4 3.3 3.4v2h.9V6.2L12 1.4l2.7 4.8v8.4h.9v-5l3.3-3.4 3.3 3.4v12.6z' },
    {
      d: 'M4.2 14.6h1.8v2.4H4.2zM11.1 7.8h1.8v2.6h-1.8zM11.1 12.8h1.8v2.6h-1.8zM18 12h1.8v2.4H18zM10.2 18.2h3.6v4h-3.6z',
      as: 'shade',
    },
    { d: 'M12 1.4v13.2H9.3V6.2z', as: 'lit' },
  ],
  journey: [
    { d: 'M9.4 17.6 9.9 19.6M14.6 17.6 14.1 19.6', as: 'line' },
    { d: 'M12 1.1c5 0 8.7 3.5 8.7 8 0 3.7-3 6.7-5.6 8.6H8.9c-2.6-1.9-5.6-4.9-5.6-8.6 0-4.5 3.7-8 8.7-8z' },
    { d: 'M12 1.1c-5 0-8.7 3.5-8.7 8 0 3.7 3 6.7 5.6 8.6h.9C7.6 13.9 7.4 5.8 12 1.1z', as: 'lit' },
    { d: 'M12 1.1c5 0 8.7 3.5 8.7 8 0 3.7-3 6.7-5.6 8.6h-.9C16.4 13.9 16.6 5.8 12 1.1z', as: 'shade' },
    { d: 'M9.3 19.2h5.4v3.7H9.3z' },
  ],
  tools: [
    { d: 'M10.4 8.4h3.2v14.2h-3.2zM6.3 1.7h8.9l3 3.4-3 3.4H6.3z', turn: 'rotate(-45 12 12)' },
    { d: 'M10.4 10.4h3.2v12h-3.2zM7.4 1.3v5.9l2.7 3.6h3.8l2.7-3.6V1.3L13.8 2.7v4h-3.6v-4z', turn: 'rotate(45 12 12)' },
    { d: 'M10.4 10.4h1.5v12h-1.5z', as: 'lit', turn: 'rotate(45 12 12)' },
  ],
  bonus: [
    { d: 'M18.9 7.1A8.6 8.6 0 1 0 20.6 12', as: 'line' },
    { d: 'M21.9 2.6v6.8h-6.8z' },
    { d: 'M12 7.6l1.3 3 3.2.3-2.4 2.1.7 3.2L12 14.5l-2.8 1.7.7-3.2-2.4-2.1 3.2-.3z' },
  ],
  setup: [{ d: 'M4.5 2h2.6v20.5H4.5z' }, { d: 'M7.1 3.2c4-1.8 8 1.8 13 .2v9.4c-5 1.6-9-2-13-.2z' }],
  influence: [
    { d: 'M14.6 1.6A10.6 10.6 0 1 0 22.4 15 9 9 0 0 1 14.6 1.6z' },
    { d: 'M18.4 3.2l.9 2 2.2.3-1.6 1.5.4 2.2-1.9-1-1.9 1 .4-2.2-1.6-1.5 2.2-.3z' },
  ],
  action: [
    {
      d: 'M10.2 1h3.6l.6 3 2.2.9L19.2 3.2 21.7 5.7 20 8.3l.9 2.1 3 .6v3l-3 .6L20 16.8l1.7 2.5-2.5 2.5L16.6 20l-2.2.9-.6 3h-3.6l-.6-3L7.4 20l-2.6 1.8-2.5-2.5L4 16.8l-.9-2.2-3-.6v-3l3-.6L4 8.3 2.3 5.7l2.5-2.5L7.4 5l2.2-.9zM12 8.3a4.1 4.1 0 1 0 0 8.2a4.1 4.1 0 0 0 0-8.2z',
      turn: 'translate(.9 .9) scale(.925)',
    },
  ],
  politics: [
    {
      d: 'M12 1.2 22.6 7.2v1.9H1.4V7.2zM3.6 10.4h3.2v8H3.6zM10.4 10.4h3.2v8h-3.2zM17.2 10.4h3.2v8h-3.2zM1.4 19.6h21.2v3H1.4z',
    },
    { d: 'M12 1.2v7.9H1.4V7.2z', as: 'lit' },
  ],
  administration: [
    { d: 'M18.9 7.1A8.6 8.6 0 1 0 20.6 12', as: 'line' },
    { d: 'M21.9 2.6v6.8h-6.8z' },
    { d: 'M12 7.2v5.2l3.4 2', as: 'line' },
  ],
  over: [
    { d: 'M6.2 1.8h11.6v6.6c0 3.9-2.2 6.7-5.8 6.7s-5.8-2.8-5.8-6.7zM10.6 15h2.8v3.6h-2.8zM6.8 18.8h10.4v3.4H6.8z' },
    { d: 'M6.2 3.9H2.6c0 4.2 1.6 6.3 4.6 6.7M17.8 3.9h3.6c0 4.2-1.6 6.3-4.6 6.7', as: 'line' },
  ],
  refinement: [
    { d: 'M5.6 2.6h12.8L23 9.2 12 22.6 1 9.2z' },
    { d: 'M5.6 2.6 8 9.2H1zM12 22.6 8 9.2h8z', as: 'lit' },
    { d: 'M18.4 2.6 16 9.2h7zM23 9.2 12 22.6 16 9.2z', as: 'shade' },
  ],
  settlement: [
    { d: 'M12 1.6 23 11.2h-3.1v11H4.1v-11H1z' },
    { d: 'M9.6 14.4h4.8v7.8H9.6z', as: 'shade' },
    { d: 'M12 1.6v9.6H1z', as: 'lit' },
  ],
  exploration: [
    { d: 'M1.4 13.2 15 5.6l3 5.2-13.6 7.6zM15.7 4.2l3.9-2.2 4 6.9-3.9 2.2z' },
    { d: 'M1.4 13.2 15 5.6l1.5 2.6L2.9 15.8z', as: 'lit' },
    { d: 'M11.4 15.2 7.6 22.4M12.6 14.6l4 7.8', as: 'line' },
  ],
  research: [
    { d: 'M8.4 1.4h7.2v2.4h-1.2v5.4l6.8 10.2c1 1.6 0 3.4-1.8 3.4H4.6c-1.8 0-2.8-1.8-1.8-3.4L9.6 9.2V3.8H8.4z' },
    { d: 'M7.8 14.6h8.4l3.2 4.8c.5.8 0 1.7-.9 1.7H5.5c-.9 0-1.4-.9-.9-1.7z', as: 'lit' },
    { d: `${CIRCLE(10, 18, 1.2)}${CIRCLE(13.6, 16.4, 0.9)}`, as: 'shade' },
  ],
  specialisation: [
    { d: 'M9.4 10.4h5.2v12H9.4zM2 15.4h5.2v7H2zM16.8 17.4H22v5h-5.2z' },
    { d: 'M12 .8l1.5 3 3.3.5-2.4 2.3.6 3.3L12 8.3 9 9.9l.6-3.3-2.4-2.3 3.3-.5z' },
    { d: 'M2 15.4h5.2v7H2zM16.8 17.4H22v5h-5.2z', as: 'shade' },
  ],
  division: [
    { d: 'M10.9 1.6h2.2v18.2h-2.2zM6.4 19.6h11.2v2.8H6.4zM3.4 4h17.2v2H3.4z' },
    { d: 'M4.9 5.2 1 14h7.8zM19.1 5.2 15.2 14H23z', as: 'line' },
    { d: 'M.8 14h8.2a4.1 4.1 0 0 1-8.2 0zM15 14h8.2a4.1 4.1 0 0 1-8.2 0z' },
  ],
  'currency-resource': [
    {
      d: 'M12 1.2 17 4v5.6l-5 2.8-5-2.8V4zM6.4 11.4l5 2.8v5.6l-5 2.8-5-2.8v-5.6zM17.6 11.4l5 2.8v5.6l-5 2.8-5-2.8v-5.6z',
    },
    { d: 'M12 1.2v11.2L7 9.6V4zM6.4 11.4v11.2l-5-2.8v-5.6zM17.6 11.4v11.2l-5-2.8v-5.6z', as: 'lit' },
  ],
  'currency-simple': [
    { d: 'M2.2 5.6h19.6v16H2.2z' },
    { d: 'M2.2 5.6h19.6v4.2H2.2z', as: 'lit' },
    { d: CIRCLE(12, 15.6, 3.4), as: 'shade' },
  ],
  'currency-complex': [
    { d: 'M1.6 11.6h9.9v10.8H1.6zM12.5 11.6h9.9v10.8h-9.9zM7 1.2h10v9.4H7z' },
    { d: 'M1.6 11.6h9.9v3H1.6zM12.5 11.6h9.9v3h-9.9zM7 1.2h10v3H7z', as: 'lit' },
  ],
  'night-shift': [
    { d: 'M4 8.6A9 9 0 0 1 20.6 9.4', as: 'line' },
    { d: 'M22.9 5.2 21.8 12.4 16 8.2z' },
    { d: 'M13 10.2a6.4 6.4 0 1 0 5.4 9 5.6 5.6 0 0 1-5.4-9z' },
  ],
  modify: [{ d: 'M3 8.2h14M21 15.8H7', as: 'line' }, { d: 'M15.6 3.2 22.4 8.2l-6.8 5zM8.4 10.8 1.6 15.8l6.8 5z' }],
  intrigue: [
    { d: CIRCLE(8.4, 6.4, 4.2) },
    { d: 'M8.4 11c4.6 0 7 3.4 7.3 10.6H1.1C1.4 14.4 3.8 11 8.4 11z' },
    { d: 'M19.4 3.4v11', as: 'line' },
    { d: 'M15.2 12.2h8.4L19.4 19z' },
  ],
  activated: [{ d: 'M4.2 12.6 9.6 18 20 6.4', as: 'line' }],
  doubled: [{ d: 'M2 13.2 6.2 17.4 14.2 8.2M9.6 15.2 12 17.4 22 6.2', as: 'line' }],
  inspected: [
    { d: 'M1.6 12C5 7 8.4 5.2 12 5.2S19 7 22.4 12C19 17 15.6 18.8 12 18.8S5 17 1.6 12z', as: 'line' },
    { d: CIRCLE(12, 12, 3.4) },
  ],
  improved: [{ d: 'M4.4 13.4 12 5.8l7.6 7.6M4.4 20.2 12 12.6l7.6 7.6', as: 'line' }],
  cave: [{ d: 'M1.2 22.2C1.2 9 5.6 2.4 12 2.4S22.8 9 22.8 22.2h-5.2c0-6.6-2-10-5.6-10s-5.6 3.4-5.6 10z' }],
  cloud: [{ d: 'M6.6 19.6a5 5 0 0 1-.8-9.9A6.8 6.8 0 0 1 18.6 8a5.9 5.9 0 0 1-.8 11.6z' }],
  disc: [{ d: CIRCLE(12, 12, 10.6) }, { d: CIRCLE(12, 12, 6.4), as: 'shade' }],
  start: [
    { d: 'M8.6 6.8h6.8l2.2 15.4H6.4zM7.2 4.6h9.6v2.6H7.2z' },
    { d: 'M8.4 3c0-1.6 2-2.4 3.2-1.4C13 .2 16 .8 16 3z', as: 'lit' },
  ],
  round: [
    {
      d: 'M4.4 1.6h15.2v3H18c0 4.4-2.2 5.6-3.8 7.4 1.6 1.8 3.8 3 3.8 7.4h1.6v3H4.4v-3H6c0-4.4 2.2-5.6 3.8-7.4C8.2 10.2 6 9 6 4.6H4.4z',
    },
  ],
  same: [{ d: 'M4 8.6h16M4 15.4h16', as: 'line' }],
  different: [{ d: 'M4 8.6h16M4 15.4h16M16 3.6 8 20.4', as: 'line' }],
  rise: [{ d: 'M12 3 21 13h-5.4v8.4H8.4V13H3z' }],
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
const ALIASES: Record<string, string> = {
  slot: 'disc',
  ring: 'night-shift',
  island: 'cloud',
  currency: 'currency-resource',
};

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
const SHIP_INSET = 'translate(6.9 2.7) scale(.44)';
export const PICTURES: readonly string[] = Object.keys(PLAIN);
