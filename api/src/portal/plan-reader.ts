import {
  type PublicStatus,
  publicStatus,
  type StandState,
} from '@mosta/shared/domain/stand-status';
import type { ShownHall } from '@mosta/shared/schemas/hall.schema';
import { withTimeLimit } from '../platform/time-limit';

/** What the pages of the plan show of it: the halls, and states by code. The same object until something changes. */
export type PlanNow = {
  halls: readonly ShownHall[];
  /** By hall: another one after every change of its drawings. */
  revisions: Revisions;
  states: ReadonlyMap<string, PublicStatus>;
};

type Revisions = Readonly<Record<string, string>>;

type Listed = {
  halls: readonly ShownHall[];
  revisions?: Revisions;
  stands: readonly { code: string; state: StandState }[];
};

/** A reading serves pages for so many milliseconds: many requests cost one question a second. */
const FRESH = 1000;
/** A page does not wait longer for a database that does not answer. */
const PATIENCE = 500;

/**
 * Reads what pages show of the plan before their scripts run. At most one question is on its way, and another object is
 * given only when something has changed, so that a page is assembled once per change and second, however many ask.
 */
export class PlanReader {
  private plan: PlanNow = { halls: [], revisions: {}, states: new Map() };
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<PlanNow> | undefined;

  constructor(
    private readonly list: () => Promise<Listed>,
    private readonly onFailure: (error: unknown) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @returns undefined while it cannot be read: the plan then appears with the scripts, which say so */
  async read(): Promise<PlanNow | undefined> {
    if (this.now() - this.readAt < FRESH) return this.plan;
    this.reading ??= this.ask().finally(() => {
      this.reading = undefined;
    });
    try {
      return await withTimeLimit(PATIENCE, this.reading, () => new Error('no answer in time'));
    } catch (error) {
      this.onFailure(error);
      return undefined;
    }
  }

  private async ask(): Promise<PlanNow> {
    const asked = this.now();
    const { halls, revisions = {}, stands } = await this.list();
    const states = new Map(stands.map(({ code, state }) => [code, publicStatus(state)]));
    const next = { halls, revisions, states };
    if (!isSame(next, this.plan)) this.plan = next;
    this.readAt = asked;
    return this.plan;
  }
}

function isSame(one: PlanNow, other: PlanNow): boolean {
  return (
    one.states.size === other.states.size &&
    [...one.states].every(([code, state]) => other.states.get(code) === state) &&
    JSON.stringify([one.halls, one.revisions]) === JSON.stringify([other.halls, other.revisions])
  );
}
