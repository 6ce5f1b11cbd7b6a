import { FIRST_EDITION } from './edition';
import { letterParagraphs } from './president-letter';

const TEXT = { fr: 'Du {{first}} au {{last}}.\n\nBienvenue\u00a0!', en: '', ar: 'من {{first}}' };

it('divides a letter at empty lines, and names the days of the edition', () => {
  expect(letterParagraphs(TEXT, 'fr', FIRST_EDITION)).toEqual({
    paragraphs: ['Du 28 avril au 1er mai 2025.', 'Bienvenue\u00a0!'],
  });
});

it('is in French, and says so, where the translation is missing', () => {
  expect(letterParagraphs(TEXT, 'en', FIRST_EDITION)).toMatchObject({
    ...{ lang: 'fr', dir: 'ltr', paragraphs: ['Du 28 avril au 1er mai 2025.', 'Bienvenue\u00a0!'] },
  });
});
