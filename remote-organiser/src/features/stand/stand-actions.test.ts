import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { actionsOn, figuresOf } from './stand-actions';

const stand = (code: string, over: Partial<OrganizerStand> = {}): OrganizerStand => ({
  ...{ code, kind: 'stand', size: 9, prices: { DZD: 185_000, EUR: 120_000 }, state: 'libre' },
  ...{ revision: 1, holder: null, parts: [], cutOf: null },
  ...over,
});

it('offers each action with the stands that it can be done with', () => {
  const [a, b, c] = [stand('A01'), stand('A02', { state: 'bloque' }), stand('A03')];
  expect(actionsOn([a, b, c])).toEqual([
    ['block', [a, c]],
    ['unblock', [b]],
  ]);
  expect(actionsOn([stand('A04', { state: 'reserve' })])).toEqual([]);
});

it('adds square metres and prices, by currency', () => {
  expect(figuresOf([stand('A01'), stand('Z1', { size: null, prices: { DZD: 5000 } })])).toEqual({
    ...{ area: 9, prices: { DZD: 190_000, EUR: 120_000 } },
  });
});
