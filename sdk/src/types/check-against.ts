import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { FacadeTypes } from '@mosta/release/requirements';
import ts from 'typescript';
import * as v from 'valibot';
import { SHARED_DIR } from '../places';
import { UserError } from '../user-error';

/** Where the released declarations seem to lie: beside the installed ones, so that they find the same libraries. */
const RELEASED = join(SHARED_DIR, '.released');
const SHARED = '@mosta/shared/';

/**
 * Checks a remote's sources against the façades of a released host in place of the installed ones.
 * @param directory of the remote
 * @returns what does not fit, one line each: file, place, code of TypeScript and its sentence
 */
export function checkAgainst(directory: string, released: FacadeTypes): string[] {
  const program = programOf(directory, released);
  const own = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(join(directory, 'src') + sep));
  return own
    .flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ])
    .map((diagnostic) => lineOf(diagnostic, directory));
}

function programOf(directory: string, released: FacadeTypes): ts.Program {
  const file = join(directory, 'tsconfig.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(
    file,
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new UserError(`${file} : ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
      },
    },
  );
  if (!parsed) throw new UserError(`${file} ne peut pas être lu.`);
  const options = { ...parsed.options, composite: false, incremental: false, noEmit: true };
  return ts.createProgram(parsed.fileNames, options, releasedHost(options, released));
}

/** Reads declarations of the façades from what the portal has sent, everything else from the disk. */
function releasedHost(options: ts.CompilerOptions, { files }: FacadeTypes): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const sent = new Map(Object.entries(files).map(([path, text]) => [join(RELEASED, path), text]));
  const folders = new Set([...sent.keys()].flatMap(foldersOf));
  const { readFile, fileExists, directoryExists } = host;
  host.readFile = (file) => sent.get(file) ?? readFile(file);
  host.fileExists = (file) => sent.has(file) || fileExists(file);
  host.directoryExists = (folder) => folders.has(folder) || (directoryExists?.(folder) ?? true);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, language, ...more) => {
    const text = sent.get(file);
    return text === undefined
      ? getSourceFile(file, language, ...more)
      : ts.createSourceFile(file, text, language, true);
  };
  const entries = sharedEntries();
  host.resolveModuleNameLiterals = (literals, containing, redirected, settings) =>
    literals.map(({ text }) => {
      const file = text.startsWith(SHARED) && releasedFile(text.slice(SHARED.length), entries);
      return file && sent.has(file)
        ? { resolvedModule: { resolvedFileName: file, extension: ts.Extension.Dts } }
        : ts.resolveModuleName(text, containing, settings, host, undefined, redirected);
    });
  return host;
}

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === RELEASED ? [folder] : [folder, ...foldersOf(folder)];
}

const exportsSchema = v.object({ exports: v.record(v.string(), v.unknown()) });

/** The exports of the package, by request without its name. */
function sharedEntries(): Record<string, string> {
  const text = readFileSync(join(SHARED_DIR, 'package.json'), 'utf8');
  const { exports } = v.parse(exportsSchema, JSON.parse(text));
  return Object.fromEntries(
    Object.entries(exports).flatMap(([key, target]) =>
      typeof target === 'string' ? [[key.slice('./'.length), target]] : [],
    ),
  );
}

/** The declarations behind a request such as `ui` or `contract/descriptor`. */
function releasedFile(request: string, entries: Record<string, string>): string | undefined {
  const exact = entries[request];
  const [folder = '', ...rest] = request.split('/');
  const target = exact ?? entries[`${folder}/*`]?.replace('*', rest.join('/'));
  return target && join(RELEASED, target.replace(/\.(tsx?|js)$/, '.d.ts'));
}

function lineOf({ file, start = 0, code, messageText }: ts.Diagnostic, directory: string): string {
  const text = ts.flattenDiagnosticMessageText(messageText, ' ');
  if (!file) return `error TS${code}: ${text}`;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${relative(directory, file.fileName)}(${line + 1},${character + 1}): error TS${code}: ${text}`;
}
