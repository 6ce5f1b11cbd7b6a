import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { MAIN_PORTAL } from './portal';

/** Sources of the mails that the portal has written so far. */
export async function mails(): Promise<string[]> {
  const folder = join(MAIN_PORTAL.dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
}

/** The page of a mail. @throws Error when it has none */
export function htmlOf(source: string): string {
  const part = source.split(/\r?\n--/).find((one) => /^content-type: text\/html/im.test(one));
  const [head = '', ...body] = (part ?? '').split(/\r?\n\r?\n/);
  if (!part) throw new Error('The mail has no page');
  const text = body.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return text;
  return text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );
}

/** The token of the link that an address was sent, by the name of its parameter; waits for its mail. */
export async function linkToken(email: string, parameter: string): Promise<string> {
  const link = new RegExp(`${parameter}=3D([\\w-]+)`);
  const token = async () =>
    (await mails())
      .filter((source) => source.includes(`To: ${email}`))
      .map((source) => link.exec(source.replace(/=\r\n/g, ''))?.[1])
      .find((found) => found !== undefined) ?? null;
  await expect.poll(token).not.toBeNull();
  return (await token()) ?? '';
}

/** Opens the link that a new account's address was sent, as its owner does. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  await page.goto(`/login?confirmer=${await linkToken(email, 'confirmer')}`);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByText(/Votre adresse est confirmée/)).toBeVisible();
}
