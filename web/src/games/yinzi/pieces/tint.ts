/** The colours of things, as custom properties of yinzi.css with a value for where that sheet is not loaded. */

import type { Colour } from '../view';

const TINTS: Record<string, string> = {
  coins: 'var(--yinzi-copper, #a4572a)',
  silver: 'var(--yinzi-silver-ink, #5c6878)',
  wood: 'var(--yinzi-wood, #8a5a2b)',
  stone: 'var(--yinzi-stone, #6a6f78)',
  misfortune: 'var(--yinzi-vermilion, #b5382a)',
  cabbage: 'var(--yinzi-cabbage, #4f7f2c)',
  fruit: 'var(--yinzi-fruit, #b84f1c)',
  wheat: 'var(--yinzi-wheat, #946a08)',
  rice: 'var(--yinzi-rice, #2f7f86)',
  salt: 'var(--yinzi-salt, #4f6fa0)',
  tea: 'var(--yinzi-tea, #1f6b3f)',
  cotton: 'var(--yinzi-cotton, #6a6490)',
  'sugar-cane': 'var(--yinzi-sugar-cane, #5f7f12)',
  ramie: 'var(--yinzi-ramie, #22786a)',
  bamboo: 'var(--yinzi-bamboo, #3c7a1f)',
  potato: 'var(--yinzi-potato, #86582a)',
  maize: 'var(--yinzi-maize, #a07000)',
  paper: 'var(--yinzi-paper-ink, #7a5a20)',
  porcelain: 'var(--yinzi-porcelain, #2256a8)',
  silk: 'var(--yinzi-silk, #9c2f6c)',
  'refined-sugar': 'var(--yinzi-refined-sugar, #53617a)',
  fire: 'var(--yinzi-vermilion, #b5382a)',
  flood: 'var(--yinzi-porcelain, #2256a8)',
  drought: 'var(--yinzi-wheat, #946a08)',
};

/** The colour for *id*; a gift takes that of what it gives. */
export function tint(id: string): string {
  return TINTS[id.replace(/^free-/, '')] ?? 'currentColor';
}

const CLANS: Record<Colour, [tint: string, ink: string]> = {
  red: ['var(--yinzi-red, #c23b2a)', 'var(--yinzi-red-ink, #fff)'],
  blue: ['var(--yinzi-blue, #2460b0)', 'var(--yinzi-blue-ink, #fff)'],
  yellow: ['var(--yinzi-yellow, #e2b019)', 'var(--yinzi-yellow-ink, #2b1d00)'],
  green: ['var(--yinzi-green, #2b8257)', 'var(--yinzi-green-ink, #fff)'],
};

/** Before a colour is chosen everybody's pieces are of unpainted clay. */
export function clanTint(colour: Colour | null): string {
  return colour ? CLANS[colour][0] : 'var(--yinzi-clay, #8d8577)';
}

export function clanInk(colour: Colour | null): string {
  return colour ? CLANS[colour][1] : 'var(--yinzi-clay-ink, #fff)';
}
