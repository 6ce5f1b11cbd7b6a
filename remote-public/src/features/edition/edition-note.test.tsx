import { renderPublic } from '../../testing';
import { EditionNote } from './edition-note';

test.each([
  ['2025-03-01T12:00:00+01:00', 'Ouverture des portes le 28 avril 2025 à 10h00.'],
  ['2025-04-30T22:00:00+01:00', 'Les portes sont ouvertes jusqu’au 1er mai 2025 à 17h00.'],
  ['2025-05-01T17:00:00+01:00', /^L’édition 2025 a fermé ses portes le 1er mai 2025 à 17h00\./],
])('says at %s what the state means', async (moment, sentence) => {
  const clock = () => new Date(moment);
  const { container } = await renderPublic(<EditionNote clock={clock} />);
  expect(container).toHaveTextContent(sentence);
});
