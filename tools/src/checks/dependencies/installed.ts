import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { LICENCES, OTHER_LICENCES } from './accepted';

const manifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.unknown()),
  licenses: v.optional(v.unknown()),
  scripts: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** An installed package, as far as the checks ask. */
export type Installed = {
  name: string;
  version: string;
  /** As SPDX expression; null where none is stated. */
  licence: string | null;
  /** It wants to run something while it is installed. */
  installs: boolean;
};

/** Every package of pnpm's store folder. */
export async function readInstalled(root: string): Promise<Installed[]> {
  const store = join(root, 'node_modules', '.pnpm');
  const folders = (await readdir(store)).map((entry) => join(store, entry, 'node_modules'));
  const found = await Promise.all(folders.filter(existsSync).map(packagesOf));
  return found.flat();
}

/** The packages that are in a folder themselves; the others are links to their own folder. */
async function packagesOf(folder: string): Promise<Installed[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(async ({ name }) =>
      name.startsWith('@') ? packagesOf(join(folder, name)) : readPackage(join(folder, name)),
    );
  return (await Promise.all(found)).flat();
}

async function readPackage(folder: string): Promise<Installed[]> {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const manifest = v.parse(manifestSchema, JSON.parse(await readFile(file, 'utf8')));
  const { name, version, scripts, license, licenses } = manifest;
  return [
    {
      ...{ name, version, licence: licenceOf(license ?? licenses) },
      installs:
        ['preinstall', 'install', 'postinstall'].some((script) => script in scripts) ||
        existsSync(join(folder, 'binding.gyp')),
    },
  ];
}

const formerSchema = v.union([v.string(), v.object({ type: v.string() })]);

/** Older packages state a list of `{type, url}`. */
function licenceOf(stated: unknown): string | null {
  const list = Array.isArray(stated) ? stated : [stated];
  const names = list.flatMap((one) => {
    const parsed = v.safeParse(formerSchema, one);
    if (!parsed.success) return [];
    return [typeof parsed.output === 'string' ? parsed.output : parsed.output.type];
  });
  return names.length === 0 ? null : names.join(' OR ');
}

/** Only what the workspace names may run something while it is installed; the rest is named as not allowed to. */
export function checkScripts(
  installed: readonly Installed[],
  { built, ignored }: { built: readonly string[]; ignored: readonly string[] },
): string[] {
  const wanting = new Set(installed.filter(({ installs }) => installs).map(({ name }) => name));
  return [
    ...[...wanting]
      .filter((name) => !built.includes(name) && !ignored.includes(name))
      .map((name) => `${name} : veut exécuter un script à l’installation, sans décision`),
    ...[...built, ...ignored]
      .filter((name) => !wanting.has(name))
      .map((name) => `${name} : décision sur un script d’installation qui n’existe plus`),
  ];
}

/** Every licence is accepted, by its name or for the package; and no package is accepted that is not there. */
export function checkLicences(installed: readonly Installed[]): string[] {
  const refused = installed.filter(({ licence }) => licence === null || !isAccepted(licence));
  const acceptedAs = ({ name }: Installed) =>
    Object.keys(OTHER_LICENCES).find((one) => name === one || name.startsWith(`${one}-`));
  return [
    ...refused
      .filter((one) => acceptedAs(one) === undefined)
      .map(({ name, version, licence }) => `${name}@${version} : licence ${licence ?? 'non dite'}`),
    ...Object.keys(OTHER_LICENCES)
      .filter((name) => !refused.some((one) => acceptedAs(one) === name))
      .map((name) => `${name} : licence acceptée à part, sans raison désormais`),
  ];
}

/** One of several by choice, or all of them together. */
function isAccepted(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => LICENCES.has(one)));
}
