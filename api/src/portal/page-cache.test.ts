import { prepareTemplate } from '@mosta/release/page/template';
import { emptyRegistry } from '@mosta/shared/contract/registry';
import { currentEdition } from '../current-edition';
import type { PageRequest } from './page';
import { PageCache, type PageParts } from './page-cache';

const registry = emptyRegistry(new Date(0));
const template = prepareTemplate('<html><head></head><body></body></html>');
const request: PageRequest = {
  template,
  match: undefined,
  row: undefined,
  origin: 'http://localhost',
  language: 'fr',
  edition: currentEdition(),
  registry,
  settings: { environment: 'test', overrides: false, remoteOrigins: [] },
  preview: false,
  frame: undefined,
  readPlaceholder: async () => undefined,
  readManifest: async () => undefined,
  readPrerendered: async () => undefined,
};

/** A cache, and how often it assembled a page: each page reads the parts of its head once. */
function watched(mostBytes?: number) {
  const cache = new PageCache(mostBytes);
  let assembled = 0;
  const page = (...parts: PageParts) =>
    cache.page(parts, {
      ...request,
      get origin() {
        assembled += 1;
        return request.origin;
      },
    });
  return { cache, page, assembled: () => assembled };
}

it('assembles a page once, for those too who ask while it is assembled', async () => {
  const { page, assembled } = watched();
  const pages = await Promise.all([
    page(template, 'fr'),
    page(template, 'fr'),
    page(template, 'fr'),
  ]);
  expect(new Set(pages).size).toBe(1);
  expect(await page(template, 'fr')).toBe(pages[0]);
  expect(assembled()).toBe(1);
});

it.each<[string, PageParts, PageParts]>([
  ['language', [template, 'fr'], [template, 'ar']],
  ['registry', [registry], [emptyRegistry(new Date(0))]],
  ['build', [template, undefined], [prepareTemplate(template.html), undefined]],
  ['frame that was not there', [undefined, true], [{}, true]],
])('knows no page of another %s', async (_name, one, other) => {
  const { page } = watched();
  expect(await page(...one)).not.toBe(await page(...other));
});

it('keeps no more than its bytes, and what was asked for last', async () => {
  const one = watched();
  await one.page('0');
  const { cache, page } = watched(one.cache.bytes * 10);
  const first = await page('0');
  for (let number = 1; number < 100; number += 1) {
    await page(String(number));
    expect(cache.bytes).toBeLessThanOrEqual(one.cache.bytes * 10);
  }
  const last = await page('99');
  expect(await page('99')).toBe(last);
  expect(await page('0')).not.toBe(first);
});
