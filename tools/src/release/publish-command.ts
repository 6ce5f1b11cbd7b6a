import { resolve } from 'node:path';
import { inspectBuild } from '@mosta/release/inspect-build';
import { publishFetched, publishOutput } from '@mosta/release/publish-output';
import { systemUser } from '@mosta/release/release-log';
import { build } from '../build/builder';
import { DATA_DIR, findRemote, UserError } from '../project';
import { print } from '../terminal';
import { commitOf } from './commit';
import { publish } from './publish';
import { remoteName } from './remote-name';
import { sendBuild } from './send-build';
import { showStatus } from './show-status';

type Options = {
  json: boolean;
  activate: boolean;
  /** Folder of a build made elsewhere, or address of the descriptor of a version that is published elsewhere. */
  from?: string | undefined;
  /** Address of a running portal; otherwise the registry of this machine. */
  portal?: string | undefined;
};

/** `portal publish`: a remote of this repository, or a build made elsewhere, into the registry or to a running portal. */
export async function publishCommand(target: string, options: Options): Promise<number> {
  const { json, from, portal } = options;
  const remote = remoteName(target);
  const result = await (portal === undefined
    ? publishHere(remote, options)
    : sendTo(portal, remote, options));
  if (json && portal !== undefined) print(JSON.stringify({ remote, ...result }, null, 2));
  if (!json) print(outcome(remote, result, from !== undefined));
  return portal === undefined ? showStatus(remote, { json }) : 0;
}

type Result = { version: string; published: boolean; active: string };

async function publishHere(remote: string, { activate, from }: Options): Promise<Result> {
  if (from === undefined) return publish(findRemote(remote), DATA_DIR, { activate });
  const by = systemUser();
  if (isAddress(from)) {
    return publishFetched(DATA_DIR, { remote, address: from, by, activate });
  }
  const folder = folderOf(from);
  const commit = await commitOf(folder);
  return publishOutput(DATA_DIR, { remote, folder, by, commit, activate });
}

async function sendTo(portal: string, remote: string, { activate, from }: Options) {
  if (from !== undefined && isAddress(from)) {
    throw new UserError('--portal envoie un dossier : donnez --from <dossier>, pas une adresse.');
  }
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
