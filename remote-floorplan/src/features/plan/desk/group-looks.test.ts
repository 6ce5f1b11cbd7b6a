import { groupLook } from './group-looks';

const looks = Array.from({ length: 16 }, (_, index) => groupLook(index, 8));

test('sixteen groups all look different', () => {
  expect(new Set(looks.map(({ ground, pattern }) => `${ground} ${pattern}`)).size).toBe(16);
});

test('a group and the next one differ without their colours', () => {
  for (const [index, { pattern }] of looks.entries()) {
    const next = looks[index + 1];
    if (next) expect(next.pattern).not.toBe(pattern);
  }
});
