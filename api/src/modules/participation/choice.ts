import { type StandChoice, sameSize, withoutFirst } from '@mosta/shared/domain/stand-choice';
import type { ParticipationAnswer } from '@mosta/shared/schemas/participation-form.schema';
import type { Simulation } from '@mosta/shared/schemas/simulation.schema';
import { standChoiceSchema } from '@mosta/shared/schemas/stand-choice.schema';
import * as v from 'valibot';
import { hashOfToken } from '../../platform/accounts/secret-token';
import type { Executor } from '../../platform/database/database';
import { keepUse } from '../catalogue/promo-code.repository';
import { lockStock, type Shortage } from '../catalogue/stock.repository';
import { listHolds } from '../hold/hold.repository';
import { claimQuote, findQuoteBySecret, type QuoteRow } from '../quote/quote.repository';
import { insertBooth } from '../reservation/booth.repository';
import { kindOf, lineOf } from '../reservation/item-line';
import { insertLines, storedPrices } from '../reservation/line.repository';
import { setPromo } from '../reservation/reservation.repository';
import { sellHeld } from '../reservation/sale';
import { shortageText } from '../reservation/shortage-text';
import { countUnnamed, fulfilWish, sizeDiffers, wishedSizes } from '../reservation/wish.repository';
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
  const choice = v.is(standChoiceSchema, wishes.standChoice) ? wishes.standChoice : undefined;
  const quote = await carryQuote(transaction, exhibitorId, reservationId, wishes.quote, choice);
  const lost = await carryHolds(transaction, exhibitorId, reservationId, wishes.holds, choice);
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
  choice: StandChoice | undefined,
): Promise<{ id?: string; warnings: Warnings }> {
  if (secret === undefined || secret === null) return { warnings: [] };
  const hash = typeof secret === 'string' ? hashOfToken(secret) : null;
  const quote = hash === null ? undefined : await claimQuote(transaction, hash, exhibitorId);
  if (!quote) {
    const others = hash === null ? undefined : await findQuoteBySecret(transaction, hash);
    return {
      ...(others && { id: others.id }),
      warnings: quoteWarning('Ce devis n’est pas reconnu\u00a0; il est gardé avec votre demande.'),
    };
  }
  if (quote.expired) {
    return {
      id: quote.id,
      warnings: quoteWarning('Ce devis n’est plus valable\u00a0; ses prix seront revus avec vous.'),
    };
  }
  const left = await addStands(transaction, reservationId, quote.simulation, choice);
  const short = await addItems(transaction, reservationId, quote.simulation);
  const reduced = await carryPromo(transaction, reservationId, quote);
  return {
    id: quote.id,
    warnings: [
      ...(left
        ? quoteWarning(
            'Les stands déjà réservés n’ont pas la surface de ce devis\u00a0; ses stands n’y sont pas ajoutés.',
          )
        : []),
      ...short.flatMap((one) =>
        quoteWarning(`${shortageText(one)} Votre dossier en prend ce qui reste.`),
      ),
      ...(reduced
        ? []
        : quoteWarning(
            'Le code promotionnel de ce devis est épuisé\u00a0; il n’est pas appliqué.',
          )),
    ],
  };
}

/** The discount goes with the quote, whose use of the code then counts for good. @returns false where it could not */
async function carryPromo(
  transaction: Executor,
  reservationId: string,
  { id, simulation: { promo } }: Pick<QuoteRow, 'id' | 'simulation'>,
): Promise<boolean> {
  if (!promo) return true;
  if (!(await keepUse(transaction, id))) return false;
  await setPromo(transaction, reservationId, promo);
  return true;
}

/**
 * Packages become booths without stand, unless one of their size is reserved already.
 * @returns true when packages were left out, because stands of other sizes are reserved and nothing was chosen
 */
