import { FIRST_PUBLIC_EDITION } from '@mosta/shared/domain/edition';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import { neverAnswers, setupApi } from '@mosta/shared/testing/handlers';
import { descriptor } from './descriptor';
import remote from './remote';
import { renderPublic } from './testing';

const api = setupApi();
beforeEach(() =>
  api.use(
    ...['/v1/news', '/v1/exhibitor', '/v1/exhibitor/listed', '/v1/content/:kind'].map((path) =>
      neverAnswers('get', path),
    ),
  ),
);

const { contact, prices, hall, days } = FIRST_PUBLIC_EDITION;
/** Another edition in each value that pages may show. */
const OTHER: Partial<Edition> = {
  ...{ product: 'Autre salon', year: 2026, city: 'Oran', registrations: 'closed', phase: 'before' },
  former: [2025],
  days: days.map((day) => ({
    ...{ date: day.date.replace('2025', '2026'), opens: '09:00', closes: '16:00' },
  })),
  hall: { widthMetres: 20, lengthMetres: 30, capacity: hall.capacity + 1 },
  prices: { ...prices, bareStand: { ...prices.bareStand, 9: prices.premiumLocation } },
  contact: {
    ...contact,
    sample: false,
    email: 'autre@exemple.dz',
    document: 'https://exemple.dz/2',
  },
};

/** What the page of a path says, its links included. */
async function shown(path: string, edition: Partial<Edition>): Promise<string> {
  const { default: Page } = (await remote.routes[path]?.()) ?? {};
  if (!Page) throw new Error(`${path} has no page`);
  const { container, unmount } = await renderPublic(<Page />, 'fr', { route: path, edition });
  const { innerHTML } = container;
  unmount();
  // names that React gives differ from one rendering to the next
  return innerHTML.replace(/(_r_|css-)\w+/g, '');
}

test.each(descriptor.routes.map(({ path, data }) => [path, data] as const))(
  '%s is drawn again with the edition exactly where it shows something of it',
  async (path, data = []) => {
    const changed = (await shown(path, {})) !== (await shown(path, OTHER));
    expect(data.includes('v1/edition')).toBe(changed);
  },
);
