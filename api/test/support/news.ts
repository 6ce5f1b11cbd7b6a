import { randomUUID } from 'node:crypto';
import { type ContentEntry, contentEntrySchema } from '@mosta/shared/schemas/content.schema';
import type { NewsContent } from '@mosta/shared/schemas/news.schema';
import * as v from 'valibot';
import type { TestApp } from './test-app';

type Headers = { authorization: string };
type Texts = { title: string; content: string };

/** A news item with French texts alone. */
export function newsContent({ title, content }: Texts): NewsContent {
  return {
    ...{ sample: false, date: '2025-04-28', important: false },
    category: { fr: 'Salon', en: '', ar: '' },
    title: { fr: title, en: '', ar: '' },
    text: { fr: content, en: '', ar: '' },
  };
}

/** Publishes a news item, as an organiser does. */
export function announceNews(service: TestApp, headers: Headers, texts: Texts) {
  const body = { kind: 'news', key: randomUUID(), content: newsContent(texts), publish: true };
  return send(service, { method: 'POST', url: '/v1/organizer/content', headers, payload: body });
}

export function changeNews(service: TestApp, headers: Headers, entry: ContentEntry, texts: Texts) {
  const { _id, version } = entry;
  const payload = { kind: 'news', version, content: newsContent(texts), publish: true };
  return send(service, {
    ...{ method: 'PUT', url: `/v1/organizer/content/${_id}`, headers, payload },
  });
}

export function withdrawNews(service: TestApp, headers: Headers, { _id, version }: ContentEntry) {
  const url = `/v1/organizer/content/${_id}/withdraw`;
  return send(service, { method: 'POST', url, headers, payload: { version } });
}

type Request = { method: 'POST' | 'PUT'; url: string; headers: Headers; payload: object };

async function send(service: TestApp, request: Request): Promise<ContentEntry> {
  const answer = await service.app.inject(request);
  if (answer.statusCode >= 400) throw new Error(answer.body);
  return v.parse(contentEntrySchema, answer.json());
}
