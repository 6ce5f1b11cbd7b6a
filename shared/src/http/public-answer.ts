import { FORMER_DATA, PAGE_DATA_ID } from '../contract/page-config';
import { plainClient } from './plain-client';

type Answers = Readonly<Record<string, unknown>>;

let answers: Answers | undefined;
/** Epoch milliseconds at which the answers were true; 0 where they are not any more. */
let answeredAt = 0;
/** The page's language when it began: its answers have the texts of that one and of French (0136). */
let answeredIn = '';

/** Gives what a page is drawn from, where there is no document to read it from: the answers of this moment, by path. */
export function provideAnswers(given: Answers): void {
  answers = given;
  answeredAt = Date.now();
  answeredIn = languageOfPage();
}

/**
 * The function and the first data of a query that asks a public call without parameters. Where the answer came with the
 * page (a route's `data`), the query begins with it, and asks for nothing until it is stale: at once where the answer has
 * changed since the page was drawn.
 * @param path such as `v1/hotel`
 * @param parse checks an answer; what it throws in the browser makes the query ask, and while drawing ends the drawing
 * @param without what a page begins with that has no such answer
 */
export function publicAnswer<Value>(
  path: string,
  parse: (answer: unknown) => Value,
  without?: Value,
) {
  return {
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Value> => {
      const { data } = await plainClient.get<unknown>(path, { signal });
      return parse(data);
    },
    initialData: (): Value | undefined => {
      const answer = answersOfPage()[path];
      if (answer === undefined) return without;
      try {
        return parse(answer);
      } catch (error) {
        if (typeof document === 'undefined') throw error;
        reportError(error);
        return undefined;
      }
    },
    initialDataUpdatedAt: () => {
      answersOfPage();
      return languageOfPage() === answeredIn ? answeredAt : 0;
    },
  };
}

function answersOfPage(): Answers {
  answers ??= readAnswers();
  return answers;
}

function languageOfPage(): string {
  return typeof document === 'undefined' ? '' : document.documentElement.lang;
}

function readAnswers(): Answers {
  answeredIn = languageOfPage();
  if (typeof document === 'undefined') return {};
  const block = document.getElementById(PAGE_DATA_ID);
  const text = block?.textContent;
  const read: unknown = text ? JSON.parse(text) : null;
  answeredAt = block?.hasAttribute(FORMER_DATA) ? 0 : Date.now();
  return typeof read === 'object' && read !== null ? (read as Answers) : {};
}
