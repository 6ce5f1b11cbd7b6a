import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider, useScheme } from './theme-provider';

function SchemeProbe() {
  const { choice, effective, choose } = useScheme();
  return (
    <>
      <output>{`${choice} ${effective}`}</output>
      <button type="button" onClick={() => choose('dark')}>
        dark
      </button>
    </>
  );
}

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-scheme');
});

test('follows the system until the visitor chooses, then keeps the choice', async () => {
  const { unmount } = render(
    <ThemeProvider direction="ltr">
      <SchemeProbe />
    </ThemeProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('system light');
  await userEvent.click(screen.getByRole('button', { name: 'dark' }));
  expect(screen.getByRole('status')).toHaveTextContent('dark dark');
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  unmount();
  render(
    <ThemeProvider direction="rtl">
      <SchemeProbe />
    </ThemeProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('dark dark');
});
