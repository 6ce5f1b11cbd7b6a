import type { APIRequestContext, Page } from '@playwright/test';
import { authorization } from './participation';
import { expect, ORGANIZER } from './test';

type Entry = { _id: string; version: number; draft: Record<string, unknown> };

/** Changes fields of an entry of a kind of content, and shows it. @returns what puts back what was there */
export async function changeContent(
  request: APIRequestContext,
  { kind, at, fields }: { kind: string; at: number; fields: Record<string, unknown> },
): Promise<() => Promise<void>> {
  const headers = await authorization(request, ORGANIZER);
  const url = '/v1/organizer/content';
  const found = async () => {
    const entries: Entry[] = await (await request.get(url, { headers, params: { kind } })).json();
    const entry = entries.at(at);
    if (!entry) throw new Error(`There is no ${kind} at ${at}`);
    return entry;
  };
  const save = async (content: Entry['draft']) => {
    const { _id, version } = await found();
    const data = { kind, version, content, publish: true };
    expect((await request.put(`${url}/${_id}`, { headers, data })).status()).toBe(200);
  };
  const { draft } = await found();
  await save({ ...draft, ...fields });
  return () => save(draft);
}

/** Moves an entry of a list of contents by the keyboard, until the service has stored its place. */
export async function moveEntry(page: Page, button: RegExp): Promise<void> {
  const stored = page.waitForResponse(/\/v1\/organizer\/content\/order$/);
  await page.getByRole('button', { name: button }).focus();
  await page.keyboard.press('Enter');
  expect((await stored).status()).toBe(200);
}
