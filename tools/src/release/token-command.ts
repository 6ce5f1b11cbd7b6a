import { remoteName } from '@mosta/portal-sdk/release/remote-name';
import { print, printError } from '@mosta/portal-sdk/terminal';
import { UserError } from '@mosta/portal-sdk/user-error';
import { systemUser } from '@mosta/release/release-log';
import { addToken, listTokens, revokeTokens } from '@mosta/release/tokens';
import { DATA_DIR } from '../project';

const USAGE = `Usage : npm run portal -- token add <remote> · token list [remote] · token revoke <remote> [jeton]`;

/** `portal token`: what lets a team publish its remote by HTTP. */
export async function tokenCommand(
  [action, target, id]: string[],
  { json }: { json: boolean },
): Promise<number> {
  if (action === 'list') return list(target && remoteName(target), json);
  if (!target || (action !== 'add' && action !== 'revoke')) throw new UserError(USAGE);
  const remote = remoteName(target);
  if (action === 'add') {
    const token = await addToken(DATA_DIR, remote, systemUser());
    print(json ? JSON.stringify({ remote, token }) : token);
    if (!json) {
      // Beside the token, which a script may take from the output.
      printError(
        `  Ce jeton ne publie que ${remote} et n’est montré qu’une fois : gardez-le secret.`,
      );
      printError('  PORTAL_TOKEN=… npm run portal -- publish <remote> --portal <adresse>');
    }
    return 0;
  }
  const revoked = await revokeTokens(DATA_DIR, remote, systemUser(), id);
  print(json ? JSON.stringify({ remote, revoked }) : `✓ ${revoked} jeton(s) de ${remote} retirés.`);
  return 0;
}

async function list(remote: string | undefined, json: boolean): Promise<number> {
  const tokens = await listTokens(DATA_DIR, remote);
  if (json) {
    print(JSON.stringify(tokens.map(({ hash: _hash, ...token }) => token)));
    return 0;
  }
  if (tokens.length === 0) print('Aucun jeton : npm run portal -- token add <remote>');
  for (const { id, remote: name, createdAt, createdBy, revokedAt } of tokens) {
    const end = revokedAt ? `retiré le ${revokedAt.slice(0, 10)}` : 'valable';
    print(`${id}  ${name}  ${createdAt.slice(0, 10)}  ${createdBy}  ${end}`);
  }
  return 0;
}
