import { parseArgs } from 'node:util';
import { inspectBuild, requireNone } from '@mosta/release/inspect-build';
import type { Refusal } from '@mosta/release/refusal';
import { commitOf } from '../release/commit';
import { sendBuild } from '../release/send-build';
import { sourceRefusals } from '../release/source-refusals';
import { type RemoteProject, remoteAt } from '../remote-project';
import { print, step } from '../terminal';
import { checkAgainst } from '../types/check-against';
import { fetchReleasedTypes } from '../types/fetch-types';
import { UserError } from '../user-error';
import { buildInto } from './build';

const OPTIONS = {
  portal: { type: 'string' },
  'no-activate': { type: 'boolean' },
  quick: { type: 'boolean' },
} as const;

/** `portal publish`: checks the remote of this folder, builds it and sends it to a running portal. */
export async function publishCommand(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const { portal, quick = false } = values;
  if (!portal) throw new UserError('Vers quel portail ? npx portal publish --portal <adresse>');
  const remote = await remoteAt(process.cwd());
  if (!quick) await step('types et tests', () => check(remote, portal));
  const { output } = await buildInto(remote);
  const { version } = await inspectBuild(output, remote.name);
  const { published, active } = await sendBuild({
    ...{ portal, remote: remote.name, version, folder: output },
    token: process.env.PORTAL_TOKEN,
    commit: await commitOf(remote.directory),
    activate: !values['no-activate'],
  });
  const state = published ? 'est publié' : 'était déjà publié';
  print(`✓ ${remote.name} ${version} ${state} sur ${portal} ; la version ${active} est active.`);
  return 0;
}

/** @throws ReleaseError with everything that speaks against publishing */
async function check(remote: RemoteProject, portal: string): Promise<void> {
  const refusals: Refusal[] = await sourceRefusals(remote);
  const released = await fetchReleasedTypes(portal);
  const errors = checkAgainst(remote.directory, released);
  if (errors.length > 0) {
    const message = `Les types de ${remote.name} ne passent pas avec ceux de ${portal} (contrat ${released.contract}) : ${errors.join(' ; ')}`;
    refusals.push({ code: 'TYPES_FAILED', message });
  }
  requireNone(refusals);
}
