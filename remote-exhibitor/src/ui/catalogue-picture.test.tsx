import { fireEvent, render } from '@testing-library/react';
import { CataloguePicture } from './catalogue-picture';

test('shows the organiser’s picture, and a drawing where it is missing or broken', () => {
  const item = { category: 'Catégorie de l’organisation', group: 'Service' } as const;
  const { container, rerender } = render(<CataloguePicture {...item} imagePath="/a.jpg" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/a.jpg');
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(<CataloguePicture {...item} imagePath="/b.jpg" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.jpg');
  rerender(<CataloguePicture {...item} imagePath={null} />);
  expect(container.querySelector('svg')).not.toBeNull();
});
