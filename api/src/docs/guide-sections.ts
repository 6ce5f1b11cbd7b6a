import { escapeHtml } from '@mosta/release/page/escape-html';
import { PROBLEMS } from '../modules/problems';
import type { ProblemCode } from '../platform/http/app-error';
import { pre } from './call-article';
import { GENERAL_PROBLEMS } from './described-call';
import { sampleOf } from './document';
import { SOCKET_EVENTS } from './socket-events';

/** What a newcomer reads before the calls. */
export function startSection(base: string): string {
  return `<section id="start" aria-labelledby="start-title"><h2 id="start-title">Commencer</h2>
<p>L’adresse de base est <code>${escapeHtml(base)}</code>. Les corps et les réponses sont en JSON, les instants en ISO 8601 (UTC), les prix en dinars entiers ou en centimes d’euro, hors taxe.</p>
<h3>Ouvrir une session</h3>
<p><a href="#postAuthLogin"><code>POST /auth/login</code></a> donne deux jetons. Celui de <code>access</code> vit dix minutes et accompagne chaque appel réservé, dans l’en-tête <code>authorization</code>\u00a0:</p>
<pre>authorization: Bearer JETON</pre>
<p>Celui de <code>refresh</code> se change contre une nouvelle paire par <a href="#postAuthRefreshTokens"><code>POST /auth/refresh-tokens</code></a>, <strong>une seule fois</strong>\u00a0: s’il sert deux fois, la session est fermée partout. Sur <code>TOKEN_EXPIRED</code>, renouvelez une fois puis répétez l’appel.</p>
<h3>Lire un refus</h3>
<p>Un refus est un document <code>application/problem+json</code> (RFC 9457). Les programmes lisent <code>code</code>, les personnes <code>title</code> et <code>detail</code>\u00a0; <code>errors</code> nomme les champs à corriger, <code>requestId</code> retrouve l’appel dans le journal du service.</p>
${pre(sampleOf('INVALID_INPUT'))}
<p>Tout appel peut en outre répondre ${GENERAL_PROBLEMS.map(link).join(', ')}.</p>
<h3>Limites</h3>
<p>Les appels qui coûtent ou qui devinent (mots de passe, codes, e-mails, documents) sont comptés par adresse réseau. Au-delà, la réponse est ${link('TOO_MANY_REQUESTS')}\u00a0; l’en-tête <code>retry-after</code>, s’il est là, dit combien de secondes attendre.</p></section>`;
}

function link(code: ProblemCode): string {
  return `<a href="#${code}"><code>${code}</code></a>`;
}

export function socketSection(base: string): string {
  const events = SOCKET_EVENTS.map(
    ({ name, audience, meaning, example }) =>
      `<article id="socket-${name}"><h3><code>${name}</code></h3><p class="lead">${escapeHtml(meaning)}</p>
<p class="who">Qui le reçoit\u00a0: ${escapeHtml(audience)}.</p><h4>Exemple</h4>${pre(example)}</article>`,
  );
  return `<section id="socket" aria-labelledby="socket-title"><h2 id="socket-title">Événements en direct</h2>
<p>Un socket Socket.IO 4, par WebSocket seulement, à l’adresse de base. Le jeton d’accès dit qui écoute\u00a0; sans jeton, seul le plan est annoncé\u00a0; avec un mauvais jeton, la connexion est refusée, et <code>error.data.code</code> dit pourquoi. La fin de la session ferme le socket. Après une coupure, relisez les listes\u00a0: ce qui est passé entre-temps n’est pas répété.</p>
<pre>import { io } from 'socket.io-client';

const socket = io('${escapeHtml(base)}', {
  transports: ['websocket'],
  auth: { token: 'JETON' },
});
socket.on('stand', ({ code, state, revision }) =&gt; { /* … */ });</pre>
${events.join('\n')}</section>`;
}

export function problemsSection(): string {
  const items = Object.entries(PROBLEMS).map(
    ([code, [status, title]]) =>
      `<dt id="${code}"><code>${code}</code> (${status})</dt><dd>${escapeHtml(title)}</dd>`,
  );
  return `<section id="codes" aria-labelledby="codes-title"><h2 id="codes-title">Codes de refus</h2><dl>${items.join('\n')}</dl></section>`;
}
