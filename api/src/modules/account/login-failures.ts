import { AppError } from '../../platform/http/app-error';
import type { FailureLimiter } from '../../platform/http/failure-limiter';
import { addressKey } from '../../platform/http/network-address';

/**
 * Guessing is slowed down, and no account is ever locked: strangers would then decide whether its owner gets in
 * (decision 0024). A device that has signed in to the account before is counted by itself; everybody else by network
 * address, and all of them together wait longer and longer.
 */
export type LoginFailures = {
  perDevice: FailureLimiter;
  perAddress: FailureLimiter;
  /** Steps of failures of one account by unknown devices: each that is passed doubles the delay. */
  steps: readonly FailureLimiter[];
  /** Waits so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
};

/** Milliseconds after the first step; with four steps nobody waits longer than eight seconds. */
export const FIRST_DELAY = 1000;

/** Whose password is tried, and from where. */
export type Attempt = {
  email: string;
  ip: string;
  /** What the attempt comes with and a stranger lacks: the mark of a known device, or a session. */
  device: string | null;
};

type Count = { limiter: FailureLimiter; key: string };

/**
 * Tries a password. An AppError counts as a failure; a success and a fault of ours do not.
 * @throws AppError TOO_MANY_REQUESTS without trying, when too many have failed from there
 */
export async function tryPassword<Result>(
  failures: LoginFailures,
  attempt: Attempt,
  work: () => Promise<Result>,
): Promise<Result> {
  const here = countHere(failures, attempt);
  if (!(await here.limiter.reserve(here.key))) throw new AppError('TOO_MANY_REQUESTS');
  const counts = [here];
  if (attempt.device === null) {
    const passed = await reserveSteps(failures.steps, attempt.email, counts);
    if (passed > 0) await failures.wait(FIRST_DELAY * 2 ** (passed - 1));
  }
  try {
    const result = await work();
    await giveBack(counts);
    return result;
  } catch (error) {
    if (!(error instanceof AppError)) await giveBack(counts);
    throw error;
  }
}

function countHere({ perDevice, perAddress }: LoginFailures, attempt: Attempt): Count {
  const { email, ip, device } = attempt;
  return device === null
    ? { limiter: perAddress, key: `${email}|${addressKey(ip)}` }
    : { limiter: perDevice, key: `${email}|${device}` };
}

/** Counts the attempt in every step that has room. @returns how many had none */
async function reserveSteps(
  steps: readonly FailureLimiter[],
  email: string,
  counts: Count[],
): Promise<number> {
  let passed = 0;
  for (const [index, limiter] of steps.entries()) {
    const key = `${email}|step ${index}`;
    if (await limiter.reserve(key)) counts.push({ limiter, key });
    else passed += 1;
  }
  return passed;
}

async function giveBack(counts: readonly Count[]): Promise<void> {
  for (const { limiter, key } of counts) await limiter.giveBack(key);
}
