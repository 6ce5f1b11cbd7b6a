import { DEFAULT_LANGUAGE, type Language } from '@mosta/shared/contract/languages';
import { type LinePrice, type QuoteLine, withLinePrices } from '@mosta/shared/domain/pricing';
import { reference } from '@mosta/shared/domain/reference';
import type {
  OrganizerQuote,
  QuoteAnswerInput,
  QuotePage,
  QuoteQuery,
} from '@mosta/shared/schemas/organizer-quote.schema';
import { editionOf } from '../../current-edition';
import { refuseFormer } from '../../in-edition';
import { hashOfToken, newSecretToken } from '../../platform/accounts/secret-token';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { namedLines } from '../letterhead/offer-names';
import { noticeOf } from '../notification/notice';
import { notifyExhibitor } from '../notification/notification.repository';
import { findOrganizerQuote, pageOfQuotes } from './organizer-quote.repository';
import { insertQuote } from './quote.repository';
import { toQuote } from './quote.service';
import { ANSWER_TEXTS } from './quote-answer-texts';
import { choiceText } from './stored-choices';

export type OrganizerQuoteDependencies = {
  db: Db;
  /** How long an answer is valid. */
  days: number;
};

/** What organisers do with quotes. */
export function createOrganizerQuoteService({ db, days }: OrganizerQuoteDependencies) {
  return {
    list: (query: QuoteQuery): Promise<QuotePage> => pageOfQuotes(db, query),

    /**
     * As its document names things in that language.
     * @throws AppError NOT_FOUND
     */
    find: (id: string, language: Language): Promise<OrganizerQuote> => readQuote(db, id, language),

    /**
     * Gives every line « Sur devis » its price: a new quote, of the same exhibitor, who is told of it. The one that it
     * answers stays as it was given.
     * @throws AppError NOT_FOUND, EDITION_FORMER, QUOTE_NOT_ANSWERABLE; QUOTE_ANSWERED; INVALID_INPUT where a price is missing
     */
    async answer(
      actor: Actor,
      id: string,
      { prices, message }: QuoteAnswerInput,
    ): Promise<OrganizerQuote> {
      const given = await db.transaction(async (transaction) => {
        const found = await findOrganizerQuote(transaction, id, { lock: true });
        if (!found) throw new AppError('NOT_FOUND');
        const { row, shown } = found;
        await refuseFormer(transaction, row.edition);
        if (shown.answer) {
          const detail = `Le devis ${shown.answer.reference} le remplace.`;
          throw new AppError('QUOTE_ANSWERED', { detail });
        }
        const { ownerId, simulation, payment } = row;
        const open = row.priced.lines.filter(({ unitPrice }) => unitPrice === null);
        if (ownerId === null || open.length === 0) throw new AppError('QUOTE_NOT_ANSWERABLE');
        refuseMissing(open, prices);
        const edition = editionOf(row.edition);
        const terms = { promo: simulation.promo, payment };
        const priced = withLinePrices(edition, row.priced, prices, terms);
        const answer = await insertQuote(
          transaction,
          {
            // Its exhibitor reads it in the own area; nobody has a link to it.
            secretHash: hashOfToken(newSecretToken()),
            ...{ ownerId, simulation, priced, payment, answers: id },
          },
          days,
        );
        const values = {
          ...{ asked: reference('quote', edition, row.number), message },
          given: reference('quote', edition, answer.number),
        };
        await notifyExhibitor(transaction, ownerId, {
          ...{ category: 'dossier', place: { view: 'devis' } },
          texts: noticeOf(ANSWER_TEXTS, values),
          document: { kind: 'quote', id: answer.id },
        });
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'quote.answer', subject: id },
          details: { before: null, after: { reference: values.given, prices } },
        });
        return answer.id;
      });
      return readQuote(db, given);
    },
  };
}

/** What the portal named is in the reader's language; articles and what was typed stay as they are (0133). */
async function readQuote(
  db: Executor,
  id: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<OrganizerQuote> {
  const found = await findOrganizerQuote(db, id);
  if (!found) throw new AppError('NOT_FOUND');
  const { simulation, priced, ...quote } = toQuote(found.row);
  const { nationality, sector, participationType } = simulation.personalInfo;
  const personalInfo = {
    nationality: choiceText(language, nationality),
    sector: choiceText(language, sector),
    participationType: choiceText(language, participationType),
  };
  return {
    ...quote,
    simulation: { ...simulation, personalInfo },
    priced: namedLines(language, editionOf(found.row.edition), priced),
    ...found.shown,
  };
}

/** An answer that leaves a line open again would have to be answered in turn. */
function refuseMissing(open: readonly QuoteLine[], prices: readonly LinePrice[]): void {
  const missing = open.filter(
    (line) => !prices.some(({ kind, id }) => kind === line.kind && id === line.id),
  );
  if (missing.length === 0) return;
  throw new AppError('INVALID_INPUT', {
    errors: missing.map(({ name }) => ({
      path: 'prices',
      message: `Donnez un prix à «\u00a0${name}\u00a0».`,
    })),
  });
}
