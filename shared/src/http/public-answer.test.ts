/** @jest-environment @mosta/portal-sdk/jest/page */
import type { publicAnswer } from './public-answer';

/** The module as a page begins with it: it reads the page's answers once. */
function answerOf(block: string): ReturnType<typeof publicAnswer> {
  document.body.innerHTML = block;
  let begun: typeof import('./public-answer') | undefined;
  jest.isolateModules(() => {
    begun = jest.requireActual('./public-answer');
  });
  if (!begun) throw new Error('not read');
  return begun.publicAnswer('v1/hotel', (answer) => answer);
}
const block = (attribute: string) =>
  `<script type="application/json" id="portal-data"${attribute}>{"v1/hotel":["Le Phare"]}</script>`;

it('begins with the answer of the page, as one of this moment', () => {
  const began = Date.now();
  const answer = answerOf(block(''));
  expect(answer.initialDataUpdatedAt()).toBeGreaterThanOrEqual(began);
  expect(answer.initialData()).toEqual(['Le Phare']);
});

it('shows a former answer of the page, which is to be asked for again at once', () => {
  const answer = answerOf(block(' data-former'));
  expect(answer.initialData()).toEqual(['Le Phare']);
  expect(answer.initialDataUpdatedAt()).toBe(0);
});

it('begins with nothing where the page has no answer', () => {
  expect(answerOf('').initialData()).toBeUndefined();
});

it('asks for the answer again once the page has another language, whose texts it does not have', () => {
  const answer = answerOf(block(''));
  expect(answer.initialDataUpdatedAt()).toBeGreaterThan(0);
  document.documentElement.lang = 'ar';
  expect(answer.initialDataUpdatedAt()).toBe(0);
  document.documentElement.lang = '';
});
