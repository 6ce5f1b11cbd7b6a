import type { Language } from '@mosta/shared/contract/languages';

/** Answers of public calls, by path. */
export type Answers = Readonly<Record<string, unknown>>;

/** One page to draw. */
export type DrawingTask = { path: string; language: Language; answers: Answers };

/** Has the program read and evaluated, before its first page; its result is an empty text. */
export const LOAD = 'load';

/** The page's text as a build writes it (rules, then elements), or why there is none. */
export type DrawingResult = { text: string } | { failure: string };

/** What a version ships to draw its pages (shared/src/prerender/prerender-pages.tsx). */
export type Program = {
  /** Called again when the next page is in another language. */
  prepare: (language: Language) => Promise<(path: string, answers: Answers) => Promise<string>>;
};
