import type { ParticipationAnswer } from '@mosta/shared/schemas/participation-form.schema';
import type { Simulation } from '@mosta/shared/schemas/simulation.schema';
import { hashOfToken } from '../../platform/accounts/secret-token';
import type { Executor } from '../../platform/database/database';
import { listHolds } from '../hold/hold.repository';
import { claimQuote, findQuoteBySecret } from '../quote/quote.repository';
import { insertBooth } from '../reservation/booth.repository';
import { kindOf, lineOf } from '../reservation/item-line';
import { insertLines, storedPrices } from '../reservation/line.repository';
import { setPromo } from '../reservation/reservation.repository';
import { sellHeld } from '../reservation/sale';
import { fulfilWish } from '../reservation/wish.repository';
import { lockStands } from '../stand/stand.repository';

type Warnings = ParticipationAnswer['warnings'];
type Wishes = Record<string, unknown>;

/**
 * Carries the choice that goes with a participation into its reservation: the lines of a quote and the stands under
 * option. Nothing in it is an error: what cannot be carried is reported and stays in the wishes. The exhibitor is locked.
 */
export async function carryChoice(
  transaction: Executor,
  exhibitorId: string,
  reservationId: string,
  wishes: Wishes,
): Promise<{ wishes: Wishes; warnings: Warnings }> {
  const quote = await carryQuote(transaction, exhibitorId, reservationId, wishes.quote);
  const lost = await carryHolds(transaction, exhibitorId, reservationId, wishes.holds);
  return {
    // The secret opens the quote to whoever reads it: what is kept is the quote's identifier.
    wishes: quote.id === undefined ? wishes : { ...wishes, quote: quote.id },
    warnings: [...quote.warnings, ...lost],
  };
}

const quoteWarning = (message: string): Warnings => [{ path: 'tempReservation.quote', message }];

async function carryQuote(
  transaction: Executor,
  exhibitorId: string,
  reservationId: string,
  secret: unknown,
): Promise<{ id?: string; warnings: Warnings }> {
  if (secret === undefined || secret === null) return { warnings: [] };
  const hash = typeof secret === 'string' ? hashOfToken(secret) : null;
  const quote = hash === null ? undefined : await claimQuote(transaction, hash, exhibitorId);
  if (!quote) {
    const others = hash === null ? undefined : await findQuoteBySecret(transaction, hash);
    return {
      ...(others && { id: others.id }),
      warnings: quoteWarning('Ce devis n’est pas reconnu ; il est gardé avec votre demande.'),
    };
  }
  if (quote.expired) {
    return {
      id: quote.id,
      warnings: quoteWarning('Ce devis n’est plus valable ; ses prix seront revus avec vous.'),
    };
  }
  await addQuote(transaction, reservationId, quote.simulation);
  return { id: quote.id, warnings: [] };
}

/** Packages become booths without stand, unless one of their size is reserved already; the promo goes with them. */
async function addQuote(
  transaction: Executor,
  reservationId: string,
  { formule, cart, promo }: Simulation,
): Promise<void> {
  for (const { name, size, quantity, price, priceEuro } of formule.selectedFormules) {
    const prices = storedPrices({ DZD: price ?? undefined, EUR: priceEuro ?? undefined });
    const left = await fulfilWish(transaction, reservationId, { name, size, quantity, prices });
    if (left === 0) continue;
    const booth = { name, size, quantity: left, prices, standCode: null };
    await insertBooth(transaction, reservationId, booth);
  }
  for (const kind of ['communication', 'service'] as const) {
    const items = Object.values(cart).filter((item) => kindOf(item) === kind);
    await insertLines(transaction, reservationId, kind, items.map(lineOf));
  }
  if (promo) await setPromo(transaction, reservationId, promo);
}

async function carryHolds(
  transaction: Executor,
  exhibitorId: string,
  reservationId: string,
  wanted: unknown,
): Promise<Warnings> {
  if (wanted === undefined || wanted === null) return [];
  if (!Array.isArray(wanted)) {
    return [
      {
        path: 'tempReservation.holds',
        message: 'Ces options ne sont pas reconnues ; elles sont gardées avec votre demande.',
      },
    ];
  }
  const held = await listHolds(transaction, exhibitorId);
  const stands = await lockStands(
    transaction,
    held.filter(({ id }) => wanted.includes(id)).map(({ standCode }) => standCode),
  );
  const sold = new Set<unknown>();
  // Read again: one may have ended before its stand was locked.
  for (const hold of await listHolds(transaction, exhibitorId)) {
    const stand = stands.find(({ code }) => code === hold.standCode);
    if (!stand || !wanted.includes(hold.id)) continue;
    if (await sellHeld(transaction, hold, stand, reservationId)) sold.add(hold.id);
  }
  return wanted.flatMap((id, index) => (sold.has(id) ? [] : [lostHold(index)]));
}

const lostHold = (index: number) => ({
  path: `tempReservation.holds.${index}`,
  message: 'Cette option n’est plus en cours ; son stand n’a pas été réservé.',
});
