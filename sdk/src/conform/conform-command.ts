import { parseArgs } from 'node:util';
import { builtHost, runningHost } from '../stubs/host-source';
import { readAnswers, type StubPlaces } from '../stubs/stubs-command';
import { print } from '../terminal';
import { UserError } from '../user-error';
import { conform } from './conform';
import { verdictTable } from './verdict';
import { withBuild } from './with-build';

export const CONFORM_USAGE =
  'conform <dossier|adresse> [--json] [--answers <fichier>] [--portal <adresse>]';

/** `portal conform`: holds one remote alone against the contract. @returns 1 when something has to be mended */
export async function conformCommand(args: string[], places: StubPlaces): Promise<number> {
  const { positionals, values } = readArgs(args);
  const [build] = positionals;
  if (!build) throw new UserError(`Quelle construction ? portal ${CONFORM_USAGE}`);
  const { portal, json = false } = values;
  const answers = values.answers ? await readAnswers(values.answers) : undefined;
  const host = await (portal ? runningHost(portal) : builtHost(places.hostDir));
  const verdicts = await withBuild(build, (folder) =>
    conform({ folder, host, stubsDir: places.stubsDir, answers }),
  );
  const conforms = verdicts.every(({ complaints }) => complaints.length === 0);
  print(json ? JSON.stringify({ conforms, verdicts }, null, 2) : verdictTable(verdicts));
  return conforms ? 0 : 1;
}

function readArgs(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        answers: { type: 'string' },
        portal: { type: 'string' },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`Option refusée : ${reason}\nUsage : portal ${CONFORM_USAGE}`);
  }
}
