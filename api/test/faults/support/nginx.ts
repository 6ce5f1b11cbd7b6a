import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_ROOT } from '../../../src/config';
import { accepts } from './ports';
import { freePort, makeFolder, startProcess, until } from './processes';

const NOBODY = 65_534;

/**
 * Runs nginx with the project's own configuration. What is replaced: the instances' addresses, the ports, the folder of its logs, and the
 * certificate, without which the tests speak plain HTTP. @returns its address, and what it has logged
 */
export async function startNginx(
  instances: [number, number],
): Promise<{ url: string; logged: () => string }> {
  const folder = makeFolder('nginx');
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(folder, NOBODY, NOBODY);
  const [port, plainPort] = [await freePort(), await freePort()];
  const site = readFileSync(join(API_ROOT, '../deploy/nginx.conf'), 'utf8')
    .replace('portal-1:3000', `127.0.0.1:${instances[0]}`)
    .replace('portal-2:3000', `127.0.0.1:${instances[1]}`)
    .replaceAll('/var/log/nginx', folder)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace(/^ *(listen \[::\]|ssl_).*$/gm, '');
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr warn;
events { worker_connections 2048; }
http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }\n`,
  );
  const drop = asRoot
    ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
    : [];
  const [program = '', ...args] = [
    ...drop,
    process.env.FAULTS_NGINX ?? '',
    ...['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')],
  ];
  // Killed, it would leave its worker behind.
  const nginx = startProcess(program, args, { cwd: folder }, 'SIGTERM');
  await until('nginx answers', () => {
    if (nginx.child.exitCode !== null) throw new Error(`nginx ended: ${nginx.output()}`);
    return accepts(port);
  });
  const logged = () =>
    ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  return { url: `http://127.0.0.1:${port}`, logged };
}
