import { setupApi } from '@mosta/shared/testing/handlers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FAVOURITES_KEY } from '../../favourites';
import { renderPublic } from '../../testing';
import { Schedule } from './schedule';

setupApi();
beforeEach(() => localStorage.clear());

const clock = (time: string) => () => new Date(time);
const BEFORE = clock('2025-04-01T10:00:00+01:00');

async function open(route = '/program', now = BEFORE, language: 'fr' | 'en' | 'ar' = 'fr') {
  const page = await renderPublic(<Schedule clock={now} />, language, { route });
  await waitFor(() => expect(screen.queryByText('Chargement du programme')).toBeNull());
  return page;
}
const titles = () => screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent);
const days = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const star = (title: string) =>
  screen.getByRole('button', { name: new RegExp(`Favori.*${title}`) });

test('begins with the first day, in the order of the hours, and says that they are samples', async () => {
  await open();
  expect(screen.getByText('Horaire d’exemple, programme définitif à venir.')).toBeVisible();
  expect(screen.getByRole('tab', { name: /28 avril/ })).toHaveAttribute('aria-selected', 'true');
  expect(days()).toEqual(['lundi 28 avril']);
  expect(titles()[0]).toBe('La filière de l’olive');
  expect(screen.getByText('11h30')).toBeVisible();
});

test('a day is chosen by its tab, and the address says so', async () => {
  const { router } = await open();
  await userEvent.click(screen.getByRole('tab', { name: /1er mai/ }));
  expect(days()).toEqual(['jeudi 1er mai']);
  expect(router.state.location.search).toBe('?jour=2025-05-01');
});

