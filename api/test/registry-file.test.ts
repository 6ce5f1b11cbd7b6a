import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyRegistry, type Registry } from '@mosta/shared/contract/registry';
import { RegistryFile } from '../src/portal/registry-file';
import { exampleRegistry, writeRegistry } from './support/registry';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (content: Registry | string) => writeRegistry(folder, content);
const writeCopy = (content: string) =>
  writeFileSync(join(folder, 'registry.last-good.json'), content);
const start = () => {
  const told: string[] = [];
  const log = (_details: unknown, message: string) => {
    told.push(message);
  };
  return Object.assign(new RegistryFile(folder, { error: log, warn: log }), { told });
};

/** The portal has versions; its registry was broken or lost before the service started. */
const BROKEN: [string, () => unknown][] = [
  ['cut off', () => write('{"schemaVersion":1,"remo')],
  ['of another schema', () => write('{"schemaVersion":7,"remotes":{}}')],
  ['empty', () => write('')],
  ['missing', () => mkdir(join(folder, 'remotes'))],
];

describe.each(BROKEN)('a registry that is %s at the start', (name, breakIt) => {
  const trouble = name === 'missing' ? 'missing' : 'invalid';
  beforeEach(async () => {
    await breakIt();
  });

  it('says nothing of any address, until the file is good again', async () => {
    const { read } = start();
    expect(await read()).toEqual({ registry: null, trouble });
    write(exampleRegistry());
    expect(await read()).toEqual({ registry: exampleRegistry(), trouble: null });
  });

  it('gives way to the copy of the last good one, the same object each time', async () => {
    writeCopy(JSON.stringify(exampleRegistry({}, 'Avant')));
    const { read } = start();
    const first = await read();
    expect(first).toEqual({ registry: exampleRegistry({}, 'Avant'), trouble });
    expect((await read()).registry).toBe(first.registry);
    write(exampleRegistry());
    expect(await read()).toEqual({ registry: exampleRegistry(), trouble: null });
  });

  it('says nothing where the copy is broken too', async () => {
    writeCopy('{');
    expect(await start().read()).toEqual({ registry: null, trouble });
  });
});

it('is copied whenever it was read well, whole, and without leaving a draft', async () => {
  const { read } = start();
  write(exampleRegistry({}, 'Premier'));
  await Promise.all([read(), read()]);
  write(exampleRegistry({}, 'Second'));
  await Promise.all([read(), read(), read()]);
  write('broken');
  expect(await read()).toEqual({ registry: exampleRegistry({}, 'Second'), trouble: 'invalid' });
  expect(readdirSync(folder).sort()).toEqual(['registry.json', 'registry.last-good.json']);
  expect(await start().read()).toEqual({
    registry: exampleRegistry({}, 'Second'),
    trouble: 'invalid',
  });
});

it('is read also where no copy can be written, and that is logged', async () => {
  await mkdir(join(folder, 'registry.last-good.json'));
  write(exampleRegistry());
  const { read, told } = start();
  expect(await read()).toEqual({ registry: exampleRegistry(), trouble: null });
  expect(told).toEqual(['the registry could not be copied']);
});

it('of a portal that was never published to is empty, and copied to nothing', async () => {
  const { read } = start();
  expect(await read()).toEqual({
    registry: expect.objectContaining({ remotes: {} }),
    trouble: null,
  });
  write(emptyRegistry(new Date()));
  await read();
  expect(readdirSync(folder)).toEqual(['registry.json']);
});
