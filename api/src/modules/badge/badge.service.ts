import { randomUUID } from 'node:crypto';
import type { Language } from '@mosta/shared/contract/languages';
import { editionPhase } from '@mosta/shared/domain/edition-clock';
import { reference } from '@mosta/shared/domain/reference';
import type {
  Badge,
  BadgeData,
  BadgeInput,
  BadgeSheetQuery,
  Wallet,
} from '@mosta/shared/schemas/badge.schema';
import { currentEdition, editionOf, namedEdition } from '../../current-edition';
import { addMailJob, type MailOrder } from '../../outbox/mail-job';
import type { Db } from '../../platform/database/database';
import { checkBound } from '../../platform/documents/print-bound';
import type { Printer } from '../../platform/documents/printer';
import { AppError } from '../../platform/http/app-error';
import type { FailureLimiter } from '../../platform/http/failure-limiter';
import { announceOrganisation } from '../audit/organisation-change';
import { listConsents, recordConsent } from '../consent/consent.repository';
import * as badges from './badge.repository';
import { badgeMail, revokedMail } from './badge-mail';
import { BADGE_TEMPLATE, type PrintedBadge } from './badge-pdf';
import { BADGE_SHEET_TEMPLATE } from './badge-sheet-pdf';
import type { BadgeTokens } from './badge-token';
import { listEntriesOf } from './entry.repository';
import { readSharing } from './sharing.repository';
import { countPrintable, listPrintable } from './visitor.repository';
import type { WalletBadge } from './wallet-card';

/** Repeated mails to one address in a quarter of an hour: nobody's mailbox can be flooded through the form. */
export const REPEATS = { limit: 1, windowSeconds: 900 } as const;

/** Fifty pages: three seconds of drawing, of the ten that a document may take. */
const MOST_ON_SHEETS = 200;

const SENT_AGAIN =
  'Votre badge vient d’être envoyé de nouveau à cette adresse ; regardez aussi parmi les courriers indésirables.';

/** The number of a badge as people read it; a new one is of the current edition. */
export const referenceOf = ({ number, edition }: { number: number; edition?: number }) =>
  reference('badge', editionOfBadge({ edition }), number);

const editionOfBadge = ({ edition }: { edition?: number }) =>
  edition === undefined ? currentEdition() : editionOf(edition);

const isOver = (badge: { edition?: number }) =>
  editionPhase(editionOfBadge(badge), new Date()).phase === 'after';

export type BadgeDependencies = {
  db: Db;
  tokens: BadgeTokens;
  /** The portal's address, for the link to the badge. */
  publicUrl: string;
  repeats: FailureLimiter;
  printer: Printer;
  /** The wallets that take badges at a moment. */
  walletsAt: (now: Date) => Wallet[];
};

export type BadgeService = ReturnType<typeof createBadgeService>;

