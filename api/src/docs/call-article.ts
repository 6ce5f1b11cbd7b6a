import { escapeHtml } from '@mosta/release/page/escape-html';
import { curlOf } from './curl';
import { type DescribedCall, rootOf } from './described-call';
import { fieldsTable, parametersTable } from './fields-table';

/** One call of the page: who may make it, what it takes, what it answers and how it may fail. */
export function callArticle(described: DescribedCall, base: string): string {
  const { call, id, path, audience, parameters, body } = described;
  const { summary = '', description } = call.schema;
  return `<article id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title"><a href="#${id}"><code><span class="method ${call.method}">${call.method}</span> ${escapeHtml(path)}</code></a></h3>
<p class="lead">${escapeHtml(summary)}.</p>
<p class="who">Qui peut l’appeler\u00a0: ${escapeHtml(audience)}.</p>
${description === undefined ? '' : `<p>${escapeHtml(description)}</p>`}
${parametersTable(parameters)}
${body ? fieldsTable(`Corps (${body.multipart ? 'multipart/form-data' : 'JSON'})`, body.schema, rootOf(call.url)) : ''}
<div class="examples"><div><h4>Exemple d’appel</h4><pre>${escapeHtml(curlOf(described, base))}</pre></div>
${answers(described)}</div>
${answerFields(described)}
${problems(described)}
</article>`;
}

function answers({ answers }: DescribedCall): string {
  const blocks = answers.map(({ status, mediaType, content }) => {
    const title = `<h4>Exemple de réponse, ${status}</h4>`;
    if (content) return title + pre(content.example);
    return `${title}<p>${mediaType === null ? 'Sans contenu.' : `Un fichier <code>${escapeHtml(mediaType)}</code>.`}</p>`;
  });
  return `<div>${blocks.join('')}</div>`;
}

function answerFields({ answers, call }: DescribedCall): string {
  const tables = answers.map(({ content }) =>
    content ? fieldsTable('Réponse', content.schema, rootOf(call.url)) : '',
  );
  if (tables.join('') === '') return '';
  return `<details><summary>Champs de la réponse</summary>${tables.join('')}</details>`;
}

function problems({ problems }: DescribedCall): string {
  if (problems.length === 0) return '';
  const links = problems.map((code) => `<li><a href="#${code}"><code>${code}</code></a></li>`);
  return `<h4>Refus possibles</h4><ul class="codes">${links.join('')}</ul>`;
}

export function pre(value: unknown): string {
  return `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}
