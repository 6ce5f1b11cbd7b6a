import { join } from 'node:path';
import { STUBS_PATH } from '@mosta/shared/contract/published';
import { type SampleRole, storedSession } from '@mosta/shared/testing/sample-session';
import { test as base, expect } from '@playwright/test';
import { SDK_DIR } from '../places';
import { builtHost, runningHost } from '../stubs/host-source';
import { type Answers, type StubPortal, startStubPortal } from '../stubs/stub-portal';
import { expectQuiet } from './quiet-console';

export { expect };

/** A report of the host, `portal:failure`. */
export type Failure = { remote: string; version: string; phase: string; code: string; ms: number };
/** An entry of the stub `record` (sdk/stubs/README.md). */
export type Recorded = { kind: string; name: string; value?: unknown };

type Options = {
  /** The build of the remote under test; none: stubs alone. */
  remote: string | undefined;
  /** A running portal whose host is used; none: the one that the SDK brings along. */
  portalAddress: string | undefined;
  /** Folder of the host's build, where it is not the SDK's. */
  hostDir: string;
  /** Answers of the service, by method and path: `GET /v1/hotel`. */
  answers: Answers;
  /** Console messages that a test provokes on purpose. */
  allowedConsole: RegExp;
};

type Fixtures = {
  /** A portal with the remote under test and every stub; addresses of the test are below its own. */
  portal: StubPortal;
  /** The failures that the pages of this test have reported. */
  failures: Failure[];
  /** Fails the test when the page says anything at the level of a warning or above. */
  quietConsole: undefined;
  /** Loads something else in the place of a remote, from the next page on: `stub:crash`, `off`, an address. */
  override: (remote: string, value: string) => Promise<void>;
  /** Opens a session that no service knows, from the next page on; guarded pages then show. */
  signIn: (role: SampleRole) => Promise<void>;
  /** What the stub `record` was given in the page. */
  recorded: () => Promise<Recorded[]>;
};

/** Playwright's test with a portal that needs no service: `import { test } from '@mosta/portal-sdk/playwright/test'`. */
export const test = base.extend<Options & Fixtures>({
  remote: [undefined, { option: true }],
  portalAddress: [undefined, { option: true }],
  hostDir: [join(SDK_DIR, 'host'), { option: true }],
  answers: [{}, { option: true }],
  allowedConsole: [/^$/, { option: true }],
  portal: async ({ remote, portalAddress, hostDir, answers }, use) => {
    const portal = await startStubPortal({
      port: 0,
      host: await (portalAddress ? runningHost(portalAddress) : builtHost(hostDir)),
      stubsDir: join(SDK_DIR, 'stubs'),
      stubs: true,
      descriptors: [],
      remotes: remote ? [remote] : [],
      answers,
    });
    await use(portal);
    await portal.stop();
  },
  baseURL: async ({ portal }, use) => use(portal.url),
  failures: [
    async ({ page }, use) => {
      const failures: Failure[] = [];
      await page.exposeFunction('portalFailure', (failure: Failure) => failures.push(failure));
      await page.addInitScript(() => {
        addEventListener('portal:failure', (event) => {
          if (event instanceof CustomEvent) Reflect.get(window, 'portalFailure')(event.detail);
        });
      });
      await use(failures);
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context, allowedConsole }, use) => {
      await expectQuiet(context, allowedConsole, () => use(undefined));
    },
    { auto: true },
  ],
  override: async ({ page, baseURL }, use) => {
    await use(async (remote, value) => {
      await page.goto(`${baseURL}/?mf.${remote}=${encodeURIComponent(value)}`);
      // The host keeps it once it has started; whoever goes on before leaves it behind.
      await page.locator('#root > *').first().waitFor();
    });
  },
  signIn: async ({ page, portal }, use) => {
    await use(async (role) => {
      await page.goto(`${portal.url}${STUBS_PATH}list.json`);
      await page.evaluate((items) => {
        for (const { name, value } of items) localStorage.setItem(name, value);
      }, storedSession(role));
    });
  },
  recorded: async ({ page }, use) => {
    await use(() => page.evaluate(() => Reflect.get(window, 'portalRecorded') ?? []));
  },
});
