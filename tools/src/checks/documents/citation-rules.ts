import { posix } from 'node:path';
import { anchorOf, type MarkdownDocument, type Mention } from './markdown';
import { type Complaint, matches } from './path-rules';
import type { ProjectFacts } from './project-facts';

/** Each decision that is named by its number is there. */
export function missingDecisions(mentions: Mention[], facts: ProjectFacts): Complaint[] {
  return mentions.flatMap(({ line, text }) =>
    [...text.matchAll(/\bdecisions? (?:record )?(\d{1,4})\b|docs\/decisions\/(\d{4})/gi)]
      .map(([, inWords, inPath]) => (inWords ?? inPath ?? '').padStart(4, '0'))
      .filter((number) => !matches(facts, `docs/decisions/${number}-*.md`))
      .map((number) => ({ line, sentence: `la décision ${number} n’existe pas` })),
  );
}

const TEST = /\.(test|spec)\.tsx?$/;

/** A link to a test has words of the test's title as its text, so that a reader and this check find it in the file. */
export function missingTests(
  { path, links }: MarkdownDocument,
  { sources }: ProjectFacts,
): Complaint[] {
  return links.flatMap(({ line, text, label = '' }) => {
    if (!TEST.test(text)) return [];
    const file = posix.join(posix.dirname(path), text);
    const source = sources.find((candidate) => candidate.path === file)?.text ?? '';
    return source.includes(label)
      ? []
      : [{ line, sentence: `« ${file} » n’a pas de test « ${label} »` }];
  });
}

/** A decision is cited by its number, so that the reader finds it. */
export function unnumberedDecisions(mentions: Mention[]): Complaint[] {
  return mentions
    .filter(({ text }) => /\s\((?:decisions?|design): ?\D/.test(text))
    .map(({ line }) => ({ line, sentence: 'une décision se cite par son numéro' }));
}

/** Comments that send to a document, or to a heading of it (`ARCHITECTURE.md, "Import rules"`), send somewhere. */
export function missingReferences(
  mentions: Mention[],
  anchorsOf: (path: string) => Set<string> | undefined,
): Complaint[] {
  return mentions.flatMap(({ line, text }) =>
    [...text.matchAll(/(?<![\w/.-])([A-Z]+\.md|docs\/[\w/-]+\.md)(?:, "([^"]+)")?/g)].flatMap(
      ([, path = '', heading]) => {
        const anchors = anchorsOf(path);
        if (!anchors) return [{ line, sentence: `« ${path} » n’existe pas` }];
        const known = heading === undefined || anchors.has(anchorOf(heading));
        return known ? [] : [{ line, sentence: `« ${path} » n’a pas de titre « ${heading} »` }];
      },
    ),
  );
}
