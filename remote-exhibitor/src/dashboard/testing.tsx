import type { Catalogue } from '@mosta/shared/schemas/catalogue.schema';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import type { MemberList } from '@mosta/shared/schemas/member.schema';
import type { News } from '@mosta/shared/schemas/news.schema';
import { DEFAULT_NOTIFICATION_CHOICES } from '@mosta/shared/schemas/notification-choices.schema';
import { answers } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import DashboardPage from './dashboard-page';
import { buildItem } from './orders/testing';
import { COMPANY } from './participation/testing';

export const NEWS: readonly News[] = [
  {
    _id: 'menu',
    title: 'Un nouveau menu',
    date: '2025-04-26',
    category: 'Menu',
    content: 'Le menu change.',
    important: false,
  },
  {
    _id: 'maintenance',
    title: 'Maintenance programmée',
    date: '2025-04-24',
    category: 'Information',
    content: 'Les équipements sont vérifiés.',
    important: false,
  },
  {
    _id: 'discount',
    title: 'Un code de réduction',
    date: '2025-04-10',
    category: 'Réduction',
    content: 'Demandez le code.',
    important: true,
  },
];

export const CATALOGUE: Catalogue = {
  stands: [],
  collective: [],
  items: [
    buildItem('chaise'),
    buildItem('vitrine', { category: 'Froid', priceDA: 28_000, priceEuro: null }),
    buildItem('accueil', {
      parentCategory: 'Service',
      category: 'Personnel',
      unit: 'jour',
      isPerDay: true,
      priceDA: 8_000,
      priceEuro: 5_500,
    }),
    buildItem('bache', { parentCategory: 'Communication', category: 'Impression', unit: 'm²' }),
  ],
};

/** Somebody who acts alone. */
export const MEMBERS: MemberList = {
  role: 'owner',
  members: [
    {
      ...{ _id: 'user-1', nom: 'Exemple', prenom: 'Amina', email: 'amina@exemple.dz' },
      ...{ role: 'owner', joinedAt: '2025-01-15T09:00:00.000Z' },
    },
  ],
  invitations: [],
};

/** What the dashboard asks for on a good day, besides the reservations. */
export const dashboardHandlers = () => [
  answers('get', '/v1/notification', []),
  answers('get', '/v1/news', [...NEWS]),
  answers('get', '/v1/hold/mine', []),
  answers('get', '/v1/stand', []),
  answers('get', '/v1/catalogue', CATALOGUE),
  answers('get', '/v1/participation/mine', []),
  answers('get', '/v1/participation/:id/issued', []),
  answers('get', '/v1/quote/mine', []),
  answers('get', '/v1/member', MEMBERS),
  answers('get', '/v1/account/notification-choices', DEFAULT_NOTIFICATION_CHOICES),
  answers('get', '/v1/company/mine', { company: COMPANY, locked: ['rcNumero', 'nifNumero'] }),
  answers('get', '/v1/exhibitor-page/mine', { page: null, confirmed: false, shown: false }),
];

/**
 * Draws the dashboard at an address: `?vue=salon`.
 * @param edition what is different from the first edition
 */
export function showDashboard(
  query = '',
  language: 'fr' | 'en' | 'ar' = 'fr',
  edition: Partial<Edition> = {},
) {
  return renderWithProviders(<DashboardPage />, {
    route: `/dashboard-exposant${query}`,
    path: '/dashboard-exposant',
    language,
    edition,
    catalogues: remote.catalogue ? { exhibitor: remote.catalogue } : {},
    elsewhere: { '*': <h1>Ailleurs</h1> },
    slots: (name, props) => (
      <p>
        Widget {name} {JSON.stringify(props)}
      </p>
    ),
  });
}

export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));

/** Texts of a table's rows, without its head. */
export async function tableRows(): Promise<(string | undefined)[][]> {
  const rows = (await screen.findAllByRole('row')).slice(1);
  return rows.map((row) =>
    [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
      ({ textContent }) => textContent?.replaceAll(/[\u00a0\u202f]/g, ' '),
    ),
  );
}
