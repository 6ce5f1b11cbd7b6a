import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { API_DIR, ROOT, SHARED_DIR } from '../project';
import type { Texts } from './texts-of-packages';

/** Where the service's French stands: its sources, and the first contents and rules that it shares with pages. */
const FOLDERS = [
  join(API_DIR, 'src'),
  join(SHARED_DIR, 'src', 'domain'),
  join(SHARED_DIR, 'src', 'schemas'),
];

type FrenchTexts = Pick<Texts, 'at' | 'french'>;

/** What the service's sources say, by line; tests apart. */
export function readSourceTexts(folders: readonly string[] = FOLDERS): FrenchTexts[] {
  return folders.flatMap(sourcesBelow).map((path) => {
    const text = readFileSync(path, 'utf8');
    const at = relative(ROOT, path);
    return { at, french: path.endsWith('.json') ? linesOf(text) : literalsOf(at, text) };
  });
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|json)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path));
}

/** Of a JSON file, its strings: one a line, as the formatter leaves them. */
function linesOf(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line, index): [string, string][] => {
      const value = /: "(.*)",?$/.exec(line)?.[1];
      return value === undefined ? [] : [[String(index + 1), value]];
    }),
  );
}

/** Strings and the fixed parts of templates, SQL apart, by line and column. */
export function literalsOf(name: string, text: string): Map<string, string> {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) {
      if (ts.isTemplateExpression(node.template)) {
        for (const { expression } of node.template.templateSpans) visit(expression);
      }
      return;
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
      found.set(`${line + 1}:${character + 1}`, node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
