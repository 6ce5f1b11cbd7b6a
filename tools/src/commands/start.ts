import { print, step } from '@mosta/portal-sdk/terminal';
import { UserError } from '@mosta/portal-sdk/user-error';
import { openReleaseStore } from '@mosta/release/bucket/store';
import { buildStale } from '../build/build-stale';
import { DATA_DIR } from '../project';
import { publishAll, publishStubs } from '../release/publish-all';
import { requireFreePort } from '../services/ports';
import { requireDataFolder, startServer, whenReady } from '../services/server';

/** `npm start`: builds what is stale, publishes the remotes, serves the whole portal. */
export async function command(): Promise<number> {
  const started = performance.now();
  const port = readPort();
  await requireFreePort(port);
  await requireDataFolder(DATA_DIR);
  const stubs = process.env.PORTAL_OVERRIDES === '1';
  await buildStale({ stubs });
  await (await openReleaseStore(DATA_DIR, process.env)).pull();
  await step(
    'remotes publiés',
    () => publishAll(DATA_DIR),
    (count) => (count === 0 ? 'remotes déjà publiés' : `${count} remotes publiés dans le registre`),
  );
  if (stubs) await publishStubs(DATA_DIR);

  // The password of the sample accounts is published: a public portal never has them.
  const demo = process.env.PORTAL_DEMO ?? (process.env.NODE_ENV === 'production' ? '0' : '1');
  const server = startServer({ port, dataDir: DATA_DIR, env: { PORTAL_DEMO: demo } });
  const stopped = new Promise<number>((resolve) => {
    server.once('exit', (code) => resolve(code ?? 1));
  });
  // Ctrl-C may reach this process more than once (the terminal, npm). The server is in a process group of its own,
  // hears of it once, and closes its data in peace while this process waits.
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stopping) server.kill('SIGTERM');
      stopping = true;
    });
  }
  process.on('exit', () => server.kill('SIGTERM'));
  await step('base de données prête', () => whenReady(server, port));

  const total = ((performance.now() - started) / 1000).toFixed(1);
  print(`Mosta Expo est prêt : http://localhost:${port}`);
  if (demo === '1') {
    print('  Comptes d’exemple (mot de passe MostaExpo-2025) :');
    print('    exposant@exemple.dz · organisateur@exemple.dz');
  }
  print(`  Démarré en ${total} s. Ctrl-C pour arrêter.`);
  return stopped;
}

function readPort(): number {
  const text = process.env.PORT ?? '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`PORT doit être un nombre de 1 à 65535 ; reçu : « ${text} ».`);
  }
  return port;
}
