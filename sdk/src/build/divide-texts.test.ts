import { divideTexts } from './divide-texts';

const lines = (count: number, text = 'Un texte de longueur moyenne') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`line${index}`, text]));
const catalogue = {
  label: 'Le salon',
  home: lines(40),
  stands: { list: lines(40), steps: ['a', 'b'] },
};

function join(parts: object[]): object {
  const into: Record<string, unknown> = {};
  for (const part of parts) {
    for (const [key, value] of Object.entries(part)) {
      const isShared = typeof value === 'object' && !Array.isArray(value) && key in into;
      into[key] = isShared ? join([into[key] as object, value]) : value;
    }
  }
  return into;
}

it('keeps a small catalogue in one part', () => {
  expect(divideTexts(catalogue, 10_000)).toEqual([catalogue]);
});

it('divides a large one into parts within the bound that together say everything', () => {
  const parts = divideTexts(catalogue, 1000);
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect(JSON.stringify(part).length).toBeLessThanOrEqual(1000);
  expect(join(parts)).toEqual(catalogue);
});

it('changes one part after one changed text, however long the text has become', () => {
  const longer = { ...catalogue, home: { ...catalogue.home, line7: 'x'.repeat(60) } };
  const before = divideTexts(catalogue, 1100);
  const after = divideTexts(longer, 1100);
  expect(after).toHaveLength(before.length);
  expect(
    after.filter((part, index) => JSON.stringify(part) !== JSON.stringify(before[index])),
  ).toHaveLength(1);
});

it('leaves alone a text that is larger than the bound', () => {
  expect(divideTexts({ a: 'x'.repeat(50), b: 'y' }, 20)).toEqual([
    { a: 'x'.repeat(50) },
    { b: 'y' },
  ]);
});
