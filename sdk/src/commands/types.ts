import { parseArgs } from 'node:util';
import { runBinary } from '../child';
import { remoteAt } from '../remote-project';
import { print, printError } from '../terminal';
import { checkAgainst } from '../types/check-against';
import { fetchReleasedTypes } from '../types/fetch-types';

/** `portal types [--portal <address>]`: against the installed packages, and against what a running portal offers. */
export async function typesCommand(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { portal: { type: 'string' } } });
  const { directory } = await remoteAt(process.cwd());
  const { code } = await runBinary('typescript#tsc', ['-b'], { cwd: directory });
  if (values.portal === undefined || code !== 0) return code;
  const released = await fetchReleasedTypes(values.portal);
  const errors = checkAgainst(directory, released);
  for (const error of errors) printError(error);
  if (errors.length > 0) {
    printError(
      `Ce portail (contrat ${released.contract}) ne répond pas à ce que le remote attend : adaptez-le, ou attendez que l’hôte livre.`,
    );
    return 1;
  }
  print(`✓ les types passent avec ceux du portail (contrat ${released.contract})`);
  return 0;
}
