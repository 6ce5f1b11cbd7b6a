import { once } from 'node:events';
import { join } from 'node:path';
import { publishOutput } from '../publish-output';
import { layBuild, makeBuild } from './build';

/** A process that publishes one new version after the other, from when it is told to until it is killed. */
const [dataDir = '', buildDir = '', name = ''] = process.argv.slice(2);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdout.write('started\n');
for (let count = 0; ; count += 1) {
  // Large enough that a kill falls between the parts of a publication.
  const { files } = makeBuild('exemple', `${name} ${count} ${'x'.repeat(200_000)}`);
  const folder = join(buildDir, `${name}-${count}`);
  await layBuild(folder, files);
  await publishOutput(dataDir, { remote: 'exemple', folder, by: 'user:essai', activate: true });
}
