/** English, with the titles of games that there are only in tests, so that these need none of the real ones. */

import { addText, loadBundle, words } from '../app/words.svelte';

export async function speakEnglish(): Promise<void> {
  const bundle = await loadBundle('en');
  addText(bundle, 'orchard-title = Orchard\nvineyard-title = Vineyard');
  words.use('en', bundle);
}
