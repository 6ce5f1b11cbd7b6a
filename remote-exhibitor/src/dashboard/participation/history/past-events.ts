import type { ParticipationPart } from '@mosta/shared/domain/dashboard-link';
import type { Money } from '@mosta/shared/domain/money';
import type { ParticipationDocument } from '@mosta/shared/schemas/document.schema';
import type { ParticipationMessage } from '@mosta/shared/schemas/message.schema';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { Progress } from '@mosta/shared/schemas/progress.schema';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import type { Hold } from '@mosta/shared/schemas/stand.schema';
import type { Statement } from '@mosta/shared/schemas/statement.schema';
import { QUOTES_ADDRESS, standAddress } from '../../../paths';
import { partAddress } from '../participation-address';

/** Something that has happened, as a line of a list. */
export type PastEvent = {
  key: string;
  kind:
    | Exclude<Participation['status'], 'received'>
    | ('received' | 'confirmed' | 'payment' | 'hold' | 'quote')
    | ('messageReceived' | 'messageSent' | 'documentReceived' | 'documentSent');
  /** An instant, or a day of the calendar. */
  at: string;
  /** What it is about, in nobody's language: a stand, a reference, a file's name. */
  subject?: string;
  amount?: Money;
  /** Where it can be looked at. */
  to: string;
};

/** What is known; a list that is not there yet counts as empty. */
export type EventFacts = {
  participation: Pick<Participation, '_id' | 'status' | 'createdAt' | 'decidedAt'>;
  progress: Pick<Progress, 'confirmedAt'>;
  payments?: Statement['payments'] | undefined;
  documents?: readonly ParticipationDocument[] | undefined;
  messages?: readonly ParticipationMessage[] | undefined;
  holds?: readonly Hold[] | undefined;
  quotes?: readonly Pick<QuoteAnswer, '_id' | 'reference' | 'createdAt'>[] | undefined;
};

/** The steps that the participation has taken: receipt, decision, confirmation, payments. */
export function milestonesOf({ participation, progress, payments = [] }: EventFacts): PastEvent[] {
  const { status, createdAt, decidedAt } = participation;
  const to = (part: ParticipationPart) => partAddress(part, participation);
  return [
    { key: 'received', kind: 'received', at: createdAt, to: to('suivi') },
    ...(decidedAt !== null && status !== 'received'
      ? [{ key: 'decided', kind: status, at: decidedAt, to: to('suivi') }]
      : []),
    ...(progress.confirmedAt === null
      ? []
      : [
          {
            ...{ key: 'confirmed', kind: 'confirmed' as const },
            ...{ at: progress.confirmedAt, to: to('suivi') },
          },
        ]),
    ...payments.map(({ _id, amount, receivedOn }) => ({
      ...{ key: _id, kind: 'payment' as const, at: receivedOn, amount, to: to('paiement') },
    })),
  ];
}

/** Everything that has happened, the newest first. */
export function pastEventsOf(facts: EventFacts): PastEvent[] {
  const { participation, documents = [], messages = [], holds = [], quotes = [] } = facts;
  const events: PastEvent[] = [
    ...milestonesOf(facts),
    ...documents.map(({ _id, author, name, createdAt }) => ({
      key: _id,
      kind: author === 'Organizer' ? ('documentReceived' as const) : ('documentSent' as const),
      ...{ at: createdAt, subject: name, to: partAddress('documents', participation) },
    })),
    ...messages.map(({ _id, author, sentAt }) => ({
      key: _id,
      kind: author === 'Organizer' ? ('messageReceived' as const) : ('messageSent' as const),
      ...{ at: sentAt, to: partAddress('messages', participation) },
    })),
    ...holds.map(({ _id, code, since }) => ({
      ...{ key: _id, kind: 'hold' as const, at: since, subject: code, to: standAddress(code) },
    })),
    ...quotes.map(({ _id, reference, createdAt }) => ({
      ...{ key: _id, kind: 'quote' as const, at: createdAt, subject: reference },
      to: QUOTES_ADDRESS,
    })),
  ];
  return events.sort((one, other) => timeOf(other.at) - timeOf(one.at));
}

/** Milliseconds of an instant, or of the start of a day. */
export const timeOf = (at: string) => new Date(at).getTime();
