import promises, { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WatchedFile } from './watched-file';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watched-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function watch() {
  const complaints: unknown[] = [];
  const path = join(folder, 'file.json');
  const file = new WatchedFile<unknown>(path, JSON.parse, (error) => complaints.push(error));
  return { path, file, complaints };
}

describe('WatchedFile', () => {
  it('has nothing to give before there is a file', async () => {
    expect(await watch().file.read()).toBeUndefined();
  });

  it('gives everybody who asks at once what stands in the file, the first time too', async () => {
    const { path, file } = watch();
    await writeFile(path, '{"a": 1}');
    expect(await Promise.all([file.read(), file.read(), file.read()])).toEqual([
      { a: 1 },
      { a: 1 },
      { a: 1 },
    ]);
  });

  it('sees a change at the next reading', async () => {
    const { path, file } = watch();
    await writeFile(path, '{"a": 1}');
    await file.read();
    await writeFile(path, '{"a": 2}');
    await utimes(path, 1, 1);
    expect(await Promise.all([file.read(), file.read()])).toEqual([{ a: 2 }, { a: 2 }]);
  });

  it('is not put back by an older reading that ends late', async () => {
    const { path, file } = watch();
    await writeFile(path, '{"a": 1}');
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow = jest.spyOn(promises, 'readFile').mockImplementationOnce(async () => {
      await held;
      return '{"a": 1}';
    });
    const older = file.read();
    while (slow.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    slow.mockRestore();
    await writeFile(path, '{"a": 2}');
    await utimes(path, 1, 1);
    const newer = file.read();
    await new Promise((resolve) => setTimeout(resolve, 100));
    goOn();
    await Promise.all([older, newer]);
    expect(await file.read()).toEqual({ a: 2 });
  });

  it('keeps the last good content when the file becomes invalid or goes away', async () => {
    const { path, file, complaints } = watch();
    await writeFile(path, '{"a": 1}');
    await file.read();
    await writeFile(path, '{"a":');
    expect(await file.read()).toEqual({ a: 1 });
    expect(complaints).toHaveLength(1);
    await rm(path);
    expect(await file.read()).toEqual({ a: 1 });
  });

  it('says what is wrong with the file, and no more once it is mended', async () => {
    const { path, file } = watch();
    await file.read();
    expect(file.problem).toBe('missing');
    await writeFile(path, '{');
    await file.read();
    expect(file.problem).toBe('invalid');
    await writeFile(path, '{"a": 1}');
    expect(await file.read()).toEqual({ a: 1 });
    expect(file.problem).toBeNull();
  });

  it('reads a file again that the system refused to open', async () => {
    const { path, file } = watch();
    await writeFile(path, '{"a": 1}');
    jest
      .spyOn(promises, 'readFile')
      .mockRejectedValueOnce(
        Object.assign(new Error('EMFILE'), { code: 'EMFILE', syscall: 'open' }),
      );
    expect(await file.read()).toBeUndefined();
    expect(await file.read()).toEqual({ a: 1 });
  });
});
