import TextField from '@mui/material/TextField';
import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from './theme-provider';

const rules = () =>
  Array.from(document.styleSheets).flatMap(({ cssRules }) =>
    Array.from(cssRules, ({ cssText }) => cssText),
  );
const sheets = () => document.querySelectorAll('style[data-emotion$="global"]').length;
const page = (fields: number) => (
  <ThemeProvider direction="ltr">
    {Array.from({ length: fields }, (_, place) => (
      <TextField key={place} id={`field-${place}`} label={`Champ ${place}`} />
    ))}
  </ThemeProvider>
);

test('a field brings no style sheet of its own', () => {
  const { rerender } = render(page(1));
  const before = sheets();
  rerender(page(4));
  expect(sheets()).toBe(before);
});

test('a field that the browser fills in lifts its label', () => {
  render(page(1));
  const field = screen.getByRole('textbox', { name: 'Champ 0' });
  expect(getComputedStyle(field).animationName).toBe('mui-auto-fill-cancel');
  expect(rules().filter((rule) => rule.startsWith('@keyframes mui-auto-fill'))).toHaveLength(2);
  expect(screen.getByText('Champ 0', { selector: 'label' })).toHaveAttribute(
    'data-shrink',
    'false',
  );
  fireEvent.animationStart(field, { animationName: 'mui-auto-fill' });
  expect(screen.getByText('Champ 0', { selector: 'label' })).toHaveAttribute('data-shrink', 'true');
});
