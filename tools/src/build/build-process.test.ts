import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildProcess, startBuildProcess } from './build-process';

let folder: string;
let builder: BuildProcess;
/** A program in the place of `npm run build`, with what it does for a name. */
function start(onName: string): void {
  const script = join(folder, 'script.cjs');
  writeFileSync(script, `process.on('message', (name) => { ${onName} });`);
  builder = startBuildProcess(script);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-process-'));
});
afterEach(() => {
  builder.end();
  rmSync(folder, { recursive: true });
});

it('builds one package after another in one process', async () => {
  start(
    "process.send(process.built === 'host' || name === 'host' ? name : 'other'); process.built = name;",
  );
  await builder.build('host');
  await expect(builder.build('remote-hotels')).resolves.toBeUndefined();
});

it('says which package could not be built where the process ends', async () => {
  start('process.exit(1);');
  await expect(builder.build('host')).rejects.toThrow('La construction de host a échoué.');
  await expect(builder.build('api')).rejects.toThrow('La construction de api a échoué.');
});
