import { buildDescriptor } from '@mosta/shared/testing/registry';
import { readersOf } from './look-at-pages';

const texts = { fr: 'a', en: 'a', ar: 'a' };
const route = (path: string, rest: object = {}) => ({
  ...{ path, title: texts, description: texts, guarded: false, frame: 'site' as const },
  ...rest,
});

it('shows guarded pages to the role that they name, the others to a visitor, and follows no redirect', () => {
  const { routes } = buildDescriptor({
    routes: [
      route('/open'),
      route('/own', { guarded: true }),
      route('/desk', { guarded: true, roles: ['Organizer', 'Exhibitor'] }),
      route('/old', { redirectTo: '/open' }),
    ],
  });
  expect([...readersOf({ routes })]).toEqual([
    ['/open', undefined],
    ['/own', 'Exhibitor'],
    ['/desk', 'Organizer'],
  ]);
});
