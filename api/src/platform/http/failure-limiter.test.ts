import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { createFailureLimiter } from './failure-limiter';

// The same counts in Redis, where a test server is given: TEST_REDIS_URL=redis://localhost:6379.
const redisUrl = process.env.TEST_REDIS_URL;
const redis = redisUrl === undefined ? null : new Redis(redisUrl);
afterAll(async () => {
  await redis?.quit();
});

const stores: [string, Redis | null][] = [['memory', null]];
if (redis) stores.push(['Redis', redis]);

describe.each(stores)('in %s', (_name, store) => {
  const limiter = (windowSeconds = 60) =>
    createFailureLimiter({ limit: 2, windowSeconds, redis: store });
  const newKey = () => randomUUID();

  it('blocks a key after its failures, and no other', async () => {
    const failures = limiter();
    const key = newKey();
    expect(await failures.reserve(key)).toBe(true);
    expect(await failures.reserve(key)).toBe(true);
    expect(await failures.reserve(key)).toBe(false);
    expect(await failures.reserve(newKey())).toBe(true);
  });

  it('lets no more than the limit pass of attempts made at once', async () => {
    const failures = limiter();
    const key = newKey();
    const attempts = Array.from({ length: 10 }, () => failures.reserve(key));
    expect((await Promise.all(attempts)).filter((allowed) => allowed)).toHaveLength(2);
  });

  it('does not count what is given back', async () => {
    const failures = limiter();
    const key = newKey();
    await failures.reserve(key);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await failures.reserve(key)).toBe(true);
      await failures.giveBack(key);
    }
    await failures.reserve(key);
    expect(await failures.reserve(key)).toBe(false);
  });

  it('forgets when the window has passed, also for what is given back afterwards', async () => {
    const failures = limiter(1);
    const key = newKey();
    await failures.reserve(key);
    await failures.reserve(key);
    expect(await failures.reserve(key)).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await failures.giveBack(key);
    expect(await failures.reserve(key)).toBe(true);
    expect(await failures.reserve(key)).toBe(true);
    expect(await failures.reserve(key)).toBe(false);
  });
});

if (redis) {
  it('writes no e-mail address into the names of what Redis keeps', async () => {
    const email = `${randomUUID()}@exemple.dz`;
    const failures = createFailureLimiter({ limit: 2, windowSeconds: 60, redis });
    const countKeys = async () => (await redis.keys('mosta:failures:*')).length;
    const before = await countKeys();
    await failures.reserve(email);
    expect(await countKeys()).toBe(before + 1);
    expect(await redis.keys(`*${email}*`)).toEqual([]);
  });
}
