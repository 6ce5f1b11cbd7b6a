import { SECTORS } from '@mosta/shared/domain/sectors';
import { STAND_STATES } from '@mosta/shared/domain/stand-status';
import type { Balance } from '@mosta/shared/schemas/balance.schema';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';

/** What the looks of the plan tell apart. */
export const COLOURINGS = ['etat', 'paiement', 'filiere'] as const;
export type Colouring = (typeof COLOURINGS)[number];

/** How far the sale of a stand is paid; without a balance nothing is known of it. */
export const PAYMENT_GROUPS = ['paid', 'part', 'unpaid', 'late', 'unknown'] as const;
export type PaymentGroup = (typeof PAYMENT_GROUPS)[number];

/** A stand that is sold, or under option, belongs to a group of the colouring; another one to its state. */
export type StandGroup =
  | `state.${OrganizerStand['state']}`
  | `payment.${PaymentGroup}`
  | `sector.${(typeof SECTORS)[number] | 'none'}`;

const UNSOLD: readonly StandGroup[] = ['state.libre', 'state.option', 'state.bloque'];

/** The groups of a colouring, always in one sequence: a look keeps its meaning whatever is on the plan. */
export const GROUPS: Record<Colouring, readonly StandGroup[]> = {
  etat: STAND_STATES.map((state): StandGroup => `state.${state}`),
  paiement: [...UNSOLD, ...PAYMENT_GROUPS.map((group): StandGroup => `payment.${group}`)],
  filiere: [
    'state.libre',
    'state.bloque',
    ...SECTORS.map((sector): StandGroup => `sector.${sector}`),
    'sector.none',
  ],
};

/** The group of a stand. @param balances of the confirmed reservations, by their identifier */
export function groupOf(
  { state, holder }: OrganizerStand,
  colouring: Colouring,
  balances: ReadonlyMap<string, Balance>,
): StandGroup {
  const sold = state === 'reserve' || state === 'confirme';
  if (colouring === 'paiement' && sold) {
    return `payment.${paymentOf(balances.get(holder?.reservation ?? ''))}`;
  }
  if (colouring === 'filiere' && (sold || state === 'option')) {
    return `sector.${holder?.sector ?? 'none'}`;
  }
  return `state.${state}`;
}

function paymentOf(balance: Balance | undefined): PaymentGroup {
  if (!balance?.due) return 'unknown';
  if (balance.due.amount <= 0) return 'paid';
  if (balance.late) return 'late';
  return balance.paid.amount > 0 ? 'part' : 'unpaid';
}
