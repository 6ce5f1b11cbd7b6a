import { createSignedLinks } from './signed-link';

const links = createSignedLinks('a secret of the tests, long enough to be taken');
const ID = '00000000-0000-4000-8000-000000000000';

it('opens what it was made for, and nothing else', () => {
  const token = links.sign('staff', ID);
  expect(links.verify('staff', token)).toBe(ID);
  expect(links.verify('badge', token)).toBeNull();
  expect(createSignedLinks('another secret, just as long as it').verify('staff', token)).toBeNull();
});

it.each(['', '.', ID, `${ID}.`, `${ID}.abc`, `${ID}.${'A'.repeat(43)}`])(
  'refuses "%s"',
  (token) => {
    expect(links.verify('staff', token)).toBeNull();
  },
);

it('refuses another id under the same signature', () => {
  const [, mac] = links.sign('staff', ID).split('.');
  expect(links.verify('staff', `${ID.replace('4', '5')}.${mac}`)).toBeNull();
});
