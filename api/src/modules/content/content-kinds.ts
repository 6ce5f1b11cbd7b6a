import type { ContentKind, Contents } from '@mosta/shared/schemas/content.schema';
import { hotelListSchema } from '@mosta/shared/schemas/hotel.schema';
import { newsListSchema } from '@mosta/shared/schemas/news.schema';
import { offerListSchema } from '@mosta/shared/schemas/offer-content.schema';
import {
  letterListSchema,
  memberListSchema,
  questionListSchema,
} from '@mosta/shared/schemas/page-content.schema';
import { programmeSchema } from '@mosta/shared/schemas/programme.schema';
import { sponsorListSchema } from '@mosta/shared/schemas/sponsor.schema';
import type * as v from 'valibot';
import { checkDecisionLetter } from './decision-rules';
import {
  FIRST_LETTERS,
  FIRST_MEMBERS,
  FIRST_OFFERS,
  FIRST_QUESTIONS,
  FIRST_SESSIONS,
  FIRST_SPONSORS,
} from './first-content';
import { FIRST_DECISION_LETTERS } from './first-decision-letters';
import { FIRST_NEWS } from './first-news';
import { hotelAnswer } from './hotel-answer';
import { checkHotel } from './hotel-rules';
import { checkItem } from './item-rules';
import { newsAnswer } from './news-answer';
import { checkSession, moveSession } from './session-rules';

/** What an entry is checked against: the days of its edition, and the other entries of its kind, drafts and shown ones. */
export type Surroundings<Kind extends ContentKind> = {
  days: readonly { date: string; opens: string; closes: string }[];
  others: readonly Contents[Kind][];
};

/** The days of an edition, in their order. */
export type Dates = readonly string[];

/** What is particular to a kind of content. */
export type KindRules<Kind extends ContentKind> = {
  /** Of the public call, for its description; '' where there is none. */
  summary: string;
  /** Of the public call, where its subject is another than contents. */
  tag?: string;
  /** Of the public call, where it is not `/v1/content/<kind>`. */
  path?: `/v1/${string}`;
  /** The public answer; left out for what no page shows, and where another call has the entries in its answer. */
  answer?: v.GenericSchema;
  /** Each entry is always there: none is added, withdrawn or removed. */
  fixed?: boolean;
  /** Makes that answer of what is shown; without it each entry stands there with its key as `id`. */
  answerOf?(entries: readonly (Contents[Kind] & { id: string })[]): unknown;
  /** Fields that name people: the audit log, from which nothing can be erased, leaves them out. */
  people: readonly (keyof Contents[Kind] & string)[];
  /** With what the fair begins, by key. */
  first: readonly { key: string; content: Contents[Kind] }[];
  /** Editions that were there before there was such a kind begin with it too; otherwise the oldest one does. */
  everywhere?: boolean;
  /** For another edition, as a draft: kinds without it go along as they are. @returns null where it has no place there */
  moved?(content: Contents[Kind], days: { from: Dates; to: Dates }): Contents[Kind] | null;
  /** @throws AppError where the entry cannot stand beside the others */
  check?(content: Contents[Kind], surroundings: Surroundings<Kind>): void;
};

export const KINDS: { readonly [Kind in ContentKind]: KindRules<Kind> } = {
  session: {
    summary: 'Liste les rendez-vous du programme, dans l’ordre des heures',
    answer: programmeSchema,
    people: ['speakers'],
    first: FIRST_SESSIONS,
    check: checkSession,
    moved: moveSession,
  },
  question: {
    summary: 'Liste les questions et leurs réponses',
    answer: questionListSchema,
    people: [],
    first: FIRST_QUESTIONS,
  },
  news: {
    ...{ summary: 'Liste les actualités, la plus récente d’abord', path: '/v1/news' },
    answer: newsListSchema,
    answerOf: newsAnswer,
    people: [],
    first: FIRST_NEWS,
    // Another edition begins without news.
    moved: () => null,
  },
  member: {
    summary: 'Liste l’équipe du salon',
    answer: memberListSchema,
    people: ['name'],
    first: FIRST_MEMBERS,
  },
  letter: {
    summary: 'Donne le mot du président\u00a0; une liste vide quand il est retiré',
    answer: letterListSchema,
    people: [],
    first: FIRST_LETTERS,
  },
  sponsor: {
    summary: 'Liste les sponsors et partenaires de l’édition',
    answer: sponsorListSchema,
    people: [],
    first: FIRST_SPONSORS,
  },
  decision: {
    ...{ summary: '', people: [], first: FIRST_DECISION_LETTERS, fixed: true },
    check: checkDecisionLetter,
  },
  hotel: {
    ...{ summary: 'Liste les hôtels', path: '/v1/hotel', tag: 'Hébergement' },
    answer: hotelListSchema,
    answerOf: hotelAnswer,
    people: [],
    // The directory is the agency's own; the sample data has examples.
    first: [],
    check: checkHotel,
  },
  // `/v1/catalogue` has them.
  item: {
    ...{ summary: '', people: [] },
    // What a fair sells beside its stands is its own; the sample data has examples.
    first: [],
    check: checkItem,
  },
  offer: {
    ...{ summary: 'Liste les offres collectives', answer: offerListSchema },
    ...{ people: [], first: FIRST_OFFERS, everywhere: true },
  },
};
