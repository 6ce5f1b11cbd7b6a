// @ts-check
/**
 * The script of `/_portal`. It is sent as it stands, without a build or a library: the page has to work when the host
 * and every remote are broken.
 */

import { drawState } from './drawing.js';
import { element, make, notice, t } from './elements.js';
import { authorized, Refusal, signIn } from './session.js';

/**
 * @typedef {import('./drawing.js').State} State
 * @typedef {import('./drawing.js').Action} Action
 * @typedef {import('./drawing.js').Target} Target
 */

const view = element('view');
const said = element('said');

/** Milliseconds between two looks while the page is in view. */
const REFRESH_EVERY = 10_000;

/** What is drawn, as text: what has not changed is not drawn anew under somebody's hands. */
let drawn = '';

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
    drawReleases(state);
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

/** @param {State} state */
function drawReleases(state) {
  const onclick = () => void show();
  const refresh = make('button', { type: 'button', 'data-key': 'refresh', onclick }, t('refresh'));
  draw(make('p', { class: 'buttons' }, refresh), ...drawState(state, ask));
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
  const code = make('input', {
    ...{ type: 'text', name: 'code', autocomplete: 'one-time-code', spellcheck: 'false' },
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
    signIn(Object.fromEntries(fields))
      .then(() => {
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
    make('label', {}, t('factor'), code),
    problem,
    send,
  );
}

/**
 * Asks before it acts; says afterwards what became of it.
 * @param {Action} action
 * @param {Target} target
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
