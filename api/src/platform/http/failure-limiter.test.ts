import { createFailureLimiter } from './failure-limiter';

const limiter = () => createFailureLimiter({ limit: 2, windowSeconds: 60, redis: null });

it('blocks a key after its failures, and no other', async () => {
  const failures = limiter();
  await failures.fail('a');
  expect(await failures.isBlocked('a')).toBe(false);
  await failures.fail('a');
  expect(await failures.isBlocked('a')).toBe(true);
  expect(await failures.isBlocked('b')).toBe(false);
});

it('forgets when the window has passed', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const failures = limiter();
  await failures.fail('a');
  await failures.fail('a');
  now.mockReturnValue(1_000_000 + 59_999);
  expect(await failures.isBlocked('a')).toBe(true);
  now.mockReturnValue(1_000_000 + 60_001);
  expect(await failures.isBlocked('a')).toBe(false);
  await failures.fail('a');
  expect(await failures.isBlocked('a')).toBe(false);
});
