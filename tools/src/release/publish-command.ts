import { resolve } from 'node:path';
import { commitOf } from '@mosta/portal-sdk/release/commit';
import { remoteName } from '@mosta/portal-sdk/release/remote-name';
import { sendBuild } from '@mosta/portal-sdk/release/send-build';
import { sourceRefusals } from '@mosta/portal-sdk/release/source-refusals';
import { print } from '@mosta/portal-sdk/terminal';
import { UserError } from '@mosta/portal-sdk/user-error';
import { inspectBuild, requireNone } from '@mosta/release/inspect-build';
import { publishFetched, publishOutput } from '@mosta/release/publish-output';
import type { Refusal } from '@mosta/release/refusal';
import { systemUser } from '@mosta/release/release-log';
import { build } from '../build/builder';
import { DATA_DIR, findRemote, HOST_DIST } from '../project';
import { runTool } from '../services/compiler';
import { publish } from './publish';
import { showStatus } from './show-status';

type Options = {
  json: boolean;
  activate: boolean;
  /** Folder of a build made elsewhere, or address of the descriptor of a version that is published elsewhere. */
  from?: string | undefined;
  /** Address of a running portal; otherwise the registry of this machine. */
  portal?: string | undefined;
  /** Checks everything and publishes nothing. */
  dryRun: boolean;
  /** Without the remote's types and tests: for trials. */
  quick: boolean;
};

/** `portal publish`: a remote of this repository, or a build made elsewhere, into the registry or to a running portal. */
export async function publishCommand(target: string, options: Options): Promise<number> {
  const { json, from, portal } = options;
  const remote = remoteName(target);
  if (portal !== undefined && options.dryRun) {
    throw new UserError(
      '--dry-run compare avec le portail de cette machine : retirez --portal, ou envoyez avec --no-activate.',
    );
  }
  const result = await (portal === undefined
    ? publishHere(remote, options)
    : sendTo(portal, remote, options));
  if (json && portal !== undefined) print(JSON.stringify({ remote, ...result }, null, 2));
  if (options.dryRun) {
    print(`✓ ${remote} ${result.version} serait accepté : rien n’a été publié (--dry-run).`);
    return 0;
  }
  if (!json) print(outcome(remote, result, from !== undefined));
  return portal === undefined ? showStatus(remote, { json }) : 0;
}

type Result = { version: string; published: boolean; active: string };

async function publishHere(remote: string, options: Options): Promise<Result> {
  const { activate, from, dryRun } = options;
  if (from === undefined) {
    const refusals = await ownRefusals(remote, options);
    return publish(findRemote(remote), DATA_DIR, { activate, dryRun, refusals });
  }
  const publication = { remote, by: systemUser(), activate, dryRun, hostDist: HOST_DIST };
  if (isAddress(from)) return publishFetched(DATA_DIR, { ...publication, address: from });
  const folder = folderOf(from);
  const commit = await commitOf(folder);
  return publishOutput(DATA_DIR, { ...publication, folder, commit });
}

/** What the sources say; a build made elsewhere brings none. */
async function ownRefusals(remote: string, { quick }: Options): Promise<Refusal[]> {
  return quick ? [] : sourceRefusals(findRemote(remote), runTool);
}

async function sendTo(portal: string, remote: string, options: Options) {
  const { activate, from } = options;
  if (from !== undefined && isAddress(from)) {
    throw new UserError('--portal envoie un dossier : donnez --from <dossier>, pas une adresse.');
  }
  if (from === undefined) requireNone(await ownRefusals(remote, options));
  const folder = from === undefined ? (await build(findRemote(remote))).output : folderOf(from);
  const { version } = await inspectBuild(folder, remote);
  const commit = await commitOf(folder);
  const token = process.env.PORTAL_TOKEN;
  return sendBuild({ portal, token, remote, version, folder, commit, activate });
}

function isAddress(from: string): boolean {
  return /^https?:/i.test(from);
}

/** From where the person typed it: npm runs commands in the repository's root. */
function folderOf(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

function outcome(remote: string, { version, published, active }: Result, elsewhere: boolean) {
  if (!published) {
    return `✓ ${remote} ${version} était déjà publié : le contenu n’a pas changé, rien n’a été activé.`;
  }
  const place = active === version ? '' : ` ; la version ${active} reste active`;
  return `✓ ${remote} ${version} est publié${elsewhere ? ', tel qu’il a été construit' : ''}${place}.`;
}
