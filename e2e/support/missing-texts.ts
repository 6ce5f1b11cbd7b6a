import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..', '..');
const AREAS = readdirSync(ROOT)
  .filter((folder) => folder.startsWith('remote-'))
  .flatMap((remote) => {
    const texts = readFileSync(join(ROOT, remote, 'src', 'locales', 'fr.json'), 'utf8');
    return Object.keys(JSON.parse(texts));
  });
const KEY = new RegExp(String.raw`\b(?:${[...new Set(AREAS)].join('|')})\.[a-z]\w*`, 'g');

/** Keys of catalogues that a page shows, or says to a screen reader, in the place of their texts. */
export async function missingTexts(page: Page): Promise<string[]> {
  const said = await page.getByRole('main').evaluate((main) => {
    const labels = [...main.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap(
      (element) => ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name)),
    );
    return [main.textContent, ...labels].join('\n');
  });
  return said.match(KEY) ?? [];
}
