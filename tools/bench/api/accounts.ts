import { randomUUID } from 'node:crypto';

/** The sample organiser of PORTAL_DEMO=1 (README). */
const ORGANIZER = { email: 'organisateur@exemple.dz', password: 'MostaExpo-2025' };

export type Authorization = { authorization: string };

export async function signInOrganizer(address: string): Promise<Authorization> {
  return authorizationOf(await post(`${address}/auth/login`, ORGANIZER));
}

/** Makes exhibitors and signs them in. */
export async function makeExhibitors(address: string, count: number): Promise<Authorization[]> {
  const made: Authorization[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `${randomUUID()}@exemple.dz`;
    const person = { nom: 'Exemple', prenom: 'Mesure', email, password: 'MostaExpo-2025' };
    made.push(authorizationOf(await post(`${address}/auth/signup`, person)));
  }
  return made;
}

async function post(url: string, body: object): Promise<{ access: { token: string } }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}

function authorizationOf({ access }: { access: { token: string } }): Authorization {
  return { authorization: `Bearer ${access.token}` };
}
