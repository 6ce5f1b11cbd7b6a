import { startI18n } from '@mosta/shared/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { CataloguePicture } from './catalogue-picture';

beforeAll(() => startI18n('fr'));

const ITEM = { category: 'Catégorie de l’organisation', parentCategory: 'Service' } as const;

test('shows the organiser’s picture, and a drawing where it is missing or broken', () => {
  const item = { ...ITEM, imagePath: '/a.jpg' };
  const { container, rerender } = render(<CataloguePicture item={item} />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/a.jpg');
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(<CataloguePicture item={{ ...ITEM, imagePath: '/b.jpg' }} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.jpg');
  rerender(<CataloguePicture item={{ ...ITEM, imagePath: null }} />);
  expect(container.querySelector('svg')).not.toBeNull();
});

test('says what a picture shows, and keeps its place while it loads', () => {
  const alt = { fr: 'Chaise noire', en: '', ar: '' };
  const picture = { path: '/a.jpg', width: 400, height: 300, alt };
  render(<CataloguePicture item={{ ...ITEM, imagePath: '/a.jpg', picture }} />);
  const image = screen.getByRole('img', { name: 'Chaise noire' });
  expect(image).toHaveAttribute('width', '400');
  expect(image).toHaveAttribute('loading', 'lazy');
});
