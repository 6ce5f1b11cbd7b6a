import { INITIAL_SIMULATION } from '@mosta/shared/domain/simulation';
import { fingerprintOf } from './current-quote';

test('a fingerprint does not depend on the order of keys, and is the one that browsers have stored', () => {
  const fingerprint = fingerprintOf(INITIAL_SIMULATION, null);
  const reversed = Object.fromEntries(Object.entries(INITIAL_SIMULATION).reverse());
  expect(fingerprintOf({ ...reversed, ...INITIAL_SIMULATION }, null)).toBe(fingerprint);
  expect(fingerprint).toMatch(/^\{"payment":null,"simulation":\{.*\}\}$/);
  expect(JSON.parse(fingerprint)).toEqual({ payment: null, simulation: INITIAL_SIMULATION });
});

test('another payment makes another fingerprint', () => {
  expect(fingerprintOf(INITIAL_SIMULATION, 'virement')).not.toBe(
    fingerprintOf(INITIAL_SIMULATION, null),
  );
});
