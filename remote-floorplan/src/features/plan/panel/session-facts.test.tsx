import { renderWithProviders } from '@mosta/shared/testing/render';
import { screen } from '@testing-library/react';
import { SessionFacts } from './session-facts';

const TALK = {
  ...{ id: 'x', date: '2025-04-28', starts: '16:00', ends: '17:30' },
  title: 'Exposants et acheteurs',
};

test.each([
  ['fr', 'lun. 28 avril, 16h00 – 17h30'],
  ['en', 'Mon 28 April, 16:00 – 17:30'],
] as const)('hours are written as those of the programme in "%s"', async (language, hours) => {
  await renderWithProviders(<SessionFacts sessions={[TALK]} />, {
    language,
    catalogues: { floorplan: (name) => import(`../../../locales/${name}.json`) },
  });
  expect(screen.getByText(hours)).toBeVisible();
});
