import { isAbsolute, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { newRemote } from '../new/new-remote';
import { remoteName } from '../release/remote-name';
import { print } from '../terminal';
import { UserError } from '../user-error';

const USAGE = 'Usage : npx portal new <nom> --sdk <adresse ou dossier des paquets>';

/** `portal new`: a remote in a repository of its own, which takes the SDK from where it was packed or is served. */
export async function newCommand(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    options: { sdk: { type: 'string' } },
    allowPositionals: true,
  });
  const [asked] = positionals;
  if (!asked || !values.sdk) throw new UserError(USAGE);
  const sdk = /^https?:/.test(values.sdk) ? values.sdk : resolve(values.sdk);
  const directory = resolve(`remote-${remoteName(asked)}`);
  const name = await newRemote(asked, directory, { sdk });
  print(`✓ ${name} est écrit dans remote-${name}. Ensuite :`);
  print(`  cd remote-${name} && npm install`);
  print('  npx portal test');
  print(
    `  PORTAL_TOKEN=… npx portal publish --portal ${isAbsolute(sdk) ? '<adresse>' : new URL(sdk).origin}`,
  );
  return 0;
}

/** `npm run portal -- new`: a remote in the workspace, whose packages and checks find it by its folder. */
export async function newInWorkspace(root: string, args: string[]): Promise<number> {
  const [asked] = args;
  if (!asked || args.length > 1) throw new UserError('Usage : npm run portal -- new <nom>');
  const directory = join(root, `remote-${remoteName(asked)}`);
  const name = await newRemote(asked, directory, 'workspace');
  print(`✓ ${name} est écrit dans ${relative(root, directory)}. Ensuite :`);
  print('  npx --yes pnpm@10.34.9 install');
  print(`  npm run unit -- remote-${name}`);
  print(`  npm run portal -- publish ${name}`);
  return 0;
}
