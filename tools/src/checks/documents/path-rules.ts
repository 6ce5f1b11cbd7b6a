import { posix } from 'node:path';
import picomatch from 'picomatch';
import type { MarkdownDocument, Mention } from './markdown';
import type { ProjectFacts } from './project-facts';

/** A mention that is not true, and why. */
export type Complaint = { line: number; sentence: string };

/** Names that guides make up. */
const EXAMPLES = ['remote-media', '@mosta/remote-media'];

/** How a path begins that is meant from the folder of some package, or from its `src`. */
const INSIDE_PACKAGES = ['src', 'bin', 'pages', 'features', 'locales'];

/** Links between documents lead somewhere, their anchors too. */
export function brokenLinks(
  { path, links }: MarkdownDocument,
  { paths }: ProjectFacts,
  anchorsOf: (path: string) => Set<string> | undefined,
): Complaint[] {
  return links.flatMap(({ line, text }) => {
    if (/^[a-z]+:/.test(text)) return [];
    const [file = '', anchor] = text.split('#');
    const target = file === '' ? path : posix.join(posix.dirname(path), file).replace(/\/$/, '');
    if (!paths.includes(target))
      return [{ line, sentence: `le lien « ${text} » ne mène nulle part` }];
    const known = anchor === undefined || anchorsOf(target)?.has(anchor);
    return known ? [] : [{ line, sentence: `« ${target} » n’a pas de titre « ${anchor} »` }];
  });
}

/** Paths, packages and modules between backticks exist. */
export function missingPaths({ code }: MarkdownDocument, facts: ProjectFacts): Complaint[] {
  return code.flatMap((mention) =>
    isMissing(mention, facts)
      ? [{ line: mention.line, sentence: `« ${mention.text} » n’existe pas` }]
      : [],
  );
}

function isMissing({ text }: Mention, facts: ProjectFacts): boolean {
  if (!/^[@\w.*{},<>/-]+$/.test(text) || EXAMPLES.some((name) => text.startsWith(name)))
    return false;
  const [first = ''] = text.split('/');
  const pattern = text.replace(/<[^>]+>/g, '*').replace(/\/$/, '');
  if (first === '@mosta') return !isModule(pattern, facts);
  if (pattern.split('/').some((part) => facts.built.has(part))) return false;
  if (!text.includes('/')) return isSourceName(text) && !matches(facts, `**/${pattern}`);
  if (isTopLevel(first, facts)) {
    return !matches(facts, pattern) && !(first === 'shared' && isShared(pattern, facts));
  }
  return INSIDE_PACKAGES.includes(first) && !matches(facts, `*/{,src/}${pattern}`);
}

/** `@mosta/shared/ui`, or the name of a package. */
function isModule(text: string, facts: ProjectFacts): boolean {
  const [scope, name, ...rest] = text.split('/');
  if (!facts.packages.has(`${scope}/${name}`)) return false;
  return rest.length === 0 || isShared(`${name}/${rest.join('/')}`, facts);
}

/** `shared/ui` is short for `shared/src/ui`. */
function isShared(pattern: string, facts: ProjectFacts): boolean {
  const inside = pattern.replace(/^shared\//, 'shared/src/');
  return matches(facts, `${inside}{,.ts,.tsx}`);
}

function isTopLevel(name: string, facts: ProjectFacts): boolean {
  return /^(remote-\*|[a-z.][\w.-]*)$/.test(name) && matches(facts, name);
}

function isSourceName(text: string): boolean {
  return /^[\w*][\w-]*(\.[\w-]+)*\.(ts|tsx|mjs|cjs)$/.test(text);
}

export function matches({ paths }: ProjectFacts, pattern: string): boolean {
  const test = picomatch(pattern, { dot: true });
  return paths.some((path) => test(path));
}
