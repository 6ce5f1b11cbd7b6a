import { publicAnswer } from '@mosta/shared/http';

type FirstContent = typeof import('@mosta/shared/domain/first-content.json');

let first: FirstContent | undefined;

/** With what a page begins that no service has filled (a build, a portal of stubs, a test): what the fair begins with. */
export function firstOf(kind: keyof FirstContent): unknown {
  return first?.[kind];
}

export async function loadFirstContent(): Promise<void> {
  first = (
    await import(/* webpackChunkName: "first-content" */ '@mosta/shared/domain/first-content.json')
  ).default;
}

/** Loads a page, and the first content where no service has filled the page: one that does brings the edition along (0078). */
export function withFirstContent<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return async () => {
    const filled = publicAnswer('v1/edition', (answer) => answer).initialData() !== undefined;
    const [page] = await Promise.all([load(), filled ? undefined : loadFirstContent()]);
    return page;
  };
}
