import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const manifestSchema = v.object({
  portal: v.optional(v.object({ leavesOut: v.optional(v.array(v.string()), []) })),
});

/**
 * The modules that the remote's manifest names in `portal.leavesOut`, as `<package>/<path in it>`: parts of a library
 * that this remote never uses, though the library names them. They are empty in its build.
 * @returns the bundler's aliases of their files
 */
export function leftOut(directory: string): Record<string, false> {
  const file = join(directory, 'package.json');
  if (!existsSync(file)) return {};
  const { portal } = v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  const names = portal?.leavesOut ?? [];
  return Object.fromEntries(
    names.map((name) => [realpathSync(join(directory, 'node_modules', name)), false]),
  );
}
