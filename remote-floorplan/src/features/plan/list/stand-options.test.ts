import ar from '../../../locales/ar.json';
import en from '../../../locales/en.json';
import fr from '../../../locales/fr.json';

const STATES = ['free', 'held', 'reserved', 'blocked'] as const;
/** Speech input passes over these, and so do audits of names; other marks, such as the Arabic comma, they take for letters. */
const PUNCTUATION = /[,.:;]/g;

describe.each(Object.entries({ fr, en, ar }))('in %s', (_, { option, list }) => {
  it.each(STATES)('calls a stand by what its line shows: %s (WCAG 2.5.3)', (state) => {
    expect(option[state].replace(PUNCTUATION, '')).toBe(`{{name}} ${list[state]}`);
  });
});
