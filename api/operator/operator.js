// @ts-check
/**
 * The script of `/_portal`. It is sent as it stands, without a build or a library: the page has to work when the host
 * and every remote are broken. Elements are made one by one, because its policy allows no markup from text.
 */

/**
 * @typedef {{ loads: number, failures: number }} Seen
 * @typedef {{ version: string, percent: number, startedAt?: string, stopped?: { at: string, reason: string },
 *   seen: { canary: Seen, usual: Seen } | null }} Canary
 * @typedef {Seen & { version: string, publishedAt: string, publishedBy?: string, commit?: string, withdrawn: boolean,
 *   p50: number | null, p95: number | null }} Version
 * @typedef {{ name: string, label?: Record<string, string>, enabled: boolean, active: string, previous: string | null,
 *   canary?: Canary, versions: Version[] }} Remote
 * @typedef {{ trouble: 'missing' | 'invalid' | null, remotes: Remote[],
 *   failures: { remote: string, version: string, phase: string, code: string, count: number }[],
 *   log: { at: string, by: string, action: string, remote: string, version?: string, active?: string,
 *     percent?: number, reason?: string }[] }} State
 * @typedef {{ user: unknown, role: string, access: { token: string }, refresh: { token: string } }} Session
 * @typedef {'promote' | 'rollback' | 'disable' | 'enable'} Action
 */

/** @type {{ language: string, texts: Record<string, string> }} */
const { language, texts } = JSON.parse(element('texts').textContent ?? '{}');
const view = element('view');
const said = element('said');

/** Where the portal's own pages keep the session (shared/src/schemas/session.schema.ts). */
const AUTH = 'auth';
const REFRESH = 'refreshToken';
const EXPIRED = 'authExpired';
/** The lock that all tabs share while one of them renews the session (shared/src/http/refresh.ts). */
const REFRESH_LOCK = 'mosta-refresh';
/** Milliseconds between two looks while the page is in view. */
const REFRESH_EVERY = 10_000;

/** What is drawn, as text: what has not changed is not drawn anew under somebody's hands. */
let drawn = '';

/** @param {string} id */
function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found;
}

/** @param {string} key @param {Record<string, unknown>} [values] */
function t(key, values = {}) {
  return (texts[key] ?? key).replace(/\{(\w+)\}/g, (_whole, name) => String(values[name] ?? ''));
}

/**
 * @param {string} tag
 * @param {Record<string, string | boolean | ((event: Event) => void)>} [properties] attributes, and `onclick` and its like
 * @param {...(Node | string | null)} children
 */
