import fc from 'fast-check';
import { isAvailable, publicStatus, STAND_STATES, withChange, withChanges } from './stand-status';

const changeOf = fc.record({
  code: fc.constantFrom('B49', 'C02', 'C03'),
  state: fc.constantFrom(...STAND_STATES),
  revision: fc.nat(20),
});
/** One account a revision, as the service gives them. */
const story = fc.uniqueArray(changeOf, {
  selector: ({ code, revision }) => `${code} ${revision}`,
  maxLength: 20,
});
type Told = { code: string; state: (typeof STAND_STATES)[number]; revision: number };
const heard = (changes: readonly Told[]) =>
  changes.reduce<ReadonlyMap<string, Told>>(withChange, new Map());

describe('the state of a stand', () => {
  it('is available exactly when it is free', () => {
    for (const state of STAND_STATES) {
      expect(isAvailable(state)).toBe(publicStatus(state) === 'free');
    }
    expect(publicStatus('confirme')).toBe('reserved');
  });

  it('is that of the highest revision, in whatever order and however often the accounts arrive', () => {
    fc.assert(
      fc.property(
        story.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([told, shuffled]) => {
          const inOrder = heard([...told].sort((a, b) => a.revision - b.revision));
          const anyhow = heard([...shuffled, ...told]);
          for (const { code } of told) expect(anyhow.get(code)).toEqual(inOrder.get(code));
        },
      ),
    );
  });

  it('never goes back to an older account when list and changes meet', () => {
    fc.assert(
      fc.property(story, changeOf, (told, listed) => {
        const [merged] = withChanges([listed], heard(told));
        const newest = Math.max(
          listed.revision,
          ...told.filter(({ code }) => code === listed.code).map(({ revision }) => revision),
        );
        expect(merged?.revision).toBe(newest);
        if (newest === listed.revision) expect(merged).toBe(listed);
      }),
    );
  });

  it('keeps what it knows when nothing newer is told', () => {
    const known = heard([{ code: 'B49', state: 'option', revision: 3 }]);
    expect(withChange(known, { code: 'B49', state: 'libre', revision: 2 })).toBe(known);
  });
});
