import type { Scene } from '@mosta/shared/scenes/scene';
import { SceneFigure } from '@mosta/shared/scenes/scene-figure';
import { PALETTE } from '../theme/tokens';
import { drawLinkPictures } from './link-pictures';
import type { OutlineText } from './outlined-text';

const text = { fr: 'Le salon', en: 'The fair', ar: 'المعرض' };
const route = (path: string) => ({
  path,
  title: text,
  description: text,
  guarded: false,
  frame: 'site' as const,
});
const descriptor = {
  name: 'essai',
  label: text,
  contract: '^1.0.0',
  routes: [route('/avec'), route('/sans'), { ...route('/cachee'), index: false }],
  navigation: [],
  slots: [],
};
const scene: Scene = {
  sky: 'gulf',
  floor: 'clay',
  art: (
    <SceneFigure x={1} y={2} paint="saffron">
      18
    </SceneFigure>
  ),
};
const outline: OutlineText = (letters) => ({ width: 1, path: `M${letters}` });
const draw = (language: 'fr' | 'ar') =>
  drawLinkPictures(descriptor, new Map([['/avec', scene]]), language, outline);

it('draws a picture of each page that may be shared, in the colours of its scene', () => {
  const [shown, plain] = draw('fr');
  expect(draw('fr').map(({ file }) => file)).toEqual(['og/fr/avec.svg', 'og/fr/sans.svg']);
  expect(shown?.text).toContain(`height="630" fill="${PALETTE.light.gulf}"`);
  expect(plain?.text).toContain(`height="630" fill="${PALETTE.light.wheat}"`);
  expect(shown?.text).toContain('d="MLe salon"');
  expect(shown?.text).not.toMatch(/var\(|<text/);
});

it('mirrors the scene for Arabic, its figures not', () => {
  expect(draw('fr')[0]?.text).not.toContain('scale(-');
  expect(draw('ar')[0]?.text).toContain('scale(-24 24)');
  expect(draw('ar')[0]?.text).toContain('d="Mالمعرض"');
});
