import { screen, within } from '@testing-library/react';
import { BottomBar } from './bottom-bar';
import { renderFrame } from './testing';

test('leads to plan, programme, visit and badge, and marks the page that is open', async () => {
  await renderFrame(<BottomBar />, { route: '/Program', edition: { phase: 'during' } });
  // It is there on a phone alone.
  const bar = screen.getByRole('navigation', { hidden: true });
  expect(bar).not.toBeVisible();
  expect(bar).toHaveAttribute('aria-label', 'Au salon');
  const links = within(bar).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Plan', '/PlanSalon'],
    ['Programme', '/program'],
    ['Ma visite', '/ma-visite'],
    ['Badge', '/visitor-badges'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    'page',
    null,
    null,
  ]);
});

test('has no badge once the fair is over', async () => {
  await renderFrame(<BottomBar />, { edition: { phase: 'after' } });
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.textContent)).toEqual(['Plan', 'Programme', 'Ma visite']);
});
