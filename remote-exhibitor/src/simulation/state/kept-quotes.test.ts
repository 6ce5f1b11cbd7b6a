/** @jest-environment @mosta/portal-sdk/jest/page */
import { makeSimulation } from '@mosta/shared/testing/simulations';
import { act, renderHook } from '@testing-library/react';
import { forgetQuote, useKeptQuotes } from './kept-quotes';
import { currentSimulation } from './simulation.store';
import { loadSimulation, saveQuote, typePromo } from './simulation-actions';

const quote = (number: number) => ({
  secret: `secret-secret-secret-${number}`,
  reference: `ME25-D00000${number}`,
  validUntil: '2025-03-31T22:59:59.000Z',
});

test('a quote stays reachable in this browser after the simulation has changed', () => {
  const { result } = renderHook(useKeptQuotes);
  act(() => {
    loadSimulation(makeSimulation({}));
    saveQuote(quote(1));
    typePromo('AUTRE');
  });
  expect(currentSimulation().currentQuote).toBeNull();
  act(() => saveQuote(quote(2)));
  expect(result.current.map(({ reference }) => reference)).toEqual([
    'ME25-D000002',
    'ME25-D000001',
  ]);
  expect(localStorage.getItem('simulationQuotes')).toContain(quote(1).secret);
  act(() => forgetQuote(quote(1).secret));
  expect(result.current).toEqual([quote(2)]);
  act(() => forgetQuote(quote(2).secret));
  expect(localStorage.getItem('simulationQuotes')).toBeNull();
});
