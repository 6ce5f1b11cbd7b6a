import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { escapeHtml } from '../../portal/html';
import { PROBLEMS } from './app-error';
import { allowPage, type SecurityOptions } from './security-headers';

/** The part of an OpenAPI document that the page shows. */
const documentSchema = v.object({
  info: v.object({ title: v.string() }),
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({
        tags: v.optional(v.array(v.string()), []),
        summary: v.optional(v.string(), ''),
        security: v.optional(v.array(v.unknown()), []),
        requestBody: v.optional(v.unknown()),
        responses: v.record(v.string(), v.unknown()),
      }),
    ),
  ),
});

const STYLE = `body{font:17px/1.5 system-ui,sans-serif;max-inline-size:60rem;margin:auto;padding:2rem}
code,pre{font-family:ui-monospace,monospace}pre{overflow:auto}article{border-block-start:1px solid;padding-block:1rem}`;

/** A page that people read at `/docs`, made from the OpenAPI document, without a script. */
export function registerDocs(app: FastifyInstance, security: SecurityOptions): void {
  app.get('/docs', async (request, reply) => {
    const nonce = allowPage(request, reply, security);
    const document = v.parse(documentSchema, app.swagger());
    reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-cache');
    return `<!doctype html><html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API - ${escapeHtml(document.info.title)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>API de ${escapeHtml(document.info.title)}</h1>
<p>Le document complet, pour les programmes : <a href="/openapi.json">/openapi.json</a>.</p>
${calls(document)}<h2>Codes d’erreur</h2>${problems()}</main></body></html>`;
  });
}

function calls(document: v.InferOutput<typeof documentSchema>): string {
  return Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([
          method,
          call,
        ]) => `<article><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(call.summary)} (${escapeHtml(call.tags.join(', '))}). ${call.security.length > 0 ? 'Réservé aux personnes connectées.' : 'Ouvert à tous.'}</p>
${details('Corps de la requête', call.requestBody)}${details('Réponses', call.responses)}</article>`,
      ),
    )
    .join('\n');
}

function details(title: string, content: unknown): string {
  if (content === undefined) return '';
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(content, null, 2))}</pre></details>`;
}

function problems(): string {
  const items = Object.entries(PROBLEMS).map(
    ([code, [status, title]]) =>
      `<dt id="${code}"><code>${code}</code> (${status})</dt><dd>${escapeHtml(title)}</dd>`,
  );
  return `<dl>${items.join('\n')}</dl>`;
}
