import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { facadeSources, providedByHost } from '@mosta/portal-sdk/build/webpack/sharing';
import { UserError } from '@mosta/portal-sdk/user-error';
import { FACADES_FILE, type Facades } from '@mosta/release/requirements';
import { CONTRACT_VERSION } from '@mosta/shared/contract/contract-version';
import type { Compilation, Module, Stats } from 'webpack';

/**
 * Writes into the host's build what it offers to remotes, as webpack has seen it.
 * @throws UserError for a façade that is no part of the host
 */
export async function writeFacades(output: string, { compilation }: Stats): Promise<void> {
  const sources = facadeSources();
  const facades: Facades = {
    contract: CONTRACT_VERSION,
    facades: Object.fromEntries(
      Object.entries(sources).map(([request, file]) => [request, exportsOf(compilation, file)]),
    ),
    shared: Object.fromEntries(
      Object.entries(providedByHost()).map(([request, { version = '' }]) => [request, version]),
    ),
  };
  await writeFile(join(output, FACADES_FILE), JSON.stringify(facades));
}

function exportsOf({ modules, moduleGraph }: Compilation, file: string): string[] {
  const found = [...modules]
    .flatMap((module) => [module, ...(innerModules(module) ?? [])])
    .find((module) => module.nameForCondition() === file);
  const names = found && moduleGraph.getProvidedExports(found);
  if (!Array.isArray(names)) throw new UserError(`${file} n’est pas dans le portail construit.`);
  return [...names].sort();
}

/** Modules that webpack has joined into one. */
function innerModules(module: Module): Module[] | undefined {
  return 'modules' in module && Array.isArray(module.modules) ? module.modules : undefined;
}
