import { setupApi } from '@mosta/shared/testing/handlers';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import { PressKit } from './press-kit';

setupApi();

test('the text about the fair goes to the clipboard as it stands', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderPublic(<PressKit />);
  await user.click(screen.getByRole('button', { name: 'Copier le texte' }));
  expect(await screen.findByText('Texte copié.')).toBeVisible();
  const copied = write.mock.lastCall?.[0];
  expect(copied).toMatch(/^Mosta Expo est le salon international/);
  expect(copied).toContain('28 avril – 1er mai 2025');
  expect(copied).toContain('161 stands');
});

test('a browser that refuses says what to do instead', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused'));
  await renderPublic(<PressKit />);
  await user.click(screen.getByRole('button', { name: 'Copier le texte' }));
  expect(await screen.findByText(/sélectionnez le texte et copiez-le/)).toBeVisible();
});

test('tells whom to ask, and where the media kit is', async () => {
  const { container } = await renderPublic(<PressKit />);
  expect(screen.getByRole('link', { name: 'contact@exemple.dz' })).toHaveAttribute(
    'href',
    'mailto:contact@exemple.dz',
  );
  expect(screen.getByRole('link', { name: 'Voir le kit média' })).toHaveAttribute(
    'href',
    '/media-kit',
  );
  expect((await axe(container)).violations).toEqual([]);
});
