import type { Locator, Page } from '@playwright/test';
import { expireSession } from './expired-session';
import { textOf } from './texts-of-keys';

/** Widths in pixels of the screens that have a step; the others do without it. */
type Screens = { below?: number; from?: number };

/**
 * One thing that is done on a page. What is meant is named by the key of its text (`exhibitor:simulation.summary.reset`),
 * by which it is found in every language, or by a selector.
 */
export type Step = Screens &
  (
    | {
        press: string;
        /** Left out where it was pressed before: an option that is taken already. */
        unlessDone?: true;
      }
    /** Into the last field of that label; a star becomes a number that no one had before. */
    | { fill: string; with: string }
    /** Another page, within the portal's session. */
    | { open: string }
    | { expire: true }
  );

/** Milliseconds for one step: what is pressed may still be loading. */
const PATIENCE = 10_000;
/** The same for one that may have been done before. */
const SHORT = 4_000;
const PRESSED = ['button', 'link', 'tab', 'menuitem', 'checkbox', 'radio', 'switch'] as const;
const TEXT_KEY = /^(\w+):([\w.]+)$/;

/** Does what opens a view. @throws Error where something that a step names is not there */
export async function takeSteps(
  page: Page,
  steps: readonly Step[],
  { width, language }: { width: number; language: string },
): Promise<void> {
  for (const step of steps) {
    const { below = Number.POSITIVE_INFINITY, from = 0 } = step;
    if (width >= below || width < from) continue;
    if ('expire' in step) await expireSession(page);
    else if ('open' in step) await page.goto(step.open);
    else if ('fill' in step) {
      const text = step.with.replace('*', String(Date.now()));
      await fieldOf(page, step.fill, language).fill(text, { timeout: PATIENCE });
    } else {
      const control = controlOf(page, step.press, language);
      const pressed = control.click({ timeout: step.unlessDone ? SHORT : PATIENCE });
      await (step.unlessDone ? pressed.catch(() => undefined) : pressed);
    }
  }
}

/** The first control in sight of that name. */
function controlOf(page: Page, named: string, language: string): Locator {
  const name = nameOf(named, language);
  if (name === undefined) return page.locator(named).filter({ visible: true }).first();
  const [first, ...others] = PRESSED.map((role) => page.getByRole(role, { name }));
  return others
    .reduce((all, one) => all.or(one), first ?? page.locator('button'))
    .filter({ visible: true })
    .first();
}

/** The last field in sight of that label: what ends a page stands at its end. */
function fieldOf(page: Page, named: string, language: string): Locator {
  const name = nameOf(named, language);
  const all = name === undefined ? page.locator(named) : page.getByLabel(name);
  return all.filter({ visible: true }).last();
}

/** What a text says in a language, whatever its values are and its spaces; undefined for a selector. */
function nameOf(named: string, language: string): RegExp | undefined {
  const [, namespace = '', key = ''] = TEXT_KEY.exec(named) ?? [];
  if (key === '') return undefined;
  const pattern = textOf(namespace, key, language)
    .split(/(\{\{[^}]*\}\}|\s+)/)
    .map((part) => {
      if (part.startsWith('{{')) return '.+';
      return part.trim() === '' && part !== ''
        ? '\\s+'
        : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    });
  return new RegExp(`^${pattern.join('')}`);
}
