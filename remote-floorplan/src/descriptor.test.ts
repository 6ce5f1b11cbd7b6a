import { descriptor } from './descriptor';
import ar from './locales/ar.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { PATHS } from './paths';
import remote from './remote';

const PLURAL = /_(zero|one|two|few|many|other)$/;
function keys(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keys(value, `${prefix}${key}.`)
      : [`${prefix}${key}`.replace(PLURAL, '')],
  );
}

describe('the remote', () => {
  it('has a page for each of its routes and a widget for each of its slots', () => {
    expect(Object.keys(remote.routes).sort()).toEqual(
      descriptor.routes.map(({ path }) => path).sort(),
    );
    expect(Object.keys(remote.slots)).toEqual(descriptor.slots);
    expect(Object.values(PATHS)).toEqual(['/PlanSalon', '/Exposant-map']);
  });

  it('has the same texts in three languages', () => {
    const unique = (catalogue: object) => [...new Set(keys(catalogue))].sort();
    expect(unique(en)).toEqual(unique(fr));
    expect(unique(ar)).toEqual(unique(fr));
  });
});
