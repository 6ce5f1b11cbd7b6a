import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const manifestSchema = v.object({
  portal: v.optional(
    v.object({
      leavesOut: v.optional(v.array(v.string()), []),
      replaces: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
});

/**
 * The modules that the remote's manifest names in `portal.leavesOut`, as `<package>/<path in it>`, or as a library asks for a package that
 * it brings: parts of a library
 * that this remote never uses, though the library names them. They are empty in its build. In place of those that are
 * keys of `portal.replaces` there is a file of the remote, which has what the library still asks of them.
 * @returns the bundler's aliases of their files
 */
export function leftOut(directory: string): Record<string, string | false> {
  const file = join(directory, 'package.json');
  if (!existsSync(file)) return {};
  const { portal } = v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries([
    ...(portal?.leavesOut ?? []).map((name) => [requested(directory, name), false]),
    ...Object.entries(portal?.replaces ?? {}).map(([name, own]) => [
      requested(directory, name),
      join(directory, own),
    ]),
  ]);
}

/** The file of a module, or the name by which a library asks for a package that it brings itself. */
function requested(directory: string, name: string): string {
  const file = join(directory, 'node_modules', name);
  return existsSync(file) ? realpathSync(file) : `${name}$`;
}
