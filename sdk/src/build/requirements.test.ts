import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingTexts } from './requirements';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locales-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (language: string, texts: object) =>
  writeFile(join(folder, `${language}.json`), JSON.stringify(texts));

it('finds the texts that one language has and another lacks', async () => {
  await write('fr', { page: { title: 'Titre', lead: 'Chapeau' } });
  await write('en', { page: { title: 'Title' } });
  await write('ar', { page: { title: 'عنوان', lead: 'مقدمة' }, more: 'المزيد' });
  expect(await missingTexts(folder)).toEqual({ fr: ['more'], en: ['page.lead', 'more'] });
});

it('finds a language that is not there at all, and nothing where there are no texts', async () => {
  await write('fr', { title: 'Titre' });
  await write('en', { title: 'Title' });
  expect(await missingTexts(folder)).toEqual({ ar: ['title'] });
  expect(await missingTexts(join(folder, 'none'))).toEqual({});
});

it('takes the plural forms of a text for one text', async () => {
  await write('fr', { stand_one: 'un stand', stand_other: '{{count}} stands' });
  await write('en', { stand_one: 'one stand', stand_other: '{{count}} stands' });
  await write('ar', { stand_zero: 'لا أجنحة', stand_two: 'جناحان', stand_other: 'أجنحة' });
  expect(await missingTexts(folder)).toEqual({});
});
