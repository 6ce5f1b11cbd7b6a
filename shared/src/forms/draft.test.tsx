import fc from 'fast-check';
import * as v from 'valibot';
import { type DraftKind, readDraft, removeDraft, writeDraft } from './draft';

const KIND: DraftKind<{ name: string; lines: string[] }> = {
  key: 'brouillon-essai',
  version: 2,
  schema: v.object({ name: v.string(), lines: v.array(v.string()) }),
};

afterEach(() => localStorage.clear());

test('what was written is read again, whatever it says', () => {
  fc.assert(
    fc.property(fc.record({ name: fc.string(), lines: fc.array(fc.string()) }), (values) => {
      writeDraft(KIND, values);
      expect(readDraft(KIND)).toEqual({ values, setAside: false });
    }),
  );
});

test('without a stored draft, nothing is found or reported', () => {
  expect(readDraft(KIND)).toEqual({ values: null, setAside: false });
});

test('anything else is set aside, once, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem(KIND.key, text);
      expect(readDraft(KIND)).toEqual({ values: null, setAside: true });
      expect(readDraft(KIND)).toEqual({ values: null, setAside: false });
      expect(localStorage.getItem('brouillon-essai:aside')).toBe(text);
    }),
  );
});

test('a draft of another version is set aside', () => {
  writeDraft({ ...KIND, version: 1 }, { name: 'x', lines: [] });
  expect(readDraft(KIND)).toEqual({ values: null, setAside: true });
});

test('removing forgets what was set aside too: it is personal data', () => {
  localStorage.setItem(KIND.key, 'rubbish');
  readDraft(KIND);
  removeDraft(KIND);
  expect(localStorage).toHaveLength(0);
});
