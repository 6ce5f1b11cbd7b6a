import React, { type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { markGlobalRules } from '../contract/global-rules';
import { directionOf, type Language } from '../contract/languages';
import { styleCacheOf } from '../theme/style-cache';

/** A drawing without scripts: the rules it needs, and its elements. */
export type StaticDrawing = { css: string; html: string };

/**
 * Without scripts nothing pretends to work: controls are disabled. The page's own script enables those with this value
 * and marks what is done with them, for the live page to carry out (decision 66).
 */
const LIVE_ONLY = 'disabled="live"';
const LIVE_CONTROLS = /<(button|input|select|textarea)\b(?![^>]*\sdisabled)/g;

// Stores are read once: this markup is never hydrated, so it need not match later renders.
const { useSyncExternalStore } = React;
Object.assign(React, {
  useSyncExternalStore: <Snapshot,>(
    subscribe: (changed: () => void) => () => void,
    read: () => Snapshot,
    readOnServer: () => Snapshot = read,
  ) => useSyncExternalStore(subscribe, read, readOnServer),
});

/**
 * Draws a tree to HTML in Node, in the language that i18n has been started in, with the style rules that it uses.
 * @param known rules that the page has already, by Emotion's names; they are left out
 * @throws what the tree throws
 */
export async function renderStatic(
  tree: ReactNode,
  language: Language,
  known: ReadonlySet<string> = new Set(),
): Promise<StaticDrawing> {
  const cache = styleCacheOf(directionOf(language));
  // Emotion then keeps the rules in the cache in place of writing them between the elements.
  cache.compat = true;
  cache.inserted = {};
  const failures: unknown[] = [];
  const { prelude } = await prerender(tree, {
    // One page can contain several static renders.
    identifierPrefix: known.size > 0 ? 'page' : '',
    // The output is complete; no inline scripts are needed to move parts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  const drawn = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const css = Object.entries(cache.inserted)
    .map(([name, rules]) => {
      if (known.has(name) || typeof rules !== 'string') return '';
      // rules of elements and animations have their name in them
      return rules === '' || rules.includes(name) ? rules : markGlobalRules(name, rules);
    })
    .join('');
  if (css.includes('</')) throw new Error('A style rule would end its element.');
  const html = drawn.replace(/<!--.*?-->/gs, '').replace(LIVE_CONTROLS, `<$1 ${LIVE_ONLY}`);
  return { css, html };
}

/** Names of the rules that a tree uses, to leave out elsewhere. */
export async function rulesOf(tree: ReactNode, language: Language): Promise<ReadonlySet<string>> {
  await renderStatic(tree, language);
  return new Set(Object.keys(styleCacheOf(directionOf(language)).inserted));
}

/** The drawing as one file: its rules, then its elements. */
export function asFile({ css, html }: StaticDrawing): string {
  return `<style>${css}</style>${html}`;
}
