import { AppError } from '../../platform/http/app-error';
import type { FailureLimiter } from '../../platform/http/failure-limiter';

/** Guessing is slowed down for one account from one address, and, at a higher count, from all together. */
export type LoginFailures = { perAddress: FailureLimiter; perAccount: FailureLimiter };

/** Whose password is tried, and from where. */
export type Attempt = { email: string; ip: string };

/**
 * Tries a password. An AppError counts as a failure of that account; a success and a fault of ours do not.
 * @throws AppError TOO_MANY_REQUESTS without trying, when too many have failed
 */
export async function tryPassword<Result>(
  failures: LoginFailures,
  { email, ip }: Attempt,
  work: () => Promise<Result>,
): Promise<Result> {
  const counts: Count[] = [
    { limiter: failures.perAddress, key: `${email}|${ip}` },
    { limiter: failures.perAccount, key: email },
  ];
  await reserve(counts);
  try {
    const result = await work();
    await giveBack(counts);
    return result;
  } catch (error) {
    if (!(error instanceof AppError)) await giveBack(counts);
    throw error;
  }
}

type Count = { limiter: FailureLimiter; key: string };

/**
 * Counts the attempt in all or in none: refused at one address, it must not use up what the account may fail elsewhere.
 * @throws AppError when one of them allows no more
 */
async function reserve(counts: readonly Count[]): Promise<void> {
  const reserved: Count[] = [];
  for (const count of counts) {
    if (!(await count.limiter.reserve(count.key))) {
      await giveBack(reserved);
      throw new AppError('TOO_MANY_REQUESTS');
    }
    reserved.push(count);
  }
}

async function giveBack(counts: readonly Count[]): Promise<void> {
  for (const { limiter, key } of counts) await limiter.giveBack(key);
}
