import { countsOf, findPlaces, firstHit, NOTHING, type PlanPlace, toggled } from './plan-search';

const place = (code: string, text: string, values: PlanPlace['values']): PlanPlace => ({
  code,
  name: `Stand ${code}`,
  text: `Stand ${code} ${text}`,
  values,
});
const PLACES = [
  place('A03', 'Moulin exemple Céréales', { state: 'reserved', size: 'upTo9', sector: 'cereals' }),
  place('B04', 'disponible', { state: 'free', size: 'upTo9' }),
  place('B40', 'disponible', { state: 'free', size: 'from24' }),
  place('C12', 'B4 exemple', { state: 'reserved', size: 'from24', sector: 'oil' }),
];
const codes = (found: readonly PlanPlace[]) => found.map(({ code }) => code);

describe('the search on the plan', () => {
  it('finds every word anywhere, without accents', () => {
    expect(codes(findPlaces(PLACES, { ...NOTHING, words: 'cereales moulin' }))).toEqual(['A03']);
    expect(findPlaces(PLACES, NOTHING)).toHaveLength(4);
  });

  it('asks of each filter one of its values', () => {
    const free = toggled(NOTHING, 'state', 'free');
    expect(codes(findPlaces(PLACES, free))).toEqual(['B04', 'B40']);
    const both = toggled(free, 'state', 'reserved');
    expect(findPlaces(PLACES, both)).toHaveLength(4);
    expect(codes(findPlaces(PLACES, toggled(free, 'size', 'from24')))).toEqual(['B40']);
    expect(toggled(free, 'state', 'free')).toEqual(NOTHING);
  });

  it('counts what a value would show, whatever else of its own filter is chosen', () => {
    const free = toggled(NOTHING, 'state', 'free');
    expect(Object.fromEntries(countsOf(PLACES, free, 'state'))).toEqual({ free: 2, reserved: 2 });
    expect(Object.fromEntries(countsOf(PLACES, free, 'size'))).toEqual({ upTo9: 1, from24: 1 });
    expect(countsOf(PLACES, free, 'sector').size).toBe(0);
  });

  it('goes to the code that was typed before all others', () => {
    const hit = (words: string) => firstHit(findPlaces(PLACES, { ...NOTHING, words }), words)?.code;
    expect(hit('b40')).toBe('B40');
    expect(hit('b4')).toBe('B40');
    expect(hit('exemple')).toBe('A03');
    expect(hit('exemple cereales')).toBe('A03');
    expect(hit('b4 exemple')).toBe('C12');
    expect(hit('zzz')).toBeUndefined();
    expect(hit(' ')).toBe('A03');
  });
});
