import { packBuild } from '@mosta/release/pack-build';
import * as v from 'valibot';
import { UserError } from '../user-error';
import { addressOf } from './portal-address';

const sentSchema = v.object({ version: v.string(), published: v.boolean(), active: v.string() });
const problemSchema = v.object({
  title: v.string(),
  code: v.string(),
  detail: v.optional(v.string()),
});

type Sent = {
  /** Address of the portal. */
  portal: string;
  token: string | undefined;
  remote: string;
  version: string;
  folder: string;
  commit: string | undefined;
  activate: boolean;
};

/**
 * Sends a build to a running portal, which publishes it.
 * @throws UserError with what the portal says, or why it cannot be reached
 */
export async function sendBuild(sent: Sent): Promise<v.InferOutput<typeof sentSchema>> {
  const { token, remote, version, folder, commit, activate } = sent;
  if (!token) {
    throw new UserError(
      'Il manque le jeton : mettez-le dans la variable PORTAL_TOKEN. « npm run portal -- token add <remote> » en donne un, sur le portail.',
    );
  }
  const address = addressOf(sent.portal, `_portal/remotes/${remote}/versions/${version}`);
  address.searchParams.set('activate', String(activate));
  if (commit) address.searchParams.set('commit', commit);
  const answer = await put(address, token, await packBuild(folder));
  const text = await answer.text();
  const json = v.pipe(v.string(), v.parseJson());
  const done = v.safeParse(v.pipe(json, sentSchema), text);
  if (answer.ok && done.success) return done.output;
  const problem = v.safeParse(v.pipe(json, problemSchema), text);
  throw new UserError(
    problem.success
      ? `${address.origin} refuse ${remote} ${version} : ${problem.output.detail ?? problem.output.title} (${problem.output.code})`
      : `${address.origin} a répondu ${answer.status} : ce n’est pas un portail Mosta Expo, ou un relais refuse l’envoi.`,
  );
}

async function put(address: URL, token: string, body: Buffer): Promise<Response> {
  try {
    return await fetch(address, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
      body: new Uint8Array(body),
      redirect: 'error',
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(
      `Le portail ${address.origin} ne répond pas (${reason}) : relancez : publier deux fois ne change rien.`,
    );
  }
}
