import ts from 'typescript';

/** A source file, by its path from the repository's root. */
export type Source = { path: string; text: string };

/** A place where code writes a key of the query cache. */
export type KeyUse = {
  /** A query with its function; a key alone, as a filter; or a value read or written under a key. */
  kind: 'query' | 'filter' | 'cache-access';
  path: string;
  /** `path:line`. */
  at: string;
  /** Texts of the literal elements, null for any other; undefined where the key is no literal list. */
  key: readonly (string | null)[] | undefined;
  /** The query is the argument of `queryOptions`, or of the one hook that has no options. */
  typed: boolean;
};

/** Calls of the query client whose first argument is a key. */
const BY_KEY = new Set(['getQueryData', 'setQueryData', 'getQueryState']);
const TYPED_BY = new Set(['queryOptions', 'infiniteQueryOptions']);
/** The specification's hook: its key is its whole call, its shape is checked where it is used. */
const GENERAL_HOOK = 'shared/src/http/use-fetch.ts';

/** Every use of a key in a file. */
export function readKeyUses({ path, text }: Source): KeyUse[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const uses: KeyUse[] = [];
  const visit = (node: ts.Node): void => {
    const use = readUse(node);
    if (use) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const typed = use.typed || path === GENERAL_HOOK;
      uses.push({ ...use, typed, path, at: `${path}:${line}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

type Found = Pick<KeyUse, 'kind' | 'key' | 'typed'>;

function readUse(node: ts.Node): Found | undefined {
  if (ts.isObjectLiteralExpression(node)) return readOptions(node);
  if (ts.isCallExpression(node)) return readAccess(node);
  return undefined;
}

function readOptions(options: ts.ObjectLiteralExpression): Found | undefined {
  const named = (name: string) =>
    options.properties.find((property) => property.name?.getText() === name);
  const property = named('queryKey');
  const written = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  const key = written && readList(written);
  const typed = ts.isCallExpression(options.parent) && isTyping(options.parent);
  if (named('queryFn')) return { kind: 'query', key, typed };
  return key && { kind: 'filter', key, typed };
}

function isTyping({ expression }: ts.CallExpression): boolean {
  return TYPED_BY.has(expression.getText());
}

function readAccess({ expression, arguments: given, typeArguments }: ts.CallExpression) {
  if (!ts.isPropertyAccessExpression(expression) || !BY_KEY.has(expression.name.text)) return;
  const [key] = given;
  const literal = key && readList(key);
  if (!literal && !typeArguments) return;
  return { kind: 'cache-access' as const, key: literal, typed: false };
}

/** @returns undefined for anything but a list of elements, also for one with another list in it */
function readList(node: ts.Expression): (string | null)[] | undefined {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return readList(node.expression);
  if (!ts.isArrayLiteralExpression(node) || node.elements.some(ts.isSpreadElement))
    return undefined;
  return node.elements.map((element) => (ts.isStringLiteralLike(element) ? element.text : null));
}
