import data from '@mosta/shared/domain/first-content.json';
import sessions from '@mosta/shared/domain/programme.json';
import { offerListSchema } from '@mosta/shared/schemas/offer-content.schema';
import {
  letterListSchema,
  memberListSchema,
  questionListSchema,
} from '@mosta/shared/schemas/page-content.schema';
import { programmeSchema } from '@mosta/shared/schemas/programme.schema';
import { sponsorListSchema } from '@mosta/shared/schemas/sponsor.schema';
import * as v from 'valibot';

/** The programme with which the fair begins: samples, which say so. */
export const FIRST_SESSIONS = v.parse(programmeSchema, sessions).map(keyed);
export const FIRST_QUESTIONS = v.parse(questionListSchema, data.question).map(keyed);
export const FIRST_MEMBERS = v.parse(memberListSchema, data.member).map(keyed);
export const FIRST_SPONSORS = v.parse(sponsorListSchema, data.sponsor).map(keyed);
export const FIRST_LETTERS = v.parse(letterListSchema, data.letter).map(keyed);
/** The specification's three. */
export const FIRST_OFFERS = v.parse(offerListSchema, data.offer).map(keyed);

function keyed<Entry extends { id: string }>({ id, ...content }: Entry) {
  return { key: id, content };
}
