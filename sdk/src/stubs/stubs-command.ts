import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type DescriptorSource, descriptorSourceSchema } from '@mosta/shared/contract/descriptor';
import * as v from 'valibot';
import { print } from '../terminal';
import { UserError } from '../user-error';
import { builtHost, runningHost } from './host-source';
import { type Answers, startStubPortal } from './stub-portal';

const PORT = 4400;

export const STUBS_USAGE =
  'stubs [--port <n>] [--descriptor <fichier|adresse>]… [--answers <fichier>] [--portal <adresse>]';

/** What the command finds in the installed SDK, or in the workspace. */
export type StubPlaces = { stubsDir: string; hostDir: string };

/** `portal stubs`: serves the host with stub remotes until Ctrl-C. @returns the exit code */
export async function stubsCommand(args: string[], places: StubPlaces): Promise<number> {
  const started = performance.now();
  const { values } = readArgs(args);
  const { portal: address, descriptor = [], answers } = values;
  const portal = await startStubPortal({
    port: portOf(values.port),
    host: await (address ? runningHost(address) : builtHost(places.hostDir)),
    stubsDir: places.stubsDir,
    stubs: true,
    descriptors: await Promise.all(descriptor.map(readDescriptorSource)),
    remotes: [],
    ...(answers && { answers: await readAnswers(answers) }),
  });
  print(`Portail de remotes d’essai : ${portal.url}`);
  const width = Math.max(...portal.list.map(({ path }) => path.length));
  for (const { path, what } of portal.list) print(`  ${path.padEnd(width)}  ${what}`);
  print(
    `  /stub/slot?name=<remote>/<widget> montre un widget ; POST /stubs/<remote>/mend répare une panne.`,
  );
  print(
    `  Démarré en ${((performance.now() - started) / 1000).toFixed(1)} s. Ctrl-C pour arrêter.`,
  );
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await portal.stop();
  return 0;
}

function readArgs(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        descriptor: { type: 'string', multiple: true },
        answers: { type: 'string' },
        portal: { type: 'string' },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`Option refusée : ${reason}\nUsage : portal ${STUBS_USAGE}`);
  }
}

function portOf(text: string | undefined): number {
  const port = Number(text ?? PORT);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UserError(`--port doit être un nombre de 0 à 65535 ; reçu : « ${text} ».`);
}

/** @throws UserError when the place has no descriptor */
export async function readDescriptorSource(place: string): Promise<DescriptorSource> {
  const text = await readPlace(place);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), descriptorSourceSchema), text);
  if (parsed.success) return parsed.output;
  throw new UserError(
    `${place} n’est pas le descripteur d’un remote : ${v.summarize(parsed.issues)}`,
  );
}

/** @throws UserError when the file is no JSON object */
export async function readAnswers(file: string): Promise<Answers> {
  const schema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
  const parsed = v.safeParse(schema, await readPlace(file));
  if (parsed.success) return parsed.output;
  throw new UserError(`${file} doit être un objet JSON, comme {"GET /v1/hotel": []}.`);
}

async function readPlace(place: string): Promise<string> {
  try {
    if (!/^https?:/.test(place)) return await readFile(place, 'utf8');
    const answer = await fetch(place);
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return await answer.text();
  } catch (error) {
    throw new UserError(
      `${place} ne se lit pas : ${error instanceof Error ? error.message : error}`,
    );
  }
}
