import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fr from './fr.json';

/** Groups for all features. Another group belongs to the feature, or to the folder `ui`, that shows its texts. */
const SHARED = new Set(['common', 'mail', 'print']);

const SOURCES = join(__dirname, '..');

/** Keys in the strings of a source: whole, or the beginning of a template. */
function keysIn(source: string): string[] {
  const texts = [...source.matchAll(/(['"`])(\w+(?:\.\w+)*)(?:\1|\.\$\{)/g)];
  return texts.map(([, , key = '']) => key).filter(isKey);
}

function isKey(key: string): boolean {
  let part: unknown = fr;
  for (const name of key.split('.')) part = Object(part)[name];
  return key.includes('.') && part !== undefined;
}

it('has no feature borrow the texts of another', () => {
  const rooms = new Map<string, Set<string>>();
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    const room = /^features.\w[\w-]*|^ui/.exec(dirname(file))?.[0];
    if (!room || !/\.tsx?$/.test(file)) continue;
    for (const key of keysIn(readFileSync(join(SOURCES, file), 'utf8'))) {
      const group = key.split('.', 1)[0] ?? '';
      rooms.set(group, (rooms.get(group) ?? new Set()).add(room));
    }
  }
  const borrowed = [...rooms].filter(([group, { size }]) => size > 1 && !SHARED.has(group));
  expect(borrowed.map(([group, shown]) => [group, ...shown])).toEqual([]);
  expect([...SHARED].filter((group) => (rooms.get(group)?.size ?? 0) < 2)).toEqual([]);
});
