import type { ContentText } from '@mosta/shared/schemas/content-text.schema';
import {
  type Letter,
  type LetterAudience,
  type LetterContent,
  letterContentSchema,
} from '@mosta/shared/schemas/letter.schema';
import { PARTICIPATION_STAGES } from '@mosta/shared/schemas/progress.schema';
import * as v from 'valibot';

/** Every exhibitor whose dossier is not refused, some of them, or those who are named. */
export const READERS = ['all', 'filter', 'exhibitors'] as const;
type Readers = (typeof READERS)[number];

type Filter = Omit<Extract<LetterAudience, { kind: 'filter' }>, 'kind'>;

/** An exhibitor who is named; null: the name is not known any more. */
export type NamedExhibitor = { _id: string; company: string | null };

/** A letter as its form has it: what the other choices of readers hold stays while one of them is made. */
export type LetterValues = {
  category: LetterContent['category'];
  subject: ContentText;
  body: ContentText;
  readers: Readers;
  audience: Filter & { exhibitors: NamedExhibitor[] };
};

const EVERYBODY: Filter = {
  stages: PARTICIPATION_STAGES.filter((stage) => stage !== 'refused'),
  ...{ payment: 'any', sectors: [], country: '' },
};

export const NEW_LETTER: LetterValues = {
  category: 'dossier',
  subject: { fr: '', en: '', ar: '' },
  body: { fr: '', en: '', ar: '' },
  readers: 'filter',
  audience: { ...EVERYBODY, stages: ['confirmed'], exhibitors: [] },
};

/** Which choice an audience is. */
export function readersOf(audience: LetterAudience): Readers {
  if (audience.kind === 'exhibitors') return 'exhibitors';
  const { stages, payment, sectors, country } = audience;
  const atAll =
    stages.length === EVERYBODY.stages.length &&
    EVERYBODY.stages.every((stage) => stages.includes(stage));
  const narrowed = payment !== 'any' || sectors.length > 0 || country !== '';
  return atAll && !narrowed ? 'all' : 'filter';
}

/** What the form begins with. */
export function valuesOf(letter: Pick<Letter, 'content' | 'exhibitors'>): LetterValues {
  const { content, exhibitors } = letter;
  const { category, subject, body, audience } = content;
  const names = new Map(exhibitors.map(({ _id, company }) => [_id, company]));
  const common = { category, subject, body, readers: readersOf(audience) };
  if (audience.kind === 'exhibitors') {
    const named = audience.exhibitors.map((_id) => ({ _id, company: names.get(_id) ?? null }));
    return { ...common, audience: { ...NEW_LETTER.audience, exhibitors: named } };
  }
  const { kind: _, ...filter } = audience;
  return { ...common, audience: { ...filter, exhibitors: [] } };
}

function audienceOf({ readers, audience }: LetterValues): LetterAudience {
  const { exhibitors, ...filter } = audience;
  switch (readers) {
    case 'all':
      return { kind: 'filter', ...EVERYBODY };
    case 'filter':
      return { kind: 'filter', ...filter };
    default:
      return { kind: 'exhibitors', exhibitors: exhibitors.map(({ _id }) => _id) };
  }
}

function contentOf(values: LetterValues): v.InferInput<typeof letterContentSchema> {
  const { category, subject, body } = values;
  return { category, subject, body, audience: audienceOf(values) };
}

/** The rules of a letter, for its form. */
export const letterValuesSchema: v.GenericSchema<LetterValues, LetterContent> = v.pipe(
  v.custom<LetterValues>(() => true),
  v.transform(contentOf),
  letterContentSchema,
);

/** The readers that the form holds, as a text about them needs it. */
export function describedIn(values: LetterValues): Pick<Letter, 'exhibitors'> & {
  audience: LetterAudience;
} {
  return {
    audience: audienceOf(values),
    exhibitors: values.audience.exhibitors.flatMap(({ _id, company }) =>
      company === null ? [] : [{ _id, company }],
    ),
  };
}
