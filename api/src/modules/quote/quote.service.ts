import { reference } from '@mosta/shared/domain/reference';
import type { QuoteAnswer, QuoteCreated, QuoteInput } from '@mosta/shared/schemas/quote.schema';
import { editionOf } from '../../current-edition';
import type { Caller } from '../../platform/accounts/access-token';
import { hashOfToken, newSecretToken } from '../../platform/accounts/secret-token';
import type { Db } from '../../platform/database/database';
import { hasCode } from '../../platform/error-code';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { giveWithCode } from '../catalogue/promo-code.service';
import { findPayerOf, type Payer } from '../payer/payer.repository';
import * as repository from './quote.repository';
import { type Simulator, toPriced } from './simulation.service';

type Dependencies = {
  db: Db;
  simulator: Simulator;
  /** How long a quote is valid. */
  days: number;
};

export type QuoteService = ReturnType<typeof createQuoteService>;

/** Quotes: given once at the day's prices, then read by their owner, an organiser, or whoever knows the secret. */
export function createQuoteService({ db, simulator, days }: Dependencies) {
  return {
    /**
     * An organiser's quote is for somebody else, so that it stays without owner until it is claimed.
     * @throws AppError EMPTY_SIMULATION, NO_LONGER_OFFERED, PROMO_UNKNOWN, TOO_MANY_REQUESTS; UNAUTHENTICATED when
     * the account is gone
     */
    async give(input: QuoteInput, caller: Caller | null, address: string): Promise<QuoteCreated> {
      const { simulation, priced, changed, gone, promoRefused } = await simulator.simulate(
        input,
        address,
      );
      // What binds must not differ in silence from what was asked for.
      if (gone.length > 0) {
        throw new AppError('NO_LONGER_OFFERED', { detail: `À retirer\u00a0: ${gone.join(', ')}.` });
      }
      if (promoRefused) throw new AppError('PROMO_UNKNOWN');
      const secret = newSecretToken();
      const quote = {
        ...{ secretHash: hashOfToken(secret), ownerId: caller?.exhibitorId ?? null },
        ...{ simulation, priced, payment: input.payment },
      };
      const code = simulation.promo ? simulation.promoCode : null;
      const row = await giveWithCode(db, code, (executor) =>
        repository.insertQuote(executor, quote, days),
      ).catch(refuseGoneAccount);
      return { ...toQuote(row), secret, changed };
    },

    async mine(ownerId: string): Promise<QuoteAnswer[]> {
      return (await repository.listQuotes(db, ownerId)).map(toQuote);
    },

    /** @throws AppError NOT_FOUND, also for someone else's */
    async read(id: string, caller: Caller): Promise<QuoteAnswer> {
      const ownerId = ownerOf(caller);
      return found(await repository.findQuote(db, readId(id), ownerId));
    },

    /** To whom a quote is made out, for its owner and organisers: a link may have passed through many hands. */
    async payerOf(id: string, caller: Caller | null): Promise<Payer | null> {
      if (!caller) return null;
      const ownerId = ownerOf(caller);
      const row = await repository.findQuote(db, readId(id), ownerId);
      return row?.ownerId ? findPayerOf(db, row.ownerId) : null;
    },

    /** A quote with its payer, for the mail that brings it to its owner; null where it is gone. */
    async forOwner(id: string): Promise<{ quote: QuoteAnswer; payer: Payer | null } | null> {
      const row = await repository.findQuote(db, id, undefined);
      if (!row) return null;
      return {
        quote: toQuote(row),
        payer: row.ownerId ? await findPayerOf(db, row.ownerId) : null,
      };
    },

    /** @throws AppError NOT_FOUND */
    async open(secret: string): Promise<QuoteAnswer> {
      return found(await repository.findQuoteBySecret(db, hashOfToken(secret)));
    },

    /** @throws AppError NOT_FOUND, also for one that has another owner; UNAUTHENTICATED when the account is gone */
    async claim(secret: string, ownerId: string): Promise<QuoteAnswer> {
      return found(
        await repository.claimQuote(db, hashOfToken(secret), ownerId).catch(refuseGoneAccount),
      );
    },
  };
}

/** Whose quotes a caller may see; undefined for an organiser, who sees all. */
function ownerOf({ role, exhibitorId }: Caller): string | undefined {
  if (role === 'Organizer') return undefined;
  if (exhibitorId === null) throw new AppError('NOT_FOUND');
  return exhibitorId;
}

/** An access token outlives a removed account by some minutes: the foreign key refuses it (23503). */
function refuseGoneAccount(error: unknown): never {
  if (error instanceof Error && hasCode(error.cause, '23503')) {
    throw new AppError('UNAUTHENTICATED');
  }
  throw error;
}

function found(row: repository.QuoteRow | undefined): QuoteAnswer {
  if (!row) throw new AppError('NOT_FOUND');
  return toQuote(row);
}

/** A quote as it is read. */
export function toQuote(row: repository.QuoteRow): QuoteAnswer {
  const { id, number, edition, createdAt, validUntil, expired, payment, simulation, priced } = row;
  return {
    _id: id,
    reference: reference('quote', editionOf(edition), number),
    createdAt: createdAt.toISOString(),
    validUntil: validUntil.toISOString(),
    ...{ expired, payment, simulation, priced: toPriced(priced) },
  };
}
