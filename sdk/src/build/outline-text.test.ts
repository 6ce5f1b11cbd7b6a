import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SDK_DIR } from '../places';

const MODULE = pathToFileURL(join(SDK_DIR, 'bin', 'outline-text.mjs')).href;

/** Outlines texts one after another, in a process of their own as builds do. */
function outlinesOf(...texts: string[]): { width: number; path: string }[] {
  const program = `const { outlineText } = await import(${JSON.stringify(MODULE)});
    const texts = ${JSON.stringify(texts)};
    process.stdout.write(JSON.stringify(texts.map((text) => outlineText(text, 'arabic'))));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
  return JSON.parse(stdout.toString());
}

it('joins a letter also where another that has it as a part came first', () => {
  const [, after] = outlinesOf('المعرض الدولي', 'والصحافة');
  expect(outlinesOf('والصحافة')).toEqual([after]);
  expect(after?.path).not.toBe('');
});

it('draws the full stop of an Arabic sentence at its left, in a face that has it', () => {
  const [word, sentence, other] = outlinesOf('الوصول', 'الوصول.', 'الوصول؛');
  expect(sentence?.width).toBeGreaterThan(word?.width ?? Infinity);
  // what the face lacks would be the same box as any other character that it lacks
  expect(sentence?.path).not.toBe(other?.path);
  expect(sentence?.path.startsWith(word?.path ?? '?')).toBe(false);
});
