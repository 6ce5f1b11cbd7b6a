import { checkFacades, findLonely } from './facades';

const FACADE = `
export { default as Menu } from '@mui/material/Menu';
export { Section, PAGE_MARGINS, type Ground } from './layout/section';
export { StatBand } from './layout/stat-band';`;
const USES = 'import { Section, PAGE_MARGINS } from "@mosta/shared/ui";';

it('finds nothing in the project', async () => {
  expect(await checkFacades()).toBe('');
});

it('names what one package alone uses, but neither types nor what a library gives', () => {
  const found = findLonely('ui', FACADE, [USES, USES, 'Menu Ground StatBand'], {});
  expect(found).toEqual([expect.stringContaining('StatBand ne sert qu’un paquet')]);
});

it('accepts an exception, until it is not one any more', () => {
  const kept = { 'ui/StatBand': 'a reason', 'theme/FONT': 'of another façade' };
  expect(findLonely('ui', FACADE, [USES, USES], kept)).toEqual([]);
  expect(findLonely('ui', FACADE, [USES, USES, 'StatBand', 'StatBand'], kept)).toEqual([
    'ui/StatBand : cette exception ne sert plus.',
  ]);
});
