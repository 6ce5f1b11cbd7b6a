import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Descriptor, descriptorSchema } from '@mosta/shared/contract/descriptor';
import { DESCRIPTOR_FILE, MANIFEST_FILE } from '@mosta/shared/contract/published';
import type { Registry } from '@mosta/shared/contract/registry';
import * as v from 'valibot';
import type { BuildFile } from './build-files';
import { contractRefusals, facadeRefusals, refusalsOf } from './gate';
import { type Refusal, refusalText } from './refusal';
import { ReleaseError } from './release-error';
import {
  FACADES_FILE,
  type Facades,
  facadesSchema,
  REQUIREMENTS_FILE,
  requirementsSchema,
} from './requirements';

/**
 * Reads what a folder says of the build in it.
 * @param name the remote as which it shall be published
 * @throws ReleaseError BUILD_INVALID with what is missing or wrong, and what to do
 */
export async function inspectBuild(folder: string, name: string): Promise<Descriptor> {
  const found = await stat(folder).catch(() => null);
  if (!found) throw invalid(`Le dossier ${folder} n’existe pas : donnez celui d’une construction.`);
  if (!found.isDirectory()) {
    throw invalid(`${folder} est un fichier : donnez le dossier d’une construction, comme dist.`);
  }
  const file = join(folder, DESCRIPTOR_FILE);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) {
    throw invalid(
      `Il manque ${DESCRIPTOR_FILE} : ce n’est pas la construction d’un remote. Construisez-le d’abord.`,
    );
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), descriptorSchema), text);
  if (!parsed.success) {
    throw invalid(`${DESCRIPTOR_FILE} est refusé : ${v.summarize(parsed.issues)}`);
  }
  const descriptor = parsed.output;
  if (descriptor.name !== name) {
    throw invalid(
      `Cette construction est celle du remote « ${descriptor.name} », pas de « ${name} » : rien n’a été publié.`,
    );
  }
  for (const needed of [descriptor.entry, MANIFEST_FILE]) {
    if (!isInside(needed) || !existsSync(join(folder, needed))) {
      throw invalid(`Il manque le fichier ${needed} : construisez de nouveau.`);
    }
  }
  return descriptor;
}

/**
 * Reads what a build says of itself, and finds everything that speaks against publishing it.
 * @param files of the build, or where a portal has placed them
 * @param host folder of the running host's build, which says what it offers, or what it has said
 */
export async function checkBuild(
  files: readonly BuildFile[],
  descriptor: Descriptor,
  registry: Registry,
  host: string | Facades | undefined,
): Promise<Refusal[]> {
  const said = files.find(({ path }) => basename(path) === REQUIREMENTS_FILE);
  return refusalsOf({
    descriptor,
    files,
    registry,
    requirements: said && read(REQUIREMENTS_FILE, said.body, requirementsSchema),
    facades: typeof host === 'object' ? host : await facadesOf(host),
  });
}

/**
 * What speaks against showing a stored version in the running host, which may be another one than when the version was
 * published: its contract, and what it uses. Nothing where the host does not say what it offers.
 * @param folder of the version
 */
export async function hostRefusals(
  folder: string,
  descriptor: Descriptor,
  hostDist: string | undefined,
): Promise<Refusal[]> {
  const facades = await facadesOf(hostDist);
  if (!facades) return [];
  const said = await readFile(join(folder, REQUIREMENTS_FILE)).catch(() => undefined);
  const requirements = said && read(REQUIREMENTS_FILE, said, requirementsSchema);
  return [
    ...contractRefusals({ descriptor, facades }),
    ...facadeRefusals({ requirements, facades }),
  ];
}

async function facadesOf(hostDist: string | undefined): Promise<Facades | undefined> {
  const offered = hostDist && (await readFile(join(hostDist, FACADES_FILE)).catch(() => undefined));
  return offered ? read(FACADES_FILE, offered, facadesSchema) : undefined;
}

/** @throws ReleaseError BUILD_INVALID with all refusals at once */
export function requireNone(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw invalid(refusalText(refusals), refusals);
}

/** @throws ReleaseError for a text that no build wrote */
function read<Shape extends v.GenericSchema>(
  name: string,
  body: Buffer,
  shape: Shape,
): v.InferOutput<Shape> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), body.toString('utf8'));
  if (parsed.success) return parsed.output;
  throw invalid(`${name} est refusé : ${v.summarize(parsed.issues)}`);
}

function isInside(path: string): boolean {
  return path.split('/').every((part) => part !== '' && part !== '..' && part !== '.');
}

function invalid(message: string, refusals: readonly Refusal[] = []): ReleaseError {
  return new ReleaseError('BUILD_INVALID', message, { refusals });
}
