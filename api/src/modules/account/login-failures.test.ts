import { AppError } from '../../platform/http/app-error';
import { createFailureLimiter } from '../../platform/http/failure-limiter';
import { type LoginFailures, tryPassword } from './login-failures';

const limiter = (limit: number) => createFailureLimiter({ limit, windowSeconds: 300, redis: null });

/** Two failures from one place; delays after three and five of all strangers together. */
function setUp() {
  const waited: number[] = [];
  const failures: LoginFailures = {
    ...{ perDevice: limiter(2), perAddress: limiter(2), steps: [limiter(3), limiter(5)] },
    wait: async (milliseconds) => {
      waited.push(milliseconds);
    },
  };
  const guess = (ip: string, device: string | null = null) =>
    tryPassword(failures, { email: 'cible@exemple.dz', ip, device }, async () => {
      throw new AppError('INVALID_CREDENTIALS');
    }).catch((error: AppError) => error.code);
  const know = (ip: string, device: string | null = null) =>
    tryPassword(failures, { email: 'cible@exemple.dz', ip, device }, async () => 'in');
  return { guess, know, waited };
}

it('makes strangers wait longer and longer, and refuses none but by where they are', async () => {
  const { guess, know, waited } = setUp();
  for (let place = 0; place < 7; place += 1) {
    expect(await guess(`10.0.0.${place}`)).toBe('INVALID_CREDENTIALS');
  }
  expect(waited).toEqual([1000, 1000, 2000, 2000]);
  expect(await know('10.0.0.99')).toBe('in');
});

it('lets a known device in at once, whatever strangers do', async () => {
  const { guess, know, waited } = setUp();
  for (let time = 0; time < 9; time += 1) await guess('10.0.0.1');
  expect(await guess('10.0.0.1')).toBe('TOO_MANY_REQUESTS');
  expect(await know('10.0.0.1', 'mark')).toBe('in');
  expect(waited).toEqual([]);
});

it('counts a known device by itself', async () => {
  const { guess, know } = setUp();
  await guess('10.0.0.1', 'mark');
  await guess('10.0.0.2', 'mark');
  await expect(know('10.0.0.3', 'mark')).rejects.toThrow('TOO_MANY_REQUESTS');
  expect(await know('10.0.0.1')).toBe('in');
});

it('counts the addresses of one /64 together, and a success not at all', async () => {
  const { guess, know } = setUp();
  for (let time = 0; time < 5; time += 1) expect(await know('2001:db8::1')).toBe('in');
  await guess('2001:db8::1');
  await guess('2001:db8::2');
  expect(await guess('2001:db8::3')).toBe('TOO_MANY_REQUESTS');
  expect(await guess('2001:db8:0:1::1')).toBe('INVALID_CREDENTIALS');
});
