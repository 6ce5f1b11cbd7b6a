import type { Descriptor } from '@mosta/shared/contract/descriptor';
import { addressIn, LANGUAGES } from '@mosta/shared/contract/languages';
import { type SampleRole, USUAL_ROLE } from '@mosta/shared/testing/sample-session';
import { axeComplaints, openPage, outcomeOf, type Visitor } from './open-page';
import type { Complaint, Verdict } from './verdict';

/** Whom each page is shown to, by its path: a visitor, or of a guarded page the first role that it names. */
export function readersOf({
  routes,
}: Pick<Descriptor, 'routes'>): Map<string, SampleRole | undefined> {
  const pages = routes.filter(({ redirectTo }) => redirectTo === undefined);
  return new Map(
    pages.map(({ path, guarded, roles = [USUAL_ROLE] }) => [path, guarded ? roles[0] : undefined]),
  );
}

/** Opens each page in each language: it shows, axe finds nothing, and the console is quiet. */
export async function lookAtPages(
  visitor: Visitor,
  portal: string,
  descriptor: Descriptor,
): Promise<Verdict[]> {
  const shown: Complaint[] = [];
  const axe: Complaint[] = [];
  const said: Complaint[] = [];
  const visits = [...readersOf(descriptor)].flatMap(([path, role]) =>
    LANGUAGES.map((language) => ({ address: addressIn(language, path), role })),
  );
  for (const { address, role } of visits) {
    const { page, heard } = await openPage(await visitor(role));
    await page.goto(portal + address, { waitUntil: 'commit' });
    const outcome = await outcomeOf(page);
    if (outcome !== undefined) shown.push(pageComplaint(address, outcome));
    else axe.push(...(await axeComplaints(page, address)));
    // what the host says of a failure is the failure's
    const own = outcome === undefined ? heard : [];
    said.push(...own.map((text) => consoleComplaint(address, text)));
    await page.close();
  }
  const looked = visits.length;
  return [
    { check: 'pages et langues', looked, complaints: shown },
    { check: 'accessibilité', looked, complaints: axe },
    { check: 'console', looked, complaints: said },
  ];
}

/** Shows each slot on a page of its own. */
export async function lookAtSlots(
  visitor: Visitor,
  portal: string,
  { name, slots }: Descriptor,
): Promise<Verdict> {
  const named = slots.filter((slot) => slot !== '*');
  const complaints: Complaint[] = [];
  for (const slot of named) {
    const where = `${name}/${slot}`;
    const { page, failures } = await openPage(await visitor());
    await page.goto(`${portal}/stub/slot?name=${encodeURIComponent(where)}`);
    await page.locator('#root main h1').waitFor();
    await page
      .getByRole('progressbar')
      .first()
      .waitFor({ state: 'detached' })
      .catch(() => undefined);
    const [code] = await failures();
    if (code !== undefined) {
      const message = `Le widget ne s’affiche pas sans propriétés (${code}) : donnez-leur une valeur par défaut, ou corrigez ce qui échoue.`;
      complaints.push({ code: 'SLOT_FAILED', where, message });
    }
    await page.close();
  }
  return { check: 'widgets', looked: named.length, complaints };
}

function pageComplaint(where: string, outcome: string): Complaint {
  return outcome === 'missing'
    ? {
        code: 'PAGE_WITHOUT_HEADING',
        where,
        message: 'La page n’a pas de titre : donnez-lui un h1, par PageHeading.',
      }
    : {
        code: 'PAGE_FAILED',
        where,
        message: `La page tombe en panne avec le code ${outcome} : docs/guides/failures.md dit ce qu’il signifie.`,
      };
}

function consoleComplaint(where: string, text: string): Complaint {
  const [first = ''] = text.split('\n');
  return {
    code: 'CONSOLE_NOT_QUIET',
    where,
    message: `La console dit « ${first.slice(0, 160)} » : corrigez-en la cause.`,
  };
}
