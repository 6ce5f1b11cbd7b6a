import { act, screen } from '@testing-library/react';
import { renderPublic } from '../../testing';
import { EditionState } from './edition-state';

const at = (moment: string) => () => new Date(moment);

test.each([
  ['2025-04-18T10:00:00+01:00', 'Ouverture dans 10 jours'],
  ['2025-04-27T12:00:00+01:00', 'Ouverture dans 1 jour'],
  ['2025-04-28T10:00:00+01:00', 'en cours'],
  ['2025-05-01T16:59:59+01:00', 'en cours'],
  ['2025-05-01T17:00:00+01:00', 'Édition terminée'],
  ['2026-11-21T00:00:00Z', 'Édition terminée'],
])('at %s says "%s"', async (moment, text) => {
  await renderPublic(<EditionState clock={at(moment)} />);
  expect(screen.getByText(text)).toBeVisible();
});

test('follows the clock while the page stays open', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    let now = new Date('2025-04-28T09:59:30+01:00');
    const clock = () => now;
    await renderPublic(<EditionState clock={clock} />);
    expect(screen.getByText('Ouverture dans 1 jour')).toBeVisible();
    now = new Date('2025-04-28T10:00:30+01:00');
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('en cours')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
