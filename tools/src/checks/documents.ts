import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project';
import {
  missingDecisions,
  missingReferences,
  missingTests,
  unnumberedDecisions,
} from './documents/citation-rules';
import { type MarkdownDocument, readMarkdown } from './documents/markdown';
import {
  formerPackages,
  undeclaredNames,
  unexplainedVariables,
  unknownCommands,
  unknownIdentifiers,
  unreadVariables,
} from './documents/name-rules';
import { brokenLinks, type Complaint, missingPaths } from './documents/path-rules';
import { type ProjectFacts, readProjectFacts } from './documents/project-facts';

const DOCUMENT = /^([\w-]+\/|docs\/.*|\.github\/.*|sdk\/stubs\/)?[^/]+\.md$/;
/** Printed by a check of its own; and what was true of earlier versions. */
const LEFT_OUT = ['docs/api/contract.api.md', 'CHANGELOG.md'];
const OPERATORS_GUIDE = 'docs/guides/operate.md';
const GLOSSARY = 'docs/glossary.md';

/** Compares what the documents name with what the repository holds. @returns an empty text, or one complaint a line */
export async function checkDocuments(root: string = ROOT): Promise<string> {
  const facts = readProjectFacts(root);
  const documents = facts.paths
    .filter((path) => DOCUMENT.test(path))
    .map((path) => readMarkdown(path, readFileSync(join(root, path), 'utf8')));
  return [
    ...documents.flatMap((document) =>
      complaintsAbout(document, facts, documents).map(
        ({ line, sentence }) => `${document.path}:${line} : ${sentence}`,
      ),
    ),
    ...sourcesComplaints(facts, documents),
  ].join('\n');
}

function complaintsAbout(
  document: MarkdownDocument,
  facts: ProjectFacts,
  documents: MarkdownDocument[],
): Complaint[] {
  const anchorsOf = (path: string) => documents.find((other) => other.path === path)?.anchors;
  const links = brokenLinks(document, facts, anchorsOf);
  if (LEFT_OUT.includes(document.path)) return links;
  return [
    ...links,
    ...missingPaths(document, facts),
    ...unknownCommands(document, facts),
    ...unreadVariables(document, facts),
    ...unknownIdentifiers(document, facts),
    ...formerPackages(document, facts),
    ...missingDecisions(document.prose, facts),
    ...missingTests(document, facts),
    ...(document.path === OPERATORS_GUIDE ? unexplainedVariables(document, facts) : []),
    ...(document.path === GLOSSARY ? undeclaredNames(document, facts) : []),
  ];
}

/** Comments cite decisions and documents too. */
function sourcesComplaints(facts: ProjectFacts, documents: MarkdownDocument[]): string[] {
  const anchorsOf = (path: string) => documents.find((other) => other.path === path)?.anchors;
  return facts.sources.flatMap(({ path, text }) => {
    const lines = text.split('\n').map((content, index) => ({ line: index + 1, text: content }));
    return [
      ...missingDecisions(lines, facts),
      ...unnumberedDecisions(lines),
      ...missingReferences(lines, anchorsOf),
    ].map(({ line, sentence }) => `${path}:${line} : ${sentence}`);
  });
}
