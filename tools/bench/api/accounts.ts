import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The sample organiser of PORTAL_DEMO=1 (README). */
export const ORGANIZER = { email: 'organisateur@exemple.dz', password: 'MostaExpo-2025' };

export type Authorization = { authorization: string };

export async function signInOrganizer(address: string): Promise<Authorization> {
  return authorizationOf(await post(`${address}/auth/login`, ORGANIZER));
}

/** Makes exhibitors who may take options, and signs them in. @param folder above the portals' data, with their mails */
export async function makeExhibitors(
  address: string,
  count: number,
  folder: string,
): Promise<Authorization[]> {
  const made: Authorization[] = [];
  const emails = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const email = `${randomUUID()}@exemple.dz`;
    const person = { nom: 'Exemple', prenom: 'Mesure', email, password: 'MostaExpo-2025' };
    emails.add(email);
    made.push(authorizationOf(await post(`${address}/auth/signup`, person)));
  }
  await confirmAddresses(address, emails, folder);
  return made;
}

/** Opens the links that the portals have written to these addresses, until none is left. */
async function confirmAddresses(address: string, emails: Set<string>, folder: string) {
  const read = new Set<string>();
  while (emails.size > 0) {
    for (const name of await readdir(folder, { recursive: true })) {
      if (!name.endsWith('.eml') || read.has(name)) continue;
      read.add(name);
      const mail = (await readFile(join(folder, name), 'utf8')).replace(/=\r\n/g, '');
      const to = /^To: (.+)$/m.exec(mail)?.[1]?.trim() ?? '';
      const token = /confirmer=3D([\w-]+)/.exec(mail)?.[1];
      if (token === undefined || !emails.delete(to)) continue;
      await send(`${address}/auth/confirm-email`, { token });
    }
    await wait(50);
  }
}

async function post(url: string, body: object): Promise<{ access: { token: string } }> {
  return (await send(url, body)).json();
}

async function send(url: string, body: object): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}

function authorizationOf({ access }: { access: { token: string } }): Authorization {
  return { authorization: `Bearer ${access.token}` };
}