async function addStands(
  transaction: Executor,
  reservationId: string,
  { formule }: Simulation,
  choice: StandChoice | undefined,
): Promise<boolean> {
  const wished: Parameters<typeof insertBooth>[2][] = [];
  for (const { name, size, quantity, price, priceEuro } of formule.selectedFormules) {
    const prices = storedPrices({ DZD: price ?? undefined, EUR: priceEuro ?? undefined });
    const left = await fulfilWish(transaction, reservationId, { name, size, quantity, prices });
    if (left > 0) wished.push({ name, size, quantity: left, prices, standCode: null });
  }
  const others = await countUnnamed(transaction, reservationId);
  const leftOut = wished.length > 0 && others > 0 && choice === undefined;
  const kept = choice === 'replace' ? withoutFirst(wished, others) : wished;
  for (const booth of leftOut ? [] : kept) await insertBooth(transaction, reservationId, booth);
  return leftOut;
}

/** Of what is short, as many as are left. @returns the articles of which the quote has more */
async function addItems(
  transaction: Executor,
  reservationId: string,
  { cart }: Simulation,
): Promise<Shortage[]> {
  const wanted = Object.values(cart);
  const short = wanted.length === 0 ? [] : await lockStock(transaction, wanted);
  const left = new Map(short.map((one) => [one._id, one.left]));
  const taken = wanted
    .map((item) => ({ ...item, quantity: left.get(item._id) ?? item.quantity }))
    .filter(({ quantity }) => quantity > 0);
  for (const kind of ['communication', 'service', 'supply'] as const) {
    const items = taken.filter((item) => kindOf(item) === kind);
    await insertLines(transaction, reservationId, kind, items.map(lineOf));
  }
  return short;
}

async function carryHolds(
  transaction: Executor,
  exhibitorId: string,
  reservationId: string,
  wanted: unknown,
  choice: StandChoice | undefined,
): Promise<Warnings> {
  if (wanted === undefined || wanted === null) return [];
  if (!Array.isArray(wanted)) {
    return [
      {
        path: 'tempReservation.holds',
        message: 'Ces options ne sont pas reconnues\u00a0; elles sont gardées avec votre demande.',
      },
    ];
  }
  const held = await listHolds(transaction, exhibitorId);
  const stands = await lockStands(
    transaction,
    held.filter(({ id }) => wanted.includes(id)).map(({ standCode }) => standCode),
  );
  const sold = new Set<unknown>();
  const differing = new Set<unknown>();
  const wished = await wishedSizes(transaction, reservationId);
  // Read again: one may have ended before its stand was locked.
  const pairs = (await listHolds(transaction, exhibitorId)).flatMap((hold) => {
    const stand = stands.find(({ code }) => code === hold.standCode);
    return stand && wanted.includes(hold.id) ? [{ hold, stand }] : [];
  });
  // A stand that has the size of a package takes its place before another is asked about it.
  const fits = ({ stand }: (typeof pairs)[number]) =>
    wished.some((size) => sameSize(size, stand.size ?? 0));
  for (const { hold, stand } of [...pairs.filter(fits), ...pairs.filter((one) => !fits(one))]) {
    const size = stand.size ?? 0;
    if (choice === undefined && (await sizeDiffers(transaction, reservationId, size))) {
      differing.add(hold.id);
    } else if (await sellHeld(transaction, hold, stand, reservationId, choice)) sold.add(hold.id);
  }
  return wanted.flatMap((id, index) =>
    sold.has(id) ? [] : [differing.has(id) ? differingHold(index) : lostHold(index)],
  );
}

const differingHold = (index: number) => ({
  path: `tempReservation.holds.${index}`,
  message:
    'Ce stand n’a pas la surface de votre devis\u00a0; il reste sous option, et vous choisirez s’il le remplace ou s’y ajoute.',
});

const lostHold = (index: number) => ({
  path: `tempReservation.holds.${index}`,
  message: 'Cette option n’est plus en cours\u00a0; son stand n’a pas été réservé.',
});
