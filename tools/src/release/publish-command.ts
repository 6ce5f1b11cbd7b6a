import { DATA_DIR, findRemote } from '../project';
import { print } from '../terminal';
import { publish } from './publish';
import { showStatus } from './show-status';

/** `portal publish`: builds a remote of this repository and publishes it into the registry. */
export async function publishCommand(
  target: string,
  { json, activate }: { json: boolean; activate: boolean },
): Promise<number> {
  const remote = findRemote(target);
  const { published, version } = await publish(remote, DATA_DIR, { activate });
  if (!json) {
    print(
      published
        ? `✓ ${remote.name} ${version} est publié.`
        : `✓ ${remote.name} ${version} était déjà publié : le contenu n’a pas changé, rien n’a été activé.`,
    );
  }
  return showStatus(remote.name, { json });
}
