/** The files of the words, shared with the Python side: those of the app, and those of each game in its folder. */

const files = import.meta.glob<string>(['$tablewright/words/*/*.ftl', '$tablewright/games/*/words/*/*.ftl'], {
  query: '?raw',
  import: 'default',
});

/** The texts of *language* by file; a file has the same name in every language. */
export async function textsOf(language: string): Promise<Map<string, string>> {
  const folder = `/words/${language}/`;
  const mine = Object.entries(files).filter(([path]) => path.includes(folder));
  return new Map(
    await Promise.all(mine.map(async ([path, load]) => [path.replace(folder, '/words/'), await load()] as const)),
  );
}
