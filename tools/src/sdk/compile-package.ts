import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import ts from 'typescript';

const LEFT_OUT =
  /(^|\/)(node_modules|\.types|dist|fixtures)(\/|$)|\.test\.(ts|tsx)$|jest\.config\.mjs$/;
/** Sources that stay as they are: a new remote starts from them. */
const VERBATIM = /^template\/|\.d\.ts$/;
const CODE = /\.(ts|tsx|mjs)$/;

/** A package of the workspace as one that can be installed anywhere. */
export type Compiled = {
  /** Content by path relative to the package. */
  files: Map<string, string | Buffer>;
  /** What each compiled module imports, as it is written there. */
  imports: Map<string, string[]>;
};

/**
 * Compiles a package to JavaScript module by module: every file keeps its place, and says the whole name of what it
 * imports, as Node wants it.
 * @param directory of the package
 * @param folders and files of it that are taken
 * @param vendored packages that lie inside of the compiled one, by name, and where their `src` goes
 */
export async function compilePackage(
  directory: string,
  folders: readonly string[],
  vendored: Readonly<Record<string, string>> = {},
): Promise<Compiled> {
  const compiled: Compiled = { files: new Map(), imports: new Map() };
  for (const path of (
    await Promise.all(folders.map((folder) => filesOf(directory, folder)))
  ).flat()) {
    const content = await readFile(join(directory, path));
    if (VERBATIM.test(path) || !CODE.test(path)) {
      compiled.files.set(path, content);
      continue;
    }
    const output = path.replace(/\.tsx?$/, '.js');
    const text = compile(join(directory, path), content.toString('utf8'), (specifier) => {
      const to = settled(specifier, join(directory, path), output, vendored);
      compiled.imports.set(output, [...(compiled.imports.get(output) ?? []), to]);
      return to;
    });
    compiled.files.set(output, text);
  }
  return compiled;
}

async function filesOf(directory: string, path: string): Promise<string[]> {
  const place = join(directory, path);
  if (extname(path) !== '') return existsSync(place) ? [path] : [];
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .filter((file) => VERBATIM.test(file) || !LEFT_OUT.test(file))
    .sort();
}

function compile(fileName: string, source: string, settle: (specifier: string) => string): string {
  const { outputText } = ts.transpileModule(source, {
    fileName: fileName.replace(/\.mjs$/, '.js'),
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
      allowJs: true,
    },
    transformers: { before: [settleSpecifiers(settle)] },
  });
  return outputText;
}

/** Rewrites what a module imports or re-exports, at once or on demand. */
function settleSpecifiers(
  settle: (specifier: string) => string,
): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (file) => {
    const literal = (text: string) => context.factory.createStringLiteral(settle(text), true);
    const visit = (node: ts.Node): ts.Node => {
      const inner = ts.visitEachChild(node, visit, context);
      if (ts.isImportDeclaration(inner) && ts.isStringLiteral(inner.moduleSpecifier)) {
        if (inner.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return inner;
        const { modifiers, importClause, moduleSpecifier, attributes } = inner;
        const to = literal(moduleSpecifier.text);
        return context.factory.updateImportDeclaration(
          inner,
          modifiers,
          importClause,
          to,
          attributes,
        );
      }
      if (
        ts.isExportDeclaration(inner) &&
        inner.moduleSpecifier &&
        ts.isStringLiteral(inner.moduleSpecifier)
      ) {
        if (inner.isTypeOnly) return inner;
        const { modifiers, isTypeOnly, exportClause, moduleSpecifier, attributes } = inner;
        const to = literal(moduleSpecifier.text);
        return context.factory.updateExportDeclaration(
          inner,
          modifiers,
          isTypeOnly,
          exportClause,
          to,
          attributes,
        );
      }
      if (ts.isCallExpression(inner) && inner.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const [target, ...more] = inner.arguments;
        if (!target || !ts.isStringLiteral(target)) return inner;
        // The comment before it names its chunk.
        const to = ts.setTextRange(literal(target.text), target);
        return context.factory.updateCallExpression(inner, inner.expression, undefined, [
          to,
          ...more,
        ]);
      }
      return inner;
    };
    return ts.visitEachChild(file, visit, context);
  };
}

/** What a specifier is in the compiled package. */
export function settled(
  specifier: string,
  file: string,
  output: string,
  vendored: Readonly<Record<string, string>>,
): string {
  if (specifier.startsWith('.')) {
    const target = join(dirname(file), specifier);
    return ['.ts', '.tsx'].some((extension) => existsSync(target + extension))
      ? `${specifier}.js`
      : specifier;
  }
  const name = packageName(specifier);
  const place = name === undefined ? undefined : vendored[name];
  if (name === undefined || place === undefined) return specifier;
  const path = relative(dirname(output), join(place, `${specifier.slice(name.length + 1)}.js`));
  return path.startsWith('.') ? path : `./${path}`;
}

/** `@scope/name/part` is of `@scope/name`; what is relative, or Node's own, of none. */
export function packageName(specifier: string): string | undefined {
  if (specifier.startsWith('.') || specifier.startsWith('/') || specifier.startsWith('node:'))
    return undefined;
  return /^(@[^/]+\/[^/]+|[^/]+)/.exec(specifier)?.[1];
}

/** Leaves out the modules below a folder that no module elsewhere needs. */
export function dropUnused({ files, imports }: Compiled, folder: string): void {
  const needed = new Set([...imports.keys()].filter((path) => !path.startsWith(folder)));
  for (const path of needed) {
    for (const to of imports.get(path) ?? []) {
      if (to.startsWith('.')) needed.add(join(dirname(path), to));
    }
  }
  for (const path of [...files.keys()].filter((one) => one.startsWith(folder))) {
    if (needed.has(path)) continue;
    files.delete(path);
    imports.delete(path);
  }
}

/** The packages that modules import. */
export function packagesOf({ imports }: Compiled): string[] {
  const names = [...imports.values()].flat().map(packageName);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}
