import { join } from 'node:path';
import { conform } from '@mosta/portal-sdk/conform/conform';
import { builtHost } from '@mosta/portal-sdk/stubs/host-source';
import { expect, test } from '../support/test';

const ROOT = join(import.meta.dirname, '..', '..');
const STUBS = join(ROOT, 'sdk', 'stubs');

/** The codes of everything that is wrong with a build. */
async function codesOf(folder: string): Promise<string[]> {
  const host = await builtHost(join(ROOT, 'host', 'dist'));
  const verdicts = await conform({ folder, host, stubsDir: STUBS });
  return [...new Set(verdicts.flatMap(({ complaints }) => complaints.map(({ code }) => code)))];
}

// A remote that keeps the rules is held against them in own-repository.spec.ts.
for (const [stub, codes] of Object.entries({
  incompatible: ['CONTRACT_RANGE'],
  crash: ['PAGE_FAILED'],
  rude: ['AXE_VIOLATION', 'CLEANUP_FAILED', 'CONSOLE_NOT_QUIET', 'GLOBAL_LEFT', 'TIMER_LEFT'],
})) {
  test(`the stub "${stub}" is refused with ${codes.join(', ')}`, async () => {
    const found = await codesOf(join(STUBS, stub, 'dist'));
    for (const code of codes) expect(found).toContain(code);
  });
}
