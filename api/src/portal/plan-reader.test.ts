import { shippedHalls } from '@mosta/shared/domain/edition-halls';
import { PlanReader } from './plan-reader';

type Listed = { code: string; state: 'libre' | 'reserve' };

function start(answers: (Listed[] | Error)[]) {
  let time = 0;
  let asked = 0;
  const failed: unknown[] = [];
  let halls = shippedHalls();
  const list = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    if (answer instanceof Error) throw answer;
    return { stands: answer, halls };
  };
  const reader = new PlanReader(
    list,
    (error) => failed.push(error),
    () => time,
  );
  return {
    reader,
    failed,
    asked: () => asked,
    show: (shown: typeof halls) => {
      halls = shown;
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

const FREE: Listed[] = [{ code: 'B49', state: 'libre' }];
const SOLD: Listed[] = [{ code: 'B49', state: 'reserve' }];

it('asks once for many pages and again after a second; only a change gives another object', async () => {
  const { reader, asked, pass } = start([FREE, [...FREE], SOLD]);
  const [first, same] = await Promise.all([reader.read(), reader.read()]);
  expect(same).toBe(first);
  expect(await reader.read()).toBe(first);
  expect(asked()).toBe(1);
  pass(1000);
  expect(await reader.read()).toBe(first);
  expect(asked()).toBe(2);
  pass(1000);
  expect([...((await reader.read())?.states ?? [])]).toEqual([['B49', 'reserved']]);
});

it('says nothing while the states cannot be read, and does again afterwards', async () => {
  const { reader, failed, pass } = start([FREE, new Error('no database'), SOLD]);
  await reader.read();
  pass(1000);
  expect(await reader.read()).toBeUndefined();
  expect(failed).toHaveLength(1);
  expect((await reader.read())?.states.get('B49')).toBe('reserved');
});

it('gives another object when the halls have changed', async () => {
  const { reader, pass, show } = start([FREE]);
  const first = await reader.read();
  const [hall] = shippedHalls();
  if (!hall) throw new Error('No hall');
  show([{ ...hall, drawings: [{ id: 'a', stored: true, lacks: [] }] }]);
  expect(await reader.read()).toBe(first);
  pass(1000);
  expect((await reader.read())?.halls[0]?.drawings).toEqual([{ id: 'a', stored: true, lacks: [] }]);
});
