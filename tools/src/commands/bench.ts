import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { print } from '@mosta/portal-sdk/terminal';
import { UserError } from '@mosta/portal-sdk/user-error';
import { ROOT } from '../project';

const PLACES = ['tools', 'remote-floorplan', 'api'];

/** `npm run bench [-- <name>]`: every benchmark, or the one of that name. Ratios count; milliseconds are this machine's. */
export async function command(args: string[]): Promise<number> {
  const wanted = args[0];
  const files = PLACES.flatMap(benchmarksOf).filter(
    (file) => !wanted || file.includes(`/${wanted}.bench.`),
  );
  if (files.length === 0) throw new UserError(`Aucune mesure « ${wanted ?? ''} ».`);
  for (const file of files) {
    print(`▸ ${file.slice(ROOT.length + 1)}`);
    await import(pathToFileURL(file).href);
  }
  return 0;
}

function benchmarksOf(place: string): string[] {
  const folder = join(ROOT, place, 'bench');
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.bench.ts'))
      .map((file) => join(folder, file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
