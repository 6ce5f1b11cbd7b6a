import { PAGE_REGISTRY_ADDRESS, REGISTRY_CHANGED_EVENT } from '@mosta/shared/contract/published';
import { type Registry, registrySchema } from '@mosta/shared/contract/registry';
import * as v from 'valibot';

/** Milliseconds between two questions of a page that is looked at. */
const ASK_EVERY = 5 * 60_000;
/** A page that comes back into view, or goes to another page, does not ask again so soon. */
const FRESH = 60_000;
const PATIENCE = 5000;
/** All pages hear of a change at once; they ask within so many milliseconds. */
const SPREAD = 5000;

/** What the portal answers; null when it does not. */
type Ask = () => Promise<Registry | null>;

/**
 * The registry as the portal has it now, beside the one with which the page started. A page asks seldom, and gets 304 as
 * long as nothing has changed (decision 31).
 */
export class LiveRegistry {
  private registry: Registry;
  private asked = Date.now();
  private asking: Promise<boolean> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly started: Registry,
    private readonly ask: Ask = askPortal,
  ) {
    this.registry = started;
  }

  readonly get = (): Registry => this.registry;

  /** @returns the function that ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Asks the portal; questions at the same time are one. @returns whether it answered */
  check(): Promise<boolean> {
    this.asking ??= this.askOnce().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  /** Asks unless somebody has asked a moment ago. */
  checkUnlessFresh(): void {
    if (Date.now() - this.asked >= FRESH) void this.check();
  }

  /** Whether a new page would get another version of the remote than this page has. */
  isOutdated(remote: string): boolean {
    const now = this.registry.remotes[remote];
    return now?.enabled === true && now.active !== this.started.remotes[remote]?.active;
  }

  /** Whether the remote was closed when the page started and is open now: the page has nothing to show of it. */
  isReopened(remote: string): boolean {
    const before = this.started.remotes[remote];
    return before?.enabled === false && this.registry.remotes[remote]?.enabled === true;
  }

  private async askOnce(): Promise<boolean> {
    this.asked = Date.now();
    const answer = navigator.onLine ? await this.ask() : null;
    if (answer === null) return false;
    if (JSON.stringify(answer) !== JSON.stringify(this.registry)) {
      this.registry = answer;
      for (const listener of this.listeners) listener();
    }
    return true;
  }
}

/** The registry of a new page; null without an answer. The browser adds the validator of its last answer by itself. */
export async function askPortal(): Promise<Registry | null> {
  try {
    const response = await fetch(PAGE_REGISTRY_ADDRESS, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return response.ok ? v.parse(registrySchema, await response.json()) : null;
  } catch {
    return null;
  }
}

/** Asks when the page comes back into view, every few minutes while it is, and when the socket tells of a change. */
export function followRegistry(live: LiveRegistry): () => void {
  let late: ReturnType<typeof setTimeout> | undefined;
  const onVisible = () => {
    if (document.visibilityState === 'visible') live.checkUnlessFresh();
  };
  const onChanged = () => {
    clearTimeout(late);
    late = setTimeout(() => void live.check(), Math.random() * SPREAD);
  };
  const timer = setInterval(onVisible, ASK_EVERY);
  document.addEventListener('visibilitychange', onVisible);
  addEventListener(REGISTRY_CHANGED_EVENT, onChanged);
  return () => {
    clearTimeout(late);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener(REGISTRY_CHANGED_EVENT, onChanged);
  };
}
