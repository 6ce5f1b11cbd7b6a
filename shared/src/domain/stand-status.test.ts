import fc from 'fast-check';
import { isAvailable, publicStatus, STAND_STATES, withChange, withChanges } from './stand-status';

const changeOf = fc.record({
  code: fc.constantFrom('B49', 'C02', 'C03'),
  state: fc.constantFrom(...STAND_STATES),
  revision: fc.nat(20),
});
/** One change for each revision, as the service sends them. */
const story = fc.uniqueArray(changeOf, {
  selector: ({ code, revision }) => `${code} ${revision}`,
  maxLength: 20,
});
type Change = { code: string; state: (typeof STAND_STATES)[number]; revision: number };
const received = (changes: readonly Change[]) =>
  changes.reduce<ReadonlyMap<string, Change>>(withChange, new Map());

describe('the state of a stand', () => {
  it('is available exactly when it is free', () => {
    for (const state of STAND_STATES) {
      expect(isAvailable(state)).toBe(publicStatus(state) === 'free');
    }
    expect(publicStatus('confirme')).toBe('reserved');
  });

  it('is that of the highest revision, in whatever order and however often the changes arrive', () => {
    fc.assert(
      fc.property(
        story.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([changes, shuffled]) => {
          const inOrder = received([...changes].sort((a, b) => a.revision - b.revision));
          const inAnyOrder = received([...shuffled, ...changes]);
          for (const { code } of changes) expect(inAnyOrder.get(code)).toEqual(inOrder.get(code));
        },
      ),
    );
  });

  it('never goes back to an older state when list and changes are merged', () => {
    fc.assert(
      fc.property(story, changeOf, (changes, listed) => {
        const [merged] = withChanges([listed], received(changes));
        const newest = Math.max(
          listed.revision,
          ...changes.filter(({ code }) => code === listed.code).map(({ revision }) => revision),
        );
        expect(merged?.revision).toBe(newest);
        if (newest === listed.revision) expect(merged).toBe(listed);
      }),
    );
  });

  it('keeps its state when nothing newer is received', () => {
    const known = received([{ code: 'B49', state: 'option', revision: 3 }]);
    expect(withChange(known, { code: 'B49', state: 'libre', revision: 2 })).toBe(known);
  });
});
