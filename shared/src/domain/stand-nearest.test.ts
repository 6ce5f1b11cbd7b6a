import fc from 'fast-check';
import { distanceTo, nearestStands, OTHER_ZONE_DETOUR, type StandPlace } from './stand-nearest';

const place = (code: string, more: Partial<StandPlace> = {}): StandPlace => ({
  code,
  kind: 'stand',
  size: 9,
  zone: code.charAt(0),
  x: 0,
  y: 0,
  ...more,
});
const codes = (places: readonly StandPlace[]) => places.map(({ code }) => code);

const placeOf = fc.record({
  code: fc.stringMatching(/^[A-D][0-4]\d$/),
  kind: fc.constantFrom('stand', 'zone'),
  size: fc.constantFrom(9, 12, 24, null),
  zone: fc.constantFrom('A', 'B', 'C', 'D'),
  x: fc.integer({ min: 0, max: 1500 }),
  y: fc.integer({ min: 0, max: 300 }),
});
const hall = fc.uniqueArray(placeOf, { selector: ({ code }) => code, maxLength: 40 });

describe('the nearest free stands', () => {
  it('are of the same size first, then near, and rather not across the aisle', () => {
    const wanted = place('B10', { x: 100 });
    const free = [
      place('B01', { size: 12, x: 90 }),
      place('B11', { x: 140 }),
      place('C10', { x: 100, y: 30 }),
      place('B30', { x: 600 }),
      place('C40', { x: 600 }),
      place('VIP1', { kind: 'zone', x: 101 }),
      wanted,
    ];
    expect(codes(nearestStands(wanted, free, 9))).toEqual(['B11', 'C10', 'B30', 'C40', 'B01']);
    expect(codes(nearestStands(wanted, free, 2))).toEqual(['B11', 'C10']);
    expect(nearestStands(wanted, [wanted], 3)).toEqual([]);
  });

  it('are among the free ones, of the same kind, each once, never the wanted one', () => {
    fc.assert(
      fc.property(placeOf, hall, fc.nat(50), (wanted, free, most) => {
        const found = nearestStands(wanted, free, most);
        expect(found.length).toBeLessThanOrEqual(most);
        expect(new Set(codes(found)).size).toBe(found.length);
        for (const each of found) {
          expect(free).toContain(each);
          expect(each.kind).toBe(wanted.kind);
          expect(each.code).not.toBe(wanted.code);
        }
      }),
    );
  });

  it('leave nobody out who would have come before one that is offered', () => {
    fc.assert(
      fc.property(placeOf, hall, fc.integer({ min: 1, max: 5 }), (wanted, free, most) => {
        const found = nearestStands(wanted, free, most);
        const last = found.at(-1);
        if (!last) return;
        const left = free.filter(
          (each) => !found.includes(each) && each.kind === wanted.kind && each.code !== wanted.code,
        );
        for (const each of left) {
          if (each.size === wanted.size) {
            expect(last.size).toBe(wanted.size);
            expect(distanceTo(wanted, each)).toBeGreaterThanOrEqual(distanceTo(wanted, last));
          }
        }
      }),
    );
  });

  it('do not depend on the order in which the free ones are given', () => {
    fc.assert(
      fc.property(placeOf, hall, (wanted, free) => {
        expect(nearestStands(wanted, free.toReversed(), 5)).toEqual(nearestStands(wanted, free, 5));
      }),
    );
  });

  it('stay in their part of the hall when another is as far or less than an aisle nearer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: OTHER_ZONE_DETOUR, max: 700 }),
        fc.integer({ min: 0, max: OTHER_ZONE_DETOUR - 1 }),
        (far, nearer) => {
          const wanted = place('B10');
          const free = [place('C10', { x: far - nearer }), place('B11', { x: far })];
          expect(codes(nearestStands(wanted, free, 1))).toEqual(['B11']);
        },
      ),
    );
  });
});
