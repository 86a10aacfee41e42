/** What every game's `Glyph` takes: one picture of its set, in HTML (sized by the font) or inside another drawing. */
export interface GlyphProps {
  noun?: string;
  id: string;
  /** Length of the side: a number of the surrounding drawing, or a CSS length. */
  size?: number | string;
  x?: number;
  y?: number;
}
