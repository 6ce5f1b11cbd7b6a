/**
 * `npm run plan -- import <file.svg>` and `npm run plan -- check [file.json …]`: a hall from any drawing program as the
 * plan's own file, and what its codes lack (docs/guides/import-a-hall.md).
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkHall, type Fault } from '@mosta/plan/import/check-hall';
import { importHall } from '@mosta/plan/import/import-hall';
import { ImportRefused } from '@mosta/plan/import/import-loss';
import * as v from 'valibot';
import { shippedInventory } from '../src/features/plan/data/inventory';

const USAGE = `Usage : npm run plan -- <commande> [options]
  import <dessin.svg>       reprend un dessin d’Inkscape, Illustrator, Figma, LibreOffice, CorelDRAW ou AutoCAD ;
                            écrit le plan et nomme chaque code placé et chaque perte
    --out <plan.json>       fichier à écrire ; sans lui, le nom du dessin avec .json, dans le dossier courant
    --canvas <1500x300>     taille du plan en unités
    --id <nom>              nom du plan ; sans lui, celui du dessin
  check [plan.json …]       nomme les codes absents, en double, inconnus ou qui se recouvrent ;
                            sans fichier, contrôle ensemble les deux plans livrés
  Options des deux :
    --codes <fichier>       codes de l’inventaire, un par ligne ou en tableau JSON ; sans lui, ceux de cette édition
    --json                  résultat en JSON, pour les programmes
Codes de sortie : 0 si rien ne manque, 2 s’il y a des pertes ou des défauts, 1 si le fichier est refusé.`;

const OPTIONS = {
  canvas: { type: 'string' },
  codes: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  id: { type: 'string' },
  json: { type: 'boolean' },
  out: { type: 'string' },
} as const;

const LARGEST_FILE = 40_000_000;
const SHIPPED = ['drawing-a.json', 'drawing-b.json'].map((name) =>
  resolve(import.meta.dirname, '..', '..', 'plan', 'src', 'drawing', 'shipped', name),
);

class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`);

// npm changes the folder; a relative name means the one where the person is.
const pathOf = (name: string) => resolve(process.env.INIT_CWD ?? process.cwd(), name);

function main(args: string[]): number {
  const { positionals, values } = parse(args);
  const [action, ...files] = positionals;
  if (values.help || action === undefined || action === 'help') {
    print(USAGE);
    return values.help || action === 'help' ? 0 : 1;
  }
  const codes = values.codes
    ? readCodes(values.codes)
    : shippedInventory().entries.map(({ code }) => code);
  const [file] = files;
  if (action === 'import' && file !== undefined && files.length === 1)
    return importCommand(file, codes, values);
  if (action === 'check') return checkCommand(files, codes, values.json ?? false);
  throw new Refusal('USAGE', USAGE);
}

type Values = ReturnType<typeof parse>['values'];

function importCommand(file: string, codes: readonly string[], values: Values): number {
  const { json = false } = values;
  const name = basename(file, extname(file));
  const { drawing, placed, losses } = importHall(readText(file), {
    id: values.id ?? name,
    codes,
    ...(values.canvas && { canvas: canvasOf(values.canvas) }),
  });
  const out = pathOf(values.out ?? `${name}.json`);
  writeFileSync(out, `${JSON.stringify(drawing, null, 2)}\n`);
  if (json) print(JSON.stringify({ file: out, placed, losses }, null, 2));
  else {
    const unknown = placed.filter(({ known }) => !known).length;
    for (const { code, source, known } of placed)
      print(`✓ ${code} (${SOURCES[source]}${known ? '' : ', absent de l’inventaire'})`);
    for (const { code, element, reason } of losses) print(`✗ ${code} ${element} : ${reason}`);
    print(
      `Plan écrit : ${out}. Codes placés : ${placed.length}, dont absents de l’inventaire : ${unknown} ; pertes : ${losses.length}.`,
    );
  }
  return losses.length > 0 ? 2 : 0;
}

const SOURCES = { id: 'identifiant', label: 'étiquette', text: 'texte' } as const;

/** Several files are one hall: a code is missing when none of them has it. */
function checkCommand(files: readonly string[], codes: readonly string[], json: boolean): number {
  const paths = files.length > 0 ? files.map(pathOf) : SHIPPED;
  const checked = paths.map((path) => ({ path, faults: checkFile(path, codes) }));
  const isMissing = ({ code }: Fault) => code === 'MISSING';
  const everywhere = new Set(
    codes.filter((code) =>
      checked.every(({ faults }) =>
        faults.some((fault) => isMissing(fault) && fault.element === code),
      ),
    ),
  );
  const results = checked.map(({ path, faults }) => ({
    file: path,
    faults: faults.filter((fault) => !isMissing(fault) || everywhere.has(fault.element)),
  }));
  const count = results.reduce((sum, { faults }) => sum + faults.length, 0);
  if (json) print(JSON.stringify(results, null, 2));
  else {
    for (const { file, faults } of results) {
      print(`${file} : ${faults.length === 0 ? 'rien à redire' : `défauts : ${faults.length}`}`);
      for (const { code, element, reason } of faults) print(`  ✗ ${code} ${element} : ${reason}`);
    }
  }
  return count > 0 ? 2 : 0;
}

function checkFile(path: string, codes: readonly string[]): Fault[] {
  try {
    return checkHall(JSON.parse(readText(path)), codes);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof v.ValiError)
      throw new Refusal('NOT_A_PLAN', `${path} n’est pas un plan : ${error.message}`);
    throw error;
  }
}

function readCodes(file: string): string[] {
  const text = readText(file).trim();
  if (!text.startsWith('['))
    return text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.string())), text);
  if (!parsed.success) throw new Refusal('BAD_CODES', `${file} n’est pas une liste de codes.`);
  return parsed.output;
}

/** @throws Refusal for what cannot be read, or is too large */
function readText(file: string): string {
  const path = pathOf(file);
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Refusal('NO_FILE', `Fichier introuvable : ${path}`);
  if (size > LARGEST_FILE) throw new Refusal('TOO_LARGE', `${path} dépasse 40 Mo.`);
  const bytes = readFileSync(path);
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}

function canvasOf(text: string): { width: number; height: number } {
  const found = /^(\d{2,5})x(\d{2,5})$/.exec(text);
  if (!found) throw new Refusal('BAD_CANVAS', `Taille illisible : ${text}. Exemple : 1500x300.`);
  return { width: Number(found[1]), height: Number(found[2]) };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal('USAGE', `Option refusée : ${reason}\n${USAGE}`);
  }
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ImportRefused)) throw error;
  if (process.argv.includes('--json'))
    print(JSON.stringify({ error: { code: error.code, message: error.message } }));
  else process.stderr.write(`✗ ${error.code} : ${error.message}\n`);
  process.exitCode = 1;
}