function make(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** @param {string} iso */
function moment(iso) {
  return new Date(iso).toLocaleString(
    language === 'fr' ? 'fr-DZ' : language === 'ar' ? 'ar-DZ' : 'en-GB',
    {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
    },
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

/** A refusal of the service, with its status and its sentence. */
class Refusal extends Error {
  /** @param {number} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** @returns {string | null} */
function storedToken() {
  try {
    return JSON.parse(localStorage.getItem(AUTH) ?? 'null')?.accessToken ?? null;
  } catch {
    return null;
  }
}

/** @param {Session} answer */
function store({ user, role, access, refresh }) {
  localStorage.setItem(REFRESH, refresh.token);
  localStorage.setItem(AUTH, JSON.stringify({ user, role, accessToken: access.token }));
  localStorage.removeItem(EXPIRED);
}

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<unknown>}
 */
async function call(path, init = {}) {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(10_000) });
  const text = await response.text();
  const answer = text === '' ? null : JSON.parse(text);
  if (!response.ok) throw new Refusal(response.status, answer?.detail ?? answer?.title ?? '');
  return answer;
}

/** @param {string} path @param {unknown} body */
function post(path, body) {
  const headers = { 'content-type': 'application/json' };
  return call(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Another access token for one that was refused, as the portal's own tabs get it: one at a time. @param {string | null} refused */
async function renew(refused) {
  const exchange = async () => {
    if (storedToken() !== refused) return;
    const refreshToken = localStorage.getItem(REFRESH);
    if (!refreshToken) throw new Refusal(401, '');
    const answer = await post('/auth/refresh-tokens', { refreshToken });
    // Signed out or in anew meanwhile: the answer belongs to a session that is over.
    if (localStorage.getItem(REFRESH) === refreshToken) store(/** @type {Session} */ (answer));
  };
  await (navigator.locks ? navigator.locks.request(REFRESH_LOCK, exchange) : exchange());
}

/** A call with the session, renewed once where that is needed. @param {string} path @param {RequestInit} [init] */
async function authorized(path, init = {}) {
  const send = (/** @type {string | null} */ token) =>
    call(path, { ...init, headers: { authorization: `Bearer ${token}` } });
  const token = storedToken();
  if (token === null) throw new Refusal(401, '');
  try {
    return await send(token);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    await renew(token);
    return send(storedToken());
  }
}

/** Draws other content; the field or button that had the focus has it again. @param {...(Node | string | null)} nodes */
function draw(...nodes) {
  const key = document.activeElement?.getAttribute('data-key');
  view.replaceChildren(...nodes.filter((node) => node !== null));
  if (!key) return;
  const again = view.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again instanceof HTMLElement) again.focus();
}

async function show() {
  try {
    const state = /** @type {State} */ (await authorized('/_portal/operator/state'));
    const text = JSON.stringify(state);
    if (text === drawn) return;
    drawn = text;
    drawState(state);
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 0;
    const next =
      status === 401 || status === 400 ? 'sign-in' : status === 403 ? 'forbidden' : 'failed';
    if (drawn === next) return;
    if (next === 'failed') {
      // What was there stays, under the notice.
      if (!drawn.startsWith('{')) draw(failure());
      else said.textContent = t('failed');
      return;
    }
    drawn = next;
    draw(next === 'forbidden' ? notice('forbidden', true) : null, signInForm());
  }
}

/** @param {string} key @param {boolean} bad */
function notice(key, bad) {
  return make('p', { class: bad ? 'notice bad' : 'notice', role: 'alert' }, t(key));
}

function failure() {
  const again = make(
    'button',
    { type: 'button', 'data-key': 'retry', onclick: () => void show() },
    t('retry'),
  );
  return make('div', {}, notice('failed', true), make('p', { class: 'buttons' }, again));
}

function signInForm() {
  const email = make('input', {
    type: 'email',
    name: 'email',
    autocomplete: 'username',
    required: true,
  });
  const password = make('input', {
    ...{ type: 'password', name: 'password' },
    ...{ autocomplete: 'current-password', required: true },
  });
  const problem = make('p', { role: 'alert' });
  const send = make('button', { class: 'main' }, t('signIn'));
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const fields = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    send.setAttribute('disabled', '');
    post('/auth/login', Object.fromEntries(fields))
      .then((answer) => {
        store(/** @type {Session} */ (answer));
        drawn = '';
        return show();
      })
      .catch((error) => {
        problem.textContent = (error instanceof Refusal && error.message) || t('failed');
      })
      .finally(() => send.removeAttribute('disabled'));
  };
  return make(
    'form',
    { onsubmit },
    make('p', {}, t('signInText')),
    make('label', {}, t('email'), email),
    make('label', {}, t('password'), password),
    problem,
    send,
  );
}

/** @param {State} state */
function drawState({ trouble, remotes, failures, log }) {
  const refresh = make(
    'button',
    { type: 'button', 'data-key': 'refresh', onclick: () => void show() },
    t('refresh'),
  );
  draw(
    make('p', { class: 'buttons' }, refresh),
    trouble && notice(trouble, true),
    remotes.length === 0 ? make('p', { class: 'notice' }, t('empty')) : null,
    ...remotes.map(drawRemote),
    drawFailures(failures),
    drawLog(log),
  );
}

/** @param {Remote} remote */
function drawRemote(remote) {
  const { name, enabled, active, previous, canary, versions } = remote;
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
            phase,
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
            action,
            remote,
            make('code', {}, version ?? active ?? ''),
            by,
          ]),
        ),
  );
}

/**
 * A table that scrolls by itself where the screen is narrow.
 * @param {string} label
 * @param {string[]} columns names of texts; `#` before those of numbers
 * @param {(Node | string)[][]} rows
 */
function table(label, columns, rows) {
  const isNumber = columns.map((column) => column.startsWith('#'));
  const attributes = (/** @type {number} */ at) => ({ class: isNumber[at] ? 'number' : false });
  const head = columns.map((column, at) =>
    make('th', { scope: 'col', ...attributes(at) }, t(column.replace('#', ''))),
  );
  const body = rows.map((row) =>
    make('tr', {}, ...row.map((cell, at) => make('td', attributes(at), cell))),
  );
  return make(
    'div',
    { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': label },
    make('table', {}, make('thead', {}, make('tr', {}, ...head)), make('tbody', {}, ...body)),
  );
}

/**
 * Asks before it acts; says afterwards what became of it.
 * @param {Action} action
 * @param {{ name: string, label: string, version: string }} target
 */
function ask(action, { name, label, version }) {
  const opener = document.activeElement;
  const close = () => {
    dialog.close();
    dialog.remove();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
  const confirm = () => {
    close();
    void act(action, name, label);
  };
  const title = make('h2', { id: 'ask-title' }, `${t(action)} : ${label}`);
  const dialog = /** @type {HTMLDialogElement} */ (
    make(
      'dialog',
      { 'aria-labelledby': 'ask-title', oncancel: close },
      title,
      make('p', {}, t(`${action}Ask`, { label, version })),
      make(
        'div',
        { class: 'buttons' },
        make('button', { type: 'button', class: 'main', onclick: confirm }, t('confirm')),
        make('button', { type: 'button', onclick: close }, t('cancel')),
      ),
    )
  );
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {Action} action @param {string} name @param {string} label */
async function act(action, name, label) {
  said.textContent = t('loading');
  try {
    await authorized(`/_portal/operator/remotes/${name}/${action}`, { method: 'POST' });
    said.textContent = t('done', { action: t(action), label });
  } catch (error) {
    said.textContent =
      error instanceof Refusal && error.message !== ''
        ? t('refused', { reason: error.message })
        : t('failed');
  }
  await show();
}

setInterval(() => {
  const asking = document.querySelector('dialog[open]') !== null;
  if (document.visibilityState === 'visible' && drawn.startsWith('{') && !asking) void show();
}, REFRESH_EVERY);
void show();