/** Badges, for the visitors who hold them. */
export function createBadgeService(dependencies: BadgeDependencies) {
  const { db, tokens, publicUrl, repeats, printer, walletsAt } = dependencies;

  /** What the card shows, and nothing else: as long as that is the same, so is the document. */
  const printedOf = (row: badges.NewBadge): PrintedBadge => {
    const { nom, prenom, category, company, fonction, pays } = row;
    const [reference, code] = [referenceOf(row), tokens.gateCode(row.id)];
    const { product, year, city, days } = editionOfBadge(row);
    const edition = { product, year, city, days };
    return { reference, nom, prenom, category, company, fonction, pays, code, edition };
  };

  const mailOf = (
    { id, email, number, edition }: badges.NewBadge,
    language: Language,
    revoked = false,
  ): MailOrder => {
    const addressee = { email, reference: referenceOf({ number, edition }), language };
    if (revoked) return revokedMail(addressee);
    return badgeMail(addressee, `${publicUrl}/visitor-badges?badge=${tokens.holderToken(id)}`);
  };

  /** To the address and never to the caller, who may be anybody. */
  const sendAgain = async (row: badges.BadgeRow, language: Language) => {
    if (!(await repeats.reserve(`badge|${row.email}`))) return;
    const mail = mailOf(row, language, row.revokedAt !== null);
    await db.transaction(async (transaction) => {
      if (await badges.keepBadge(transaction, row.id)) await addMailJob(transaction, mail);
    });
  };

  const rowOf = async (token: string): Promise<badges.BadgeRow> => {
    const id = tokens.readHolderToken(token);
    const row = id === null ? undefined : await badges.findBadge(db, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  };

  const toBadge = (row: badges.NewBadge & { revokedAt?: Date | null }): Badge => {
    const revoked = (row.revokedAt ?? null) !== null;
    return {
      reference: referenceOf(row),
      nom: row.nom,
      prenom: row.prenom,
      category: row.category,
      company: row.company,
      fonction: row.fonction,
      pays: row.pays,
      token: tokens.holderToken(row.id),
      days: editionOfBadge(row).days.map(({ date }) => date),
      revoked,
      wallets: revoked || isOver(row) ? [] : walletsAt(new Date()),
    };
  };

  return {
    /** @throws AppError REGISTRATIONS_CLOSED; BADGE_EXISTS, once the badge was sent to its address again */
    async request(
      { consent, contactsConsent, ...person }: BadgeInput,
      language: Language,
    ): Promise<Badge> {
      if (currentEdition().registrations === 'closed') throw new AppError('REGISTRATIONS_CLOSED');
      const known = await badges.findBadgeOf(db, person.email);
      if (!known) {
        const badge = { ...person, id: randomUUID(), number: await badges.takeNumber(db) };
        const written = await db.transaction(async (transaction) => {
          if (!(await badges.insertBadge(transaction, badge))) return false;
          await recordConsent(transaction, 'badge', badge.id, consent);
          if (contactsConsent) {
            await recordConsent(transaction, 'badge-contacts', badge.id, contactsConsent);
          }
          await addMailJob(transaction, mailOf(badge, language));
          await announceOrganisation(transaction, 'badge');
          return true;
        });
        if (written) {
          return toBadge(badge);
        }
      }
      // Another request of the same moment may have been faster.
      const other = known ?? (await badges.findBadgeOf(db, person.email));
      if (other) await sendAgain(other, language);
      throw new AppError('BADGE_EXISTS', { detail: SENT_AGAIN });
    },

    /** @throws AppError NOT_FOUND, here and below for a token that opens nothing */
    async read(token: string): Promise<Badge> {
      return toBadge(await rowOf(token));
    },

    /** Everything that is kept of a visitor (law 18-07). */
    async data(token: string): Promise<BadgeData> {
      const row = await rowOf(token);
      const { wallets: _, ...held } = toBadge(row);
      return {
        ...held,
        email: row.email,
        phone: row.phone,
        createdAt: row.createdAt.toISOString(),
        checkedInAt: row.checkedInAt?.toISOString() ?? null,
        entries: (await listEntriesOf(db, row.id)).map(({ enteredAt, leftAt }) => ({
          enteredAt: enteredAt.toISOString(),
          leftAt: leftAt?.toISOString() ?? null,
        })),
        consents: await listConsents(db, 'badge', row.id),
        sharing: await readSharing(db, row.id),
      };
    },

    /** What the gate scans. @throws AppError BADGE_REVOKED */
    async code(token: string): Promise<string> {
      return tokens.gateCode((await validRowOf(token)).id);
    },

    /** The printed card. @throws AppError BADGE_REVOKED */
    async pdf(token: string, language: Language): Promise<{ reference: string; content: Buffer }> {
      const row = await validRowOf(token);
      const printed = printedOf(row);
      const content = await printer.print(BADGE_TEMPLATE, { ...printed, language });
      return { reference: printed.reference, content };
    },

    /** The card, and where the fair is, for a wallet. @throws AppError BADGE_REVOKED, FAIR_OVER */
    async forWallet(token: string): Promise<WalletBadge> {
      const row = await validRowOf(token);
      if (isOver(row)) throw new AppError('FAIR_OVER');
      const { edition, ...printed } = printedOf(row);
      return { ...printed, edition: { ...edition, venue: editionOfBadge(row).venue } };
    },

    /** The valid ones among the wanted badges, to be cut apart. @throws AppError PRINT_EMPTY, PRINT_TOO_MANY */
    async sheets(query: BadgeSheetQuery, language: Language): Promise<Buffer> {
      checkBound(await countPrintable(db, query), MOST_ON_SHEETS);
      const { product, year } = namedEdition(query.edition);
      const printed = (await listPrintable(db, query)).map(printedOf);
      const edition = { product, year };
      return printer.print(BADGE_SHEET_TEMPLATE, { edition, language, badges: printed });
    },

    /** Erases the badge and all that hangs on it. */
    async erase(token: string): Promise<void> {
      const { id } = await rowOf(token);
      const erased = await db.transaction((transaction) =>
        badges.eraseBadge(transaction, id, referenceOf),
      );
      if (!erased) throw new AppError('NOT_FOUND');
    },
  };

  async function validRowOf(token: string): Promise<badges.BadgeRow> {
    const row = await rowOf(token);
    if (row.revokedAt) throw new AppError('BADGE_REVOKED');
    return row;
  }
}
