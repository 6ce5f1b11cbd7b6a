import data from '@mosta/shared/domain/programme.json';
import { programmeSchema } from '@mosta/shared/schemas/programme.schema';
import * as v from 'valibot';
import { SHIPPED } from '../../../testing/shipped';
import { planPlaces } from '../search/plan-places';
import { findPlaces, NOTHING } from '../search/plan-search';
import { sessionsOf } from './sessions';

const PROGRAMME = v.parse(programmeSchema, data);

describe('what takes place where', () => {
  it('is the programme by its place, day after day, in the visitor’s language', () => {
    const sessions = sessionsOf(PROGRAMME, 'ar');
    const talks = sessions.get('Espace Conference') ?? [];
    expect(talks).toHaveLength(
      PROGRAMME.filter(({ place }) => place === 'Espace Conference').length,
    );
    const order = talks.map(({ date, starts }) => `${date} ${starts}`);
    expect(order).toEqual(order.toSorted());
    const { title } = PROGRAMME.find(({ id }) => id === talks[0]?.id) ?? {};
    expect(talks[0]?.title).toBe(title?.ar);
  });

  it('is found by its title', () => {
    const stand = SHIPPED.find('Espace Conference');
    const other = SHIPPED.find('B12');
    if (!stand || !other) throw new Error('no places');
    const sessions = sessionsOf(PROGRAMME, 'fr');
    const places = planPlaces({
      options: [stand, other].map((one) => ({
        stand: one,
        status: undefined,
        name: one.code,
        label: one.code,
      })),
      stands: new Map(),
      colours: new Map(),
      occupants: new Map(),
      favourites: new Set(),
      sessions,
      t: (key) => key,
    });
    const words = 'recolte etiquette';
    expect(findPlaces(places, { ...NOTHING, words }).map(({ code }) => code)).toEqual([
      'Espace Conference',
    ]);
  });
});
