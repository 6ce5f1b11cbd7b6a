import {
  type PublicStatus,
  publicStatus,
  type StandState,
} from '@mosta/shared/domain/stand-status';
import { withTimeLimit } from '../platform/time-limit';

/** The states of stands by code; the same object until one of them changes. */
export type StandStates = ReadonlyMap<string, PublicStatus>;

type Listed = { code: string; state: StandState };

/** A reading serves pages for so many milliseconds: many requests cost one question a second. */
const FRESH = 1000;
/** A page does not wait longer for a database that does not answer. */
const PATIENCE = 500;

/**
 * Reads the states that pages show before their scripts run. At most one question is on its way, and another object is
 * given only when a state has changed, so that a page is assembled once per change and second, however many ask.
 */
export class StandStatesReader {
  private states: StandStates = new Map();
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<StandStates> | undefined;

  constructor(
    private readonly list: () => Promise<readonly Listed[]>,
    private readonly onFailure: (error: unknown) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @returns undefined while they cannot be read: the plan then appears with the scripts, which say so */
  async read(): Promise<StandStates | undefined> {
    if (this.now() - this.readAt < FRESH) return this.states;
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

  private async ask(): Promise<StandStates> {
    const asked = this.now();
    const listed = await this.list();
    const next = new Map(listed.map(({ code, state }) => [code, publicStatus(state)]));
    if (!isSame(next, this.states)) this.states = next;
    this.readAt = asked;
    return this.states;
  }
}

function isSame(one: StandStates, other: StandStates): boolean {
  return one.size === other.size && [...one].every(([code, state]) => other.get(code) === state);
}
