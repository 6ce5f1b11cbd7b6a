import { createSealedTexts } from './sealed-text';

const SECRET = 'a secret of the tests, long enough to be taken';
const texts = createSealedTexts(SECRET, 'tests');

it('opens what it sealed, for the same owner, and never writes the same twice', () => {
  const sealed = texts.seal('GEZDGNBV', 'owner');
  expect(texts.open(sealed, 'owner')).toBe('GEZDGNBV');
  expect(sealed).not.toContain('GEZDGNBV');
  expect(texts.seal('GEZDGNBV', 'owner')).not.toBe(sealed);
});

it('opens nothing of another owner, purpose or secret', () => {
  const sealed = texts.seal('GEZDGNBV', 'owner');
  expect(texts.open(sealed, 'other')).toBeNull();
  expect(createSealedTexts(SECRET, 'others').open(sealed, 'owner')).toBeNull();
  expect(createSealedTexts(`${SECRET} now`, 'tests').open(sealed, 'owner')).toBeNull();
});

it.each(['', 'short', 'A'.repeat(80)])('opens no text that it did not seal: "%s"', (sealed) => {
  expect(texts.open(sealed, 'owner')).toBeNull();
});

it('opens nothing that was changed', () => {
  const bytes = Buffer.from(texts.seal('GEZDGNBV', 'owner'), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(texts.open(bytes.toString('base64url'), 'owner')).toBeNull();
});
