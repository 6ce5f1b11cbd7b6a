import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLog, TOKENS_FILE } from './release-log';
import { addToken, findToken, listTokens, revokeTokens } from './tokens';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tokens-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const BY = 'user:essai';

describe('a token', () => {
  it('is known by what was shown once, for its remote alone', async () => {
    const [hotels, plans] = [
      await addToken(folder, 'hotels', BY),
      await addToken(folder, 'plans', BY),
    ];
    expect((await findToken(folder, hotels))?.remote).toBe('hotels');
    expect((await findToken(folder, plans))?.remote).toBe('plans');
    const id = hotels.slice(6, 14);
    for (const wrong of [
      '',
      'mosta',
      `mosta-${id}-${'A'.repeat(43)}`,
      `${hotels}x`,
      hotels.slice(0, -1),
    ])
      expect(await findToken(folder, wrong)).toBeUndefined();
  });

  it('is nowhere in the data folder, whose file is for its owner alone', async () => {
    const token = await addToken(folder, 'hotels', BY);
    const text = await readFile(join(folder, TOKENS_FILE), 'utf8');
    expect(text).not.toContain(token.slice(15));
    expect((await stat(join(folder, TOKENS_FILE))).mode & 0o077).toBe(0);
  });

  it('opens nothing once it is revoked, while others go on', async () => {
    const [first, second] = [
      await addToken(folder, 'hotels', BY),
      await addToken(folder, 'hotels', BY),
    ];
    const [listed] = await listTokens(folder, 'hotels');
    expect(await revokeTokens(folder, 'hotels', BY, listed?.id)).toBe(1);
    expect(await findToken(folder, first)).toBeUndefined();
    expect(await findToken(folder, second)).toBeDefined();
    expect(await revokeTokens(folder, 'hotels', BY)).toBe(1);
    expect(await findToken(folder, second)).toBeUndefined();
    await expect(revokeTokens(folder, 'plans', BY)).rejects.toThrow(/pas de jeton/);
    await expect(revokeTokens(folder, 'hotels', BY, 'x')).rejects.toThrow(/pas de jeton x/);
  });

  it('is made and revoked under the name of somebody', async () => {
    await addToken(folder, 'hotels', BY);
    await revokeTokens(folder, 'hotels', 'user:autre');
    expect((await readLog(folder)).map(({ by, action }) => [by, action])).toEqual([
      [BY, 'token-add'],
      ['user:autre', 'token-revoke'],
    ]);
  });
});
