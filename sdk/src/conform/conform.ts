import { readBuild } from '@mosta/release/build-files';
import { checkBuild, inspectBuild } from '@mosta/release/inspect-build';
import { FACADES_FILE, type Facades, facadesSchema } from '@mosta/release/requirements';
import type { Descriptor } from '@mosta/shared/contract/descriptor';
import { emptyRegistry } from '@mosta/shared/contract/registry';
import { type SampleRole, storedSession } from '@mosta/shared/testing/sample-session';
import { type BrowserContext, chromium } from '@playwright/test';
import * as v from 'valibot';
import { CHROMIUM_FLAGS, requireChromium, WITHOUT_GPU } from '../browser/chromium';
import type { HostSource } from '../stubs/host-source';
import { readBuiltDescriptor } from '../stubs/placed-stub';
import { type Answers, startStubPortal } from '../stubs/stub-portal';
import { lookAtLeaving, lookAtRecovery } from './look-at-manners';
import { lookAtPages, lookAtSlots } from './look-at-pages';
import type { Visitor } from './open-page';
import type { Verdict } from './verdict';

export type ConformOptions = {
  /** The build of the remote. */
  folder: string;
  host: HostSource;
  /** Folder of the built stubs. */
  stubsDir: string;
  answers?: Answers | undefined;
};

/**
 * Holds one remote alone against everything that the portal asks of it: its build against the gate of publishing, its
 * pages, widgets and manners in a browser.
 * @throws UserError or ReleaseError when the folder holds no build, or the browser is missing
 */
export async function conform(options: ConformOptions): Promise<Verdict[]> {
  const { folder, host, stubsDir, answers } = options;
  const descriptor = await readBuiltDescriptor(folder);
  const gate = await lookAtBuild(folder, descriptor, host);
  // the host would refuse it before a page is there
  if (gate.complaints.some(({ code }) => code === 'CONTRACT_RANGE')) return [gate];
  const portal = await startStubPortal({
    ...{ port: 0, host, stubsDir, stubs: false, descriptors: [], remotes: [folder] },
    ...(answers && { answers }),
  });
  try {
    return await inBrowser(portal.url, async (visitors) => {
      const pages = await lookAtPages(visitors(), portal.url, descriptor);
      const verdicts = [gate, ...pages, await lookAtSlots(visitors(), portal.url, descriptor)];
      // what does not work at all has no manners to look at
      if (pages[0]?.complaints.length !== 0) return verdicts;
      return [
        ...verdicts,
        await lookAtRecovery(visitors(), portal, descriptor),
        await lookAtLeaving(visitors(), portal.url, descriptor),
      ];
    });
  } finally {
    await portal.stop();
  }
}

/** What publishing would refuse of it. */
async function lookAtBuild(
  folder: string,
  descriptor: Descriptor,
  host: HostSource,
): Promise<Verdict> {
  await inspectBuild(folder, descriptor.name);
  const files = await readBuild(folder);
  const refusals = await checkBuild(
    files,
    descriptor,
    emptyRegistry(new Date()),
    await facadesOf(host),
  );
  const complaints = refusals.map((refusal) => ({ ...refusal, where: 'construction' }));
  return { check: 'construction', looked: files.length, complaints };
}

async function facadesOf(host: HostSource): Promise<Facades | undefined> {
  const file = await host.file(FACADES_FILE);
  return file && v.parse(v.pipe(v.string(), v.parseJson(), facadesSchema), file.body.toString());
}

/** Each visitor comes without the cookies and caches of the one before, and signed in with the role that is asked for. */
async function inBrowser<Result>(
  portal: string,
  look: (visitors: () => Visitor) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_FLAGS, ...WITHOUT_GPU],
  });
  const open = (role?: SampleRole) => {
    const localStorage = role ? storedSession(role) : [];
    return browser.newContext({
      ...{ locale: 'fr-DZ', reducedMotion: 'reduce' },
      storageState: { cookies: [], origins: [{ origin: portal, localStorage }] },
    });
  };
  try {
    return await look(() => {
      const known = new Map<SampleRole | undefined, Promise<BrowserContext>>();
      return (role) => {
        const context = known.get(role) ?? open(role);
        known.set(role, context);
        return context;
      };
    });
  } finally {
    await browser.close();
  }
}
