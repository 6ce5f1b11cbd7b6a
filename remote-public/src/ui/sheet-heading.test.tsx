import { render } from '@testing-library/react';
import { SheetHeading } from './sheet-heading';

test('facts run their own way each, and the dots between them go with the line', () => {
  const facts = ['Mosta Expo 2025', '', '28 أفريل – 1 ماي 2025', 'Mostaganem'];
  const { container } = render(<SheetHeading title="البرنامج" facts={facts} />);
  expect(container).toHaveTextContent('Mosta Expo 2025 · 28 أفريل – 1 ماي 2025 · Mostaganem');
  expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(
    facts.filter(Boolean),
  );
});
