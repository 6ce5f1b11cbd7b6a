import { emptyRegistry } from '@mosta/shared/contract/registry';
import { type PortalFacts, portalFacts } from './contract-check';

const FACTS: PortalFacts = { registry: emptyRegistry(new Date(0)), facades: undefined };

test('a portal is asked once for many checks, and again after a while', async () => {
  let time = 0;
  const ask = jest.fn(async () => FACTS);
  const facts = portalFacts('http://localhost:3000', Promise.resolve(), ask, () => time);
  await facts();
  await facts();
  expect(ask).toHaveBeenCalledTimes(1);
  time = 60_000;
  await facts();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('while the portal does not answer, the last that it said holds', async () => {
  let time = 0;
  const ask = jest.fn().mockResolvedValueOnce(FACTS).mockRejectedValue(new Error('down'));
  const facts = portalFacts('http://localhost:3000', Promise.resolve(), ask, () => time);
  await facts();
  time = 60_000;
  expect(await facts()).toBe(FACTS);
});

test('without any answer there is nothing to compare with', async () => {
  const ask = jest.fn().mockRejectedValue(new Error('down'));
  expect(await portalFacts('http://localhost:3000', Promise.resolve(), ask)()).toBeUndefined();
});
