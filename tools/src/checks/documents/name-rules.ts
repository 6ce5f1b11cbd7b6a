import type { MarkdownDocument, Mention } from './markdown';
import { type Complaint, matches } from './path-rules';
import type { ProjectFacts } from './project-facts';

/** Names of other programs, which nothing here has to contain. */
const FOREIGN = new Set(['StreamMaxLength', 'packageManager', 'limit_conn', 'max_connections']);

/** What the argument of a script has to name: `npm run e2e -- journeys/hotels`. */
const ARGUMENTS: Record<string, (argument: string) => string> = {
  e2e: (file) => `e2e/${file}*.spec.ts`,
  faults: (file) => `api/test/faults/${file}*.test.ts`,
  bench: (name) => `tools/bench/${name}.bench.ts`,
  unit: (name) => `${name}/package.json`,
  dev: (name) => `${name}/package.json`,
  build: (name) =>
    name.startsWith('stub:') ? `sdk/stubs/${name.slice(5)}` : `${name}/package.json`,
};
const EXAMPLE_PACKAGE = 'remote-media';

/** Each `npm run …` is a script, and what follows `--` is something that it understands. */
export function unknownCommands(
  { code, blocks }: MarkdownDocument,
  facts: ProjectFacts,
): Complaint[] {
  return [...code, ...blocks].flatMap(({ line, text }) => {
    const [, script, rest = ''] = /npm run ([\w:-]+)(?:\s+--\s+([^#`]*))?/.exec(text) ?? [];
    if (script === undefined) return [];
    if (!facts.scripts.has(script))
      return [{ line, sentence: `« npm run ${script} » n’existe pas` }];
    return rest
      .split('|')
      .map((part) => part.trim().split(/\s+/)[0] ?? '')
      .filter((argument) => /^[\w:/-]+$/.test(argument) && !understands(script, argument, facts))
      .map((argument) => ({ line, sentence: `« npm run ${script} -- ${argument} » n’existe pas` }));
  });
}

function understands(script: string, argument: string, facts: ProjectFacts): boolean {
  if (script === 'portal') return facts.portalCommands.has(argument);
  const pattern = ARGUMENTS[script]?.(argument);
  return pattern === undefined || argument === EXAMPLE_PACKAGE || matches(facts, pattern);
}

/** `PORT=3001` of `PORT=3001 npm start`. */
const BEFORE_A_COMMAND = /\b([A-Z][A-Z0-9_]*)=\S+ (?=(?:\S+=\S+ )*(?:npm|npx|node) )/g;

function namesIn({ line, text }: Mention, pattern: RegExp): Mention[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => ({ line, text: name }));
}

/** Variables that are set in an example or explained in a table are read by something. */
export function unreadVariables(
  { code, blocks }: MarkdownDocument,
  { environment }: ProjectFacts,
): Complaint[] {
  const inTables = code.filter(({ column }) => column === 'variable' || column === 'set');
  const assigned = [
    ...code.flatMap((mention) => namesIn(mention, /^([A-Z][A-Z0-9_]*)=/g)),
    ...blocks.flatMap((mention) => namesIn(mention, BEFORE_A_COMMAND)),
  ];
  return [...inTables, ...assigned]
    .filter(({ text }) => !environment.has(text))
    .map(({ line, text }) => ({ line, sentence: `rien ne lit la variable ${text}` }));
}

/** Each setting of the service is a row of the operator's table. */
export function unexplainedVariables(
  { code }: MarkdownDocument,
  { configuration }: ProjectFacts,
): Complaint[] {
  const explained = new Set(
    code.filter(({ column }) => column === 'variable').map(({ text }) => text),
  );
  return [...configuration]
    .filter((name) => !explained.has(name))
    .map((name) => ({ line: 1, sentence: `la variable ${name} n’est pas expliquée` }));
}

/** Identifiers, codes and constants between backticks occur in the sources. */
export function unknownIdentifiers(
  { code }: MarkdownDocument,
  { words }: ProjectFacts,
): Complaint[] {
  return code.flatMap(({ line, text }) => {
    const [, name] = /^([A-Za-z_]\w*)(?:\(.*\))?$/.exec(text) ?? [];
    const telling = name !== undefined && /[a-z][A-Z]|[a-zA-Z]_[a-zA-Z]/.test(name);
    return telling && !words.has(name) && !FOREIGN.has(name)
      ? [{ line, sentence: `« ${name} » n’apparaît nulle part dans le code` }]
      : [];
  });
}

/** Each name of the glossary's column "in code" is declared: a type, a function, a constant, a table. */
export function undeclaredNames({ code }: MarkdownDocument, facts: ProjectFacts): Complaint[] {
  return code
    .filter(({ column, text }) => column === 'in code' && !/[/.*]/.test(text))
    .filter(({ text }) => !facts.declared.has(text))
    .map(({ line, text }) => ({ line, sentence: `le code ne déclare pas « ${text} »` }));
}

/** The SDK's packages, written `mosta-….tgz`, have the version that is packed. */
export function formerPackages(
  { code, blocks }: MarkdownDocument,
  { contractVersion }: ProjectFacts,
): Complaint[] {
  return [...code, ...blocks]
    .flatMap((mention) => namesIn(mention, /\b(mosta-[a-z-]+-\d[\d.]*\.tgz)/g))
    .filter(({ text }) => !text.endsWith(`-${contractVersion}.tgz`))
    .map(({ line, text }) => ({
      line,
      sentence: `« ${text} » n’est pas emballé ; la version est ${contractVersion}`,
    }));
}