test('categories narrow the day; the address keeps them', async () => {
  const { router } = await open('/program?jour=2025-04-30');
  await userEvent.click(screen.getByRole('button', { name: 'Dîner de gala' }));
  expect(titles()).toEqual(['Le dîner de gala']);
  await userEvent.click(screen.getByRole('button', { name: 'Ateliers interactifs' }));
  expect(titles()).toEqual(['Mesurer l’eau au champ', 'Figue, amande et miel', 'Le dîner de gala']);
  expect(new URLSearchParams(router.state.location.search).getAll('categorie')).toEqual([
    'galaDinner',
    'interactiveWorkshops',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Tout' }));
  expect(router.state.location.search).toBe('?jour=2025-04-30');
});

test('an address that names nothing known shows the first day whole', async () => {
  await open('/program?jour=hier&categorie=sieste');
  expect(days()).toEqual(['lundi 28 avril']);
  expect(titles()).toHaveLength(5);
});

test('a category that the day lacks says so and offers all', async () => {
  await open('/program?jour=2025-04-28&categorie=galaDinner');
  expect(screen.getByText('Aucun rendez-vous de cette catégorie ici')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Montrer toutes les catégories' }));
  expect(titles()).toHaveLength(5);
});

test('the star keeps an entry, and the favourites’ tab counts it', async () => {
  await open();
  expect(screen.getByRole('tab', { name: 'Mes favoris (0)' })).toBeVisible();
  await userEvent.click(star('La filière de l’olive'));
  expect(star('La filière de l’olive')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('tab', { name: 'Mes favoris (1)' })).toBeVisible();
});

test('without favourites their view says how to keep one', async () => {
  await open('/program?jour=favoris');
  expect(screen.getByText('Vos favoris paraîtront ici')).toBeVisible();
  expect(screen.queryByRole('button', { name: /agenda/ })).not.toBeInTheDocument();
});

test('the view of the favourites tells of overlaps, as long as there are any', async () => {
  const ids = ['conference-recolte', 'visite-olive', 'n-existe-plus'];
  localStorage.setItem(FAVOURITES_KEY, JSON.stringify({ version: 1, ids }));
  await open('/program?jour=favoris');
  expect(titles()).toEqual(['La filière de l’olive', 'De la récolte à l’étiquette']);
  expect(screen.getByRole('status')).toHaveTextContent(
    /28 avril, 11h30.*La filière de l’olive.*De la récolte à l’étiquette/,
  );
  await userEvent.click(star('La filière de l’olive'));
  expect(screen.queryByText('Des favoris se chevauchent')).not.toBeInTheDocument();
});

test('the calendar gets what is printed: all days of the chosen categories', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:exemple';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await open('/program?jour=2025-04-28&categorie=galaDinner');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter le programme à mon agenda' }));
  await userEvent.click(screen.getByRole('button', { name: 'Montrer toutes les catégories' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter le programme à mon agenda' }));
  const [chosen = '', all = ''] = await Promise.all(files.map((file) => file.text()));
  expect(chosen.match(/^SUMMARY:.*/gm)).toEqual(['SUMMARY:Le dîner de gala']);
  expect(all.match(/^SUMMARY:/gm)?.length).toBeGreaterThan(10);
});

test('during the fair, the present day opens and tells what is over, on and next', async () => {
  await open('/program', clock('2025-04-29T11:30:00+01:00'));
  expect(days()).toEqual(['mardi 29 avril']);
  const entry = (title: string) => {
    const item = screen.getByRole('heading', { name: title }).closest('li');
    if (!item) throw new Error(`No entry "${title}"`);
    return within(item);
  };
  expect(entry('Les produits de la mer').getByText('Terminé')).toBeVisible();
  expect(entry('Tenir la chaîne du froid').getByText('En ce moment')).toBeVisible();
  expect(entry('La sardine, du port à l’assiette').getByText('À suivre')).toBeVisible();
});

test.each(['2025-04-01T10:00:00+01:00', '2026-11-21T10:00:00+01:00'])(
  'at %s, outside the fair, nothing is marked',
  async (time) => {
    await open('/program', clock(time));
    expect(screen.queryByText('Terminé')).not.toBeInTheDocument();
    expect(screen.queryByText('À suivre')).not.toBeInTheDocument();
  },
);

test('paper gets the four days, whatever is shown; the page stays as it is', async () => {
  window.print = () => void fireEvent(window, new Event('beforeprint'));
  await open('/program?jour=2025-04-29&vue=grille');
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer le programme' }));
  const printed = screen.getAllByRole('heading', { level: 2, hidden: true });
  expect(printed.map((one) => one.textContent)).toEqual([
    'lundi 28 avril',
    'mardi 29 avril',
    'mercredi 30 avril',
    'jeudi 1er mai',
  ]);
  expect(days()).toEqual(['mardi 29 avril']);
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('heading', { level: 2, hidden: true })).toBeNull();
});

describe('as a table', () => {
  const cell = (title: string) => {
    const found = screen.getByRole('heading', { name: title }).closest('td');
    if (!found) throw new Error(`No cell "${title}"`);
    return found;
  };

  test('is chosen by a button, and the address says so', async () => {
    const { router } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Grille' }));
    expect(router.state.location.search).toBe('?vue=grille');
    const table = screen.getByRole('table', { name: /28 avril/ });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual(['Heure', 'Accueil du salon', 'Espace Conference', 'VIP1', 'Workshop']);
    expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('11h00');
    expect(cell('La filière de l’olive')).toHaveAttribute('rowspan', '2');
    await userEvent.click(screen.getByRole('button', { name: 'Liste' }));
    expect(router.state.location.search).toBe('');
  });

  test('favourites at the same time say so; others do not', async () => {
    const ids = ['conference-recolte', 'visite-olive', 'atelier-huile'];
    localStorage.setItem(FAVOURITES_KEY, JSON.stringify({ version: 1, ids }));
    await open('/program?vue=grille');
    expect(cell('La filière de l’olive')).toHaveTextContent(
      'Se chevauche avec : De la récolte à l’étiquette',
    );
    expect(cell('De la récolte à l’étiquette')).toHaveTextContent('La filière de l’olive');
    expect(cell('Goûter une huile d’olive')).not.toHaveTextContent('Se chevauche');
    await userEvent.click(star('La filière de l’olive'));
    expect(screen.queryByText(/Se chevauche/)).toBeNull();
  });

  test('during the fair marks the hour and what is on', async () => {
    await open('/program?vue=grille', clock('2025-04-29T11:45:00+01:00'));
    expect(cell('Tenir la chaîne du froid')).toHaveAttribute('aria-current', 'time');
    expect(screen.getByRole('rowheader', { current: 'time' })).toHaveTextContent(
      '11h30En ce moment',
    );
  });

  test.each(['fr', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
    const { container } = await open('/program?vue=grille', BEFORE, language);
    expect((await axe(container)).violations).toEqual([]);
  });
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const { container } = await open('/program', BEFORE, language);
  expect((await axe(container)).violations).toEqual([]);
});
