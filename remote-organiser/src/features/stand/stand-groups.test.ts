import type { Balance } from '@mosta/shared/schemas/balance.schema';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { GROUPS, groupOf } from './stand-groups';

const dinars = (amount: number) => ({ amount, currency: 'DZD' as const });
const SOLD: OrganizerStand = {
  ...{ code: 'B02', kind: 'stand', size: 9, prices: {}, state: 'confirme', revision: 1 },
  parts: [],
  cutOf: null,
  holder: {
    ...{ kind: 'sale', expires: null, reservation: 'r1', sector: 'oil' },
    exhibitor: { _id: 'e1', nom: 'Exemple', prenom: null, email: 'a@exemple.dz', company: null },
  },
};
const balance = (paid: number, due: number, late = false): Balance => ({
  ...{ reservation: 'r1', participation: null, reference: 'ME25', company: null, partial: false },
  ...{ agreed: dinars(paid + due), paid: dinars(paid), due: dinars(due), deadline: null, late },
});
const paymentOf = (own?: Balance) =>
  groupOf(SOLD, 'paiement', new Map(own ? [[own.reservation, own]] : []));

it('tells by its balance how far a sale is paid', () => {
  expect(paymentOf(balance(100, 0))).toBe('payment.paid');
  expect(paymentOf(balance(40, 60))).toBe('payment.part');
  expect(paymentOf(balance(0, 100))).toBe('payment.unpaid');
  expect(paymentOf(balance(40, 60, true))).toBe('payment.late');
  expect(paymentOf()).toBe('payment.unknown');
});

it('tells what is not sold by its state', () => {
  const free: OrganizerStand = { ...SOLD, state: 'libre', holder: null };
  expect(groupOf(free, 'paiement', new Map())).toBe('state.libre');
  expect(groupOf(free, 'filiere', new Map())).toBe('state.libre');
  expect(groupOf({ ...SOLD, state: 'option' }, 'paiement', new Map())).toBe('state.option');
});

it('tells sold stands and options by the sector of their exhibitor', () => {
  expect(groupOf(SOLD, 'filiere', new Map())).toBe('sector.oil');
  expect(groupOf({ ...SOLD, state: 'option', holder: null }, 'filiere', new Map())).toBe(
    'sector.none',
  );
});

it('has a place in its sequence for every group that a stand can have', () => {
  expect(GROUPS.etat).toContain(groupOf(SOLD, 'etat', new Map()));
  expect(GROUPS.paiement).toContain(paymentOf());
  expect(GROUPS.filiere).toContain('sector.none');
});
