import { publicAnswer } from '@mosta/shared/http';
import { queryOptions } from '@mosta/shared/queries';
import {
  letterListSchema,
  memberListSchema,
  questionListSchema,
} from '@mosta/shared/schemas/page-content.schema';
import { sponsorListSchema } from '@mosta/shared/schemas/sponsor.schema';
import * as v from 'valibot';
import { firstOf } from './first-content.queries';

/** A public list of content, with the first content where no service has filled the page. */
export function contentAnswer<Value>(
  kind: Parameters<typeof firstOf>[0],
  parse: (answer: unknown) => Value,
) {
  const first = firstOf(kind);
  return publicAnswer(`v1/content/${kind}`, parse, first === undefined ? undefined : parse(first));
}

/** Questions and answers, of all pages. */
export function questionsQuery() {
  return queryOptions({
    queryKey: ['public', 'content', 'question'],
    ...contentAnswer('question', v.parser(questionListSchema)),
  });
}

/** The organising team. */
export function teamQuery() {
  return queryOptions({
    queryKey: ['public', 'content', 'member'],
    ...contentAnswer('member', v.parser(memberListSchema)),
  });
}

/** The president's letter, the first of the list. */
export function letterQuery() {
  return queryOptions({
    queryKey: ['public', 'content', 'letter'],
    ...contentAnswer('letter', v.parser(letterListSchema)),
  });
}

/** Sponsors and partners, in the organisers' order. */
export function sponsorsQuery() {
  return queryOptions({
    queryKey: ['public', 'content', 'sponsor'],
    ...contentAnswer('sponsor', v.parser(sponsorListSchema)),
  });
}
