// Entry of every root command. Runs on a bare Node: it checks the Node version, installs the packages
// when the lock file changed, and hands over to tools/src/commands/<command>.ts.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PNPM = 'pnpm@10.34.9';
const NODE_FLOOR = [20, 19];
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [command = '', ...args] = process.argv.slice(2);

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor < NODE_FLOOR[1])) {
  fail(
    `Mosta Expo demande Node ${NODE_FLOOR.join('.')} ou plus récent ; cette machine a Node ${process.versions.node}.`,
  );
}
if (!existsSync(join(root, 'tools', 'src', 'commands', `${command}.ts`))) {
  fail(`Commande inconnue : « ${command} ».`);
}

// Installed packages are good as long as the lock file and every package.json are what they were.
const stampFile = join(root, 'node_modules', '.installed');
const manifests = readdirSync(root)
  .map((folder) => join(root, folder, 'package.json'))
  .concat(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((file) => join(root, file)))
  .filter((file) => existsSync(file));
const wanted = manifests
  .reduce(
    (hash, file) => hash.update(readFileSync(file)),
    createHash('sha256').update(process.version),
  )
  .digest('hex');
const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';

// A command that another command started finds the packages as that one left them.
if (installed !== wanted && process.env.MOSTA_CHILD !== '1') {
  const started = Date.now();
  process.stdout.write('▸ Installation des paquets…\n');
  const result = spawnSync(
    process.platform === 'win32' ? 'npx.cmd' : 'npx',
    ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: 'true' },
      shell: process.platform === 'win32',
    },
  );
  if (result.status !== 0) {
    fail(
      'Les paquets n’ont pas pu être installés : vérifiez l’accès au registre npm, puis relancez.',
    );
  }
  writeFileSync(stampFile, wanted);
  process.stdout.write(`✓ Paquets installés en ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

// TypeScript from here on, in this same process: a signal reaches the command itself.
const tsx = join(root, 'node_modules', 'tsx', 'dist', 'esm', 'api', 'index.mjs');
const { register } = await import(pathToFileURL(tsx).href);
register();
const { run } = await import(pathToFileURL(join(root, 'tools', 'src', 'run.ts')).href);
await run(command, args);
