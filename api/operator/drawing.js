// @ts-check
/** What `/_portal` shows of the releases. */

import { language, make, moment, named, notice, t, table, warning } from './elements.js';

/**
 * @typedef {{ loads: number, failures: number }} Seen
 * @typedef {{ version: string, percent: number, startedAt?: string, stopped?: { at: string, reason: string },
 *   seen: { canary: Seen, usual: Seen } | null }} Canary
 * @typedef {Seen & { version: string, publishedAt: string, publishedBy?: string, commit?: string, withdrawn: boolean,
 *   p50: number | null, p95: number | null }} Version
 * @typedef {{ name: string, label?: Record<string, string>, enabled: boolean, active: string, previous: string | null,
 *   canary?: Canary, versions: Version[], misfits: string[],
 *   failingPages: { path: string, languages: string[], since: string }[] }} Remote
 * @typedef {{ trouble: 'missing' | 'invalid' | null, remotes: Remote[],
 *   failures: { remote: string, version: string, phase: string, code: string, count: number }[],
 *   log: { at: string, by: string, action: string, remote: string, version?: string, active?: string,
 *     percent?: number, reason?: string }[] }} State
 * @typedef {'promote' | 'rollback' | 'disable' | 'enable'} Action
 * @typedef {{ name: string, label: string, version: string }} Target what a button acts on
 */

/**
 * @param {State} state
 * @param {(action: Action, target: Target) => void} ask called by a button of a remote
 * @returns {(HTMLElement | null)[]}
 */
export function drawState({ trouble, remotes, failures, log }, ask) {
  return [
    trouble && notice(trouble, true),
    remotes.length === 0 ? make('p', { class: 'notice' }, t('empty')) : null,
    ...remotes.map((remote) => drawRemote(remote, ask)),
    drawFailures(failures),
    drawLog(log),
  ];
}

/** @param {Remote} remote @param {(action: Action, target: Target) => void} ask called by a button */
function drawRemote(remote, ask) {
  const { name, enabled, active, previous, canary, versions, misfits, failingPages } = remote;
  const label = remote.label?.[language] ?? name;
  const running = canary && !canary.stopped ? canary : null;
  /** @type {[string, Node | string][]} */
  const facts = [
    [t('active'), make('code', {}, active)],
    [t('previous'), previous === null ? t('none') : make('code', {}, previous)],
  ];
  if (running) facts.push([t('canary'), t('canaryShare', running)]);
  if (running?.seen) {
    facts.push([t('canarySeen'), share(running.seen.canary)]);
    facts.push([t('usualSeen'), share(running.seen.usual)]);
  }
  if (canary?.stopped) {
    const { at, reason } = canary.stopped;
    facts.push([
      t('canary'),
      `${canary.version}, ${t('canaryStopped', { at: moment(at), reason })}`,
    ]);
  }
  /** @param {Action} action @param {string} [version] @param {boolean} [main] */
  const button = (action, version = '', main = false) =>
    make(
      'button',
      {
        ...{ type: 'button', class: main ? 'main' : '', 'data-key': `${name} ${action}` },
        'aria-label': `${t(action)}, ${label}`,
        onclick: () => ask(action, { name, label, version }),
      },
      t(action),
    );
  return make(
    'section',
    { 'aria-label': label },
    make(
      'div',
      { class: 'top' },
      make('h2', {}, label),
      make('code', {}, name),
      make('span', { class: enabled ? 'chip' : 'chip bad' }, t(enabled ? 'open' : 'closed')),
    ),
    ...misfits.map((reason) => warning(t('misfit', { reason }))),
    ...failingPages.map(({ path, languages, since }) =>
      warning(t('pageFails', { path, languages: languages.join(', '), since: moment(since) })),
    ),
    make(
      'dl',
      {},
      ...facts.flatMap(([term, fact]) => [make('dt', {}, term), make('dd', {}, fact)]),
    ),
    make(
      'div',
      { class: 'buttons' },
      running ? button('promote', running.version, true) : null,
      previous === null ? null : button('rollback', previous),
      button(enabled ? 'disable' : 'enable'),
    ),
    table(
      `${t('versions')}, ${label}`,
      ['version', 'state', 'published', 'commit', '#loads', '#failures', '#median', '#p95'],
      versions.map((each) => [
        make('code', {}, each.version),
        stateOf(each, remote),
        moment(each.publishedAt),
        each.commit ? make('code', {}, each.commit.slice(0, 9)) : '',
        String(each.loads),
        each.loads === 0 ? '' : share(each),
        each.p50 === null ? '' : t('ms', { n: each.p50 }),
        each.p95 === null ? '' : t('ms', { n: each.p95 }),
      ]),
    ),
  );
}

/** @param {Seen} seen */
function share({ loads, failures }) {
  if (loads === 0) return t('unseen');
  const rate = (failures / loads).toLocaleString(language, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return t('seen', { share: rate, failures, loads });
}

/** @param {Version} version @param {Remote} remote */
function stateOf({ version, withdrawn }, { active, previous, canary }) {
  if (version === active) return t('active');
  if (version === canary?.version) return t('canary');
  if (version === previous) return t('previous');
  return withdrawn ? t('withdrawn') : '';
}

/** @param {State['failures']} failures */
function drawFailures(failures) {
  return make(
    'section',
    {},
    make('h2', {}, t('failuresTitle')),
    failures.length === 0
      ? make('p', {}, t('noFailures'))
      : table(
          t('failuresTitle'),
          ['part', 'version', 'phase', 'code', '#count'],
          failures.map(({ remote, version, phase, code, count }) => [
            remote,
            make('code', {}, version),
            named('phase', phase),
            make('code', {}, code),
            String(count),
          ]),
        ),
  );
}

/** @param {State['log']} log */
function drawLog(log) {
  return make(
    'section',
    {},
    make('h2', {}, t('logTitle')),
    log.length === 0
      ? make('p', {}, t('noLog'))
      : table(
          t('logTitle'),
          ['at', 'action', 'part', 'version', 'by'],
          log.map(({ at, action, remote, version, active, by }) => [
            moment(at),
            named('did', action),
            remote,
            make('code', {}, version ?? active ?? ''),
            by,
          ]),
        ),
  );
}
