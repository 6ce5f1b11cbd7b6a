/**
 * @jest-environment ./jest/browser-environment.cjs
 */
import { findByText, getByText, waitFor } from '@testing-library/dom';
import './setup-browser.mjs';

beforeEach(() => {
  document.body.innerHTML = '<main>La page entière</main>';
});

it('prints the page when a query finds nothing, at once or in the end', async () => {
  expect(() => getByText(document.body, 'Absent')).toThrow(/Absent[\s\S]*La page entière/);
  await expect(findByText(document.body, 'Absent', {}, { timeout: 1 })).rejects.toThrow(
    /Absent[\s\S]*La page entière/,
  );
});

it('does not print it for the answers that a wait passes over', async () => {
  const passedOver: string[] = [];
  await waitFor(() => {
    try {
      getByText(document.body, 'Venu');
    } catch (error) {
      passedOver.push(String(error));
      if (passedOver.length === 1) document.body.innerHTML = '<main>Venu</main>';
      throw error;
    }
  });
  expect(passedOver).toEqual([expect.stringMatching(/^TestingLibraryElementError: .*Venu/)]);
  expect(passedOver[0]).not.toContain('La page entière');
});
