/** @jest-environment @mosta/portal-sdk/jest/page */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endSession, expireSession, startSession } from '@mosta/shared/auth';
import { personInitials } from '@mosta/shared/domain/person-name';
import { buildSession } from '@mosta/shared/testing/factories';
import { SESSION_ROLE } from '../layout/own-place';

/** The script of the served page that looks at the stored session before any module is there. */
const SCRIPT = [
  ...readFileSync(join(__dirname, '../index.html'), 'utf8').matchAll(
    /\(\(\) => \{\n\s+try \{\n\s+const \{ accessToken[\s\S]*?\}\)\(\);/g,
  ),
].map(([text]) => text);

function runScript(): void {
  const script = document.createElement('script');
  script.textContent = SCRIPT[0] ?? '';
  document.head.append(script);
  script.remove();
}

const root = document.documentElement;
const shown = () => ({
  role: root.getAttribute(SESSION_ROLE),
  initials: root.style.getPropertyValue('--initials'),
});
const NOBODY = { role: null, initials: '' };

afterEach(() => {
  endSession();
  localStorage.clear();
  root.removeAttribute(SESSION_ROLE);
  root.style.removeProperty('--initials');
});

test('is found once in the page', () => {
  expect(SCRIPT).toHaveLength(1);
});

test.each([{ prenom: 'Amina', nom: 'Ben Exemple' }, { nom: 'Agence "exemple"' }, { nom: '' }])(
  'knows who is signed in as the live page does: %j',
  (name) => {
    const { user } = buildSession();
    const named = { ...user, prenom: undefined, ...name };
    startSession(buildSession({ role: 'Organizer', user: named }));
    runScript();
    expect(shown()).toEqual({
      role: 'Organizer',
      initials: JSON.stringify(personInitials(named)),
    });
  },
);

test('knows nobody where nobody is signed in, the session is over, or what is stored is none', () => {
  runScript();
  expect(shown()).toEqual(NOBODY);
  startSession(buildSession());
  expireSession();
  runScript();
  expect(shown()).toEqual(NOBODY);
  localStorage.setItem('auth', '{"role":');
  runScript();
  expect(shown()).toEqual(NOBODY);
});
