import { renderWithProviders } from '@mosta/shared/testing/render';
import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import fr from '../../locales/fr.json';
import { PATHS } from '../../paths';
import remote from '../../remote';
import TeaserSlot from '../slots/teaser-slot';
import ExemplePage from './exemple-page';

expect.extend(toHaveNoViolations);

const catalogues = { [remote.name]: remote.catalogue ?? (async () => ({ default: fr })) };

it('shows its heading and its text', async () => {
  await renderWithProviders(<ExemplePage />, { route: PATHS.home, catalogues });
  expect(screen.getByRole('heading', { level: 1, name: fr.page.heading })).toBeVisible();
  expect(screen.getByText(fr.page.text)).toBeVisible();
});

it('leads from its widget to the page', async () => {
  await renderWithProviders(<TeaserSlot />, { catalogues });
  const link = screen.getByRole('link', { name: fr.teaser.link });
  expect(link).toHaveAttribute('href', PATHS.home);
});

it('has nothing that axe objects to', async () => {
  const { container } = await renderWithProviders(<ExemplePage />, {
    route: PATHS.home,
    catalogues,
  });
  expect(await axe(container)).toHaveNoViolations();
});
