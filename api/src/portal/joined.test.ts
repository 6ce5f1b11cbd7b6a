import { joined } from './joined';

it('gives who asks during a run the result of one that begins afterwards, shared by all who wait', async () => {
  const ends: (() => void)[] = [];
  let begun = 0;
  const ask = joined(async () => {
    begun += 1;
    const number = begun;
    await new Promise<void>((resolve) => ends.push(resolve));
    return number;
  });
  const first = ask();
  const later = [ask(), ask(), ask()];
  expect(begun).toBe(1);
  ends[0]?.();
  expect(await first).toBe(1);
  while (ends.length < 2) await Promise.resolve();
  ends[1]?.();
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
});

it('runs again after a run that failed', async () => {
  let failing = true;
  const ask = joined(async () => {
    if (failing) throw new Error('gone');
    return 'there';
  });
  const [first, second] = [ask(), ask()];
  await expect(first).rejects.toThrow('gone');
  await expect(second).rejects.toThrow('gone');
  failing = false;
  expect(await ask()).toBe('there');
});
