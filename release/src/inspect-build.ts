import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION, contractSatisfies } from '@mosta/shared/contract/contract-version';
import { type Descriptor, descriptorSchema } from '@mosta/shared/contract/descriptor';
import { DESCRIPTOR_FILE, MANIFEST_FILE } from '@mosta/shared/contract/published';
import { normalizePath, type Registry, routesOf } from '@mosta/shared/contract/registry';
import * as v from 'valibot';
import { ReleaseError } from './release-error';

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
 * Whether the portal can show a version: its contract fits, and no page of it belongs to another remote.
 * @throws ReleaseError BUILD_INVALID
 */
export function requireFit(registry: Registry, descriptor: Descriptor): void {
  const { name, contract } = descriptor;
  if (!contractSatisfies(CONTRACT_VERSION, contract)) {
    throw invalid(
      `${name} demande le contrat ${contract}, ce portail a le contrat ${CONTRACT_VERSION} : construisez avec un contrat qui convient, ou mettez le portail à jour d’abord.`,
    );
  }
  const owners = new Map(
    routesOf(registry).map(({ remote, route }) => [normalizePath(route.path), remote]),
  );
  for (const { path } of descriptor.routes) {
    const owner = owners.get(normalizePath(path));
    if (owner !== undefined && owner !== name) {
      throw invalid(
        `L’adresse ${path} appartient déjà au remote « ${owner} » : donnez-en une autre à la page.`,
      );
    }
  }
}

function isInside(path: string): boolean {
  return path.split('/').every((part) => part !== '' && part !== '..' && part !== '.');
}

function invalid(message: string): ReleaseError {
  return new ReleaseError('BUILD_INVALID', message);
}
