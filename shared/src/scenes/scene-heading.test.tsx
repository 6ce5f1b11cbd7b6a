import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OliveTree, SkyLight } from './nature';
import type { Scene } from './scene';
import { SceneHeading } from './scene-heading';

const SCENE: Scene = {
  sky: 'gulf',
  floor: 'sand',
  art: (
    <>
      <SkyLight x={700} y={90} />
      <OliveTree x={500} y={400} />
    </>
  ),
};

test('the words come before the picture, which nobody has to hear of', async () => {
  const { container } = render(
    <SceneHeading scene={SCENE} title="Contact" lead="Nous répondons.">
      <a href="/contact">Écrire</a>
    </SceneHeading>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Contact' });
  const picture = container.querySelector('svg');
  expect(picture).toHaveAttribute('aria-hidden', 'true');
  expect(picture && heading.compareDocumentPosition(picture)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});
