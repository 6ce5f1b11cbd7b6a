import type { Descriptor } from '@mosta/shared/contract/descriptor';
import { LATE_PARTS_FETCHED } from '@mosta/shared/contract/page-config';
import { STUBS_PATH } from '@mosta/shared/contract/published';
import type { Page } from '@playwright/test';
import type { FaultyFiles } from '../stubs/faults';
import type { StubPortal } from '../stubs/stub-portal';
import { readersOf } from './look-at-pages';
import { openPage, outcomeOf, PATIENCE, type Visitor } from './open-page';
import type { Complaint, Verdict } from './verdict';

/** Heading of the portal's first page (sdk/stubs/home). */
const HOME = 'Remotes d’essai';

/** What goes wrong around the remote, and what its first page must come back from. */
const OUTAGES: readonly { of: FaultyFiles; what: string }[] = [
  { of: 'manifest', what: 'manifeste muet' },
  { of: 'page', what: 'code de la page introuvable' },
];

/** Takes something away from the remote's page, gives it back, and tries again. */
export async function lookAtRecovery(
  visitor: Visitor,
  portal: StubPortal,
  { name, ...descriptor }: Descriptor,
): Promise<Verdict> {
  const [[path, role] = []] = readersOf(descriptor);
  const complaints: Complaint[] = [];
  const outages = path === undefined ? [] : OUTAGES;
  for (const { of, what } of outages) {
    const { page } = await openPage(await visitor(role));
    portal.harm(name, [{ of, fault: of === 'manifest' ? 'hang' : { status: 404 } }]);
    await page.goto(`${portal.url}${path}`, { waitUntil: 'commit' });
    const failed = await outcomeOf(page);
    portal.harm(name, []);
    // a page whose code lies in the entry has no chunk that could be missing
    const again = failed === undefined ? undefined : await retried(page);
    if (again !== undefined) {
      const message = `« Réessayer » ne ramène pas la page (${again}) : rien de ce qui a échoué ne doit rester en mémoire.`;
      complaints.push({ code: 'NO_RECOVERY', where: what, message });
    }
    await page.close();
  }
  return { check: 'pannes', looked: outages.length, complaints };
}

/** @returns the code of the notice that stays; undefined where the page is there again */
async function retried(page: Page): Promise<string | undefined> {
  await page.getByRole('button', { name: 'Réessayer' }).click();
  const heading = page.locator('#root main h1');
  const back = await heading.waitFor({ timeout: PATIENCE }).then(
    () => true,
    () => false,
  );
  return back ? undefined : outcomeOf(page);
}

/** Goes to the remote's page within the portal, and leaves it: nothing of it may stay. */
export async function lookAtLeaving(
  visitor: Visitor,
  portal: string,
  { name, ...descriptor }: Descriptor,
): Promise<Verdict> {
  const pages = readersOf(descriptor);
  const complaints: Complaint[] = [];
  for (const [path, role] of pages) {
    const { page, failures } = await openPage(await visitor(role));
    await page.addInitScript(countTimers, `${STUBS_PATH}${name}/`);
    await page.goto(portal);
    await page.locator('#root main h1').waitFor();
    // a library that the host fetches late may have globals of its own
    await page.locator(`[${LATE_PARTS_FETCHED}]`).waitFor();
    const before = await globalsOf(page);
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await page.getByRole('heading', { level: 1, name: HOME }).waitFor({ state: 'detached' });
    if ((await outcomeOf(page)) === undefined) {
      await page.evaluate(() => history.back());
      await page.getByRole('heading', { level: 1, name: HOME }).waitFor();
      complaints.push(
        ...leftovers(
          path,
          await failures(),
          await page.evaluate(() => Reflect.get(window, 'conformTimers').size),
        ),
      );
      const left = (await globalsOf(page)).filter(
        (each) => !before.includes(each) && !isFederation(each),
      );
      complaints.push(...left.map((each) => globalComplaint(path, each)));
    }
    await page.close();
  }
  return { check: 'départ', looked: pages.size, complaints };
}

/** Runs in the page: keeps the intervals that scripts below `base` have begun and not ended. */
function countTimers(base: string): void {
  const open = new Set<unknown>();
  Reflect.set(window, 'conformTimers', open);
  const { setInterval: begin, clearInterval: end } = window;
  Reflect.set(window, 'setInterval', (...given: Parameters<typeof begin>) => {
    const timer = begin(...given);
    if (new Error().stack?.includes(base)) open.add(timer);
    return timer;
  });
  Reflect.set(window, 'clearInterval', (timer: number) => {
    open.delete(timer);
    end(timer);
  });
}

const globalsOf = (page: Page) => page.evaluate(() => Object.getOwnPropertyNames(window));

/** Containers and their lists of chunks stay, and are named by the build. */
function isFederation(name: string): boolean {
  return /^(?:mosta|__FEDERATION|__mf|webpackChunk)/i.test(name);
}

function leftovers(where: string, failures: string[], timers: number): Complaint[] {
  const cleanup = failures.includes('CLEANUP_FAILED')
    ? [
        {
          code: 'CLEANUP_FAILED',
          where,
          message: 'Quitter la page échoue : le nettoyage d’un effet lève une erreur, corrigez-le.',
        },
      ]
    : [];
  if (timers === 0) return cleanup;
  const message = `${timers} minuterie(s) tournent encore après le départ : arrêtez-les dans le nettoyage de l’effet.`;
  return [...cleanup, { code: 'TIMER_LEFT', where, message }];
}

function globalComplaint(where: string, name: string): Complaint {
  const message = `« window.${name} » reste après le départ : gardez-le dans un module.`;
  return { code: 'GLOBAL_LEFT', where, message };
}
