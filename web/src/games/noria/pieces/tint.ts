/** The colour of each thing, as a custom property of noria.css with a value for where that sheet is not loaded. */

const TINTS: Record<string, string> = {
  obsidian: 'var(--noria-obsidian, #5b4690)',
  energy: 'var(--noria-energy, #b87908)',
  mycelium: 'var(--noria-mycelium, #1f7f6b)',
  knowledge: 'var(--noria-knowledge, #2f62a8)',
  propeller: 'var(--noria-good, #8a4b2a)',
  sail: 'var(--noria-good, #8a4b2a)',
  compass: 'var(--noria-good, #8a4b2a)',
  lamp: 'var(--noria-fine, #9a3f6b)',
  piston: 'var(--noria-fine, #9a3f6b)',
};

/** The colour for *id*; a ship takes that of its resource, a warehouse that of its good. */
export function tint(id: string): string {
  return TINTS[id.replace(/^empty-/, '').replace(/-ship$/, '')] ?? 'currentColor';
}
