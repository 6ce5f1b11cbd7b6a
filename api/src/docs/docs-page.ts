import { escapeHtml } from '@mosta/release/page/escape-html';
import { starPath } from '@mosta/shared/domain/star-geometry';
import { currentEdition } from '../current-edition';
import { callArticle } from './call-article';
import type { DescribedCall } from './described-call';
import { STYLE } from './docs-style';
import { problemsSection, socketSection, startSection } from './guide-sections';
import { TAGS } from './tags';

/** The fair's star, as at the head of its documents. */
const MARK = `<svg class="mark" viewBox="-50 -50 100 100" width="56" height="56" aria-hidden="true">
<path class="star" d="${starPath({ centre: { x: 0, y: 0 }, radius: 50, step: 2 })}"/>
<path class="heart" d="${starPath({ centre: { x: 0, y: 0 }, radius: 29, turn: 22.5, step: 3 })}"/>
<circle class="seed" r="7.5"/></svg>`;

type Subject = { id: string; name: string; description: string; calls: DescribedCall[] };

/** The page at `/docs`: every call with examples, without a script. @param base address that the examples call */
export function docsPage(calls: readonly DescribedCall[], base: string): string {
  const subjects = TAGS.map(([name, description]) => ({
    ...{ id: anchorOf(name), name, description },
    calls: calls.filter(({ tag }) => tag === name),
  })).filter((subject) => subject.calls.length > 0);
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API de ${currentEdition().product}</title>
<meta name="description" content="Les appels de l’API de ${currentEdition().product}, avec des exemples.">
<style>${STYLE}</style></head>
<body><a class="skip" href="#content">Aller au contenu</a><div class="page">
<header class="top">${MARK}<h1>API de ${currentEdition().product}</h1>
<p>Tous les appels, avec des exemples à copier. Rien ici n’est réel\u00a0: noms, adresses et jetons sont des exemples.</p>
<p>Pour les programmes, le même contenu en OpenAPI 3.1\u00a0: <a href="/openapi.json">/openapi.json</a>.</p></header>
<div class="columns">${contents(subjects)}
<main id="content">${startSection(base)}
${subjects.map((subject) => subjectSection(subject, base)).join('\n')}
${socketSection(base)}
${problemsSection()}</main></div></div></body></html>`;
}

function contents(subjects: readonly Subject[]): string {
  const groups = subjects.map(
    ({ id, name, calls }) =>
      `<details><summary>${escapeHtml(name)}</summary><ul class="calls"><li><a href="#${id}">Tout le sujet</a></li>${calls.map(entry).join('')}</ul></details>`,
  );
  return `<nav class="toc" aria-label="Sommaire"><details open><summary>Sommaire</summary>
<ul><li><a href="#start">Commencer</a></li></ul>
${groups.join('\n')}
<ul><li><a href="#socket">Événements en direct</a></li><li><a href="#codes">Codes de refus</a></li></ul></details></nav>`;
}

function entry({ id, call, path }: DescribedCall): string {
  return `<li><a href="#${id}"><code>${call.method} ${escapeHtml(path)}</code><br>${escapeHtml(call.schema.summary ?? '')}</a></li>`;
}

function subjectSection({ id, name, description, calls }: Subject, base: string): string {
  return `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escapeHtml(name)}</h2>
<p>${escapeHtml(description)}</p>
${calls.map((call) => callArticle(call, base)).join('\n')}</section>`;
}

/** `Données personnelles` becomes `sujet-donnees-personnelles`. */
function anchorOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `sujet-${plain.replace(/[^a-z]+/g, '-')}`;
}
