import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@mosta/shared/contract/languages';
import { DrawingProcess } from './drawing-process';
import type { Answers } from './drawing-task';

/** A team's program: the answers say what it tries. */
const PROGRAM = `
let pages = 0;
exports.prepare = async (language) => async (path, { attempt }) => {
  pages += 1;
  if (attempt === 'settings') return JSON.stringify(process.env);
  if (attempt === 'read') return require('node:fs').readFileSync(__dirname + '/secret', 'utf8');
  if (attempt === 'start') return String(require('node:child_process').execSync('id'));
  if (attempt === 'loop') for (;;);
  if (attempt === 'throw') throw new Error('no such hotel');
  if (attempt === 'fill') for (const kept = []; ; ) kept.push(new Array(100000).fill(pages));
  return [language, path, pages].join(' ');
};
`;

/** Milliseconds for a page, and the longer time in which a program is read and evaluated. */
const SHORT = 2000;
const SLOW_PROGRAM = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${SHORT + 200});`;

let folder: string;
const processes: DrawingProcess[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'drawing-process-'));
  writeFileSync(join(folder, 'draw.cjs'), PROGRAM);
  writeFileSync(join(folder, 'slow.cjs'), SLOW_PROGRAM + PROGRAM);
  writeFileSync(join(folder, 'secret'), 'the secret');
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.end()));
  rmSync(folder, { recursive: true, force: true });
});

function start(milliseconds = 60_000, program = 'draw.cjs'): DrawingProcess {
  const limits = { milliseconds, heapMegabytes: 64 };
  const started = new DrawingProcess(join(folder, program), limits);
  processes.push(started);
  return started;
}
const page = (answers: Answers = {}, language: Language = 'fr') => ({
  ...{ path: '/hotels', language },
  answers,
});

it('draws page after page, each in its language', async () => {
  const drawing = start();
  expect(await drawing.draw(page())).toBe('fr /hotels 1');
  expect(await drawing.draw(page())).toBe('fr /hotels 2');
  expect(await drawing.draw(page({}, 'ar'))).toBe('ar /hotels 3');
  expect(await drawing.draw(page())).toBe('fr /hotels 4');
});

it('counts the start of a program for no page', async () => {
  expect(await start(SHORT, 'slow.cjs').draw(page())).toBe('fr /hotels 1');
});

it.each([
  ['read', /restricted/],
  ['start', /restricted/],
  ['throw', /no such hotel/],
])('goes on after a page whose program tries to %s', async (attempt, reason) => {
  const drawing = start();
  await expect(drawing.draw(page({ attempt }))).rejects.toThrow(reason);
  expect(await drawing.draw(page())).toBe('fr /hotels 2');
});

it('shows the program no setting of the service', async () => {
  process.env.AUTH_SECRET_OF_THIS_TEST = 'secret';
  expect(await start().draw(page({ attempt: 'settings' }))).toBe('{}');
  delete process.env.AUTH_SECRET_OF_THIS_TEST;
});

it.each(['loop', 'fill'])('ends the process of a program that tries to %s', async (attempt) => {
  const drawing = start(SHORT);
  await expect(drawing.draw(page({ attempt }))).rejects.toThrow(/process ended/);
  await expect(drawing.draw(page())).rejects.toThrow(/process ended/);
});
