import { createBadgeTokens } from './badge-token';

const SECRET = 'a secret of the tests, long enough to be taken';
const ID = '3b241101-e2bb-4255-8caf-4136c566a962';
const tokens = createBadgeTokens(SECRET);

it('gives a badge two codes, of which the printed one only opens the gate', () => {
  const [holder, gate] = [tokens.holderToken(ID), tokens.gateCode(ID)];
  expect([holder, gate].map(({ length }) => length)).toEqual([45, 109]);
  expect(tokens.gateCode(ID)).toBe(gate);
  expect(tokens.readHolderToken(holder)).toBe(ID);
  expect(tokens.readGateCode(gate)).toBe(ID);
  expect(tokens.readGateCode(holder)).toBe(ID);
  expect(tokens.readHolderToken(gate)).toBeNull();
});

it('refuses a code of which a single character was changed, whichever it is', () => {
  const code = tokens.gateCode(ID);
  for (let index = 0; index < code.length; index += 1) {
    const other = code[index] === 'A' ? 'B' : 'A';
    expect(tokens.readGateCode(code.slice(0, index) + other + code.slice(index + 1))).toBeNull();
  }
});

it('refuses another kind in front, another key, and what is too short or too long', () => {
  const code = tokens.gateCode(ID);
  const forged = [
    '',
    'g1',
    'g2',
    `g1${code.slice(2)}`,
    `h1${code.slice(2)}`,
    `${code}A`,
    `${code}=`,
    code.slice(0, -1),
    ` ${code}`,
    createBadgeTokens(`another ${SECRET}`).gateCode(ID),
  ];
  for (const token of forged) {
    expect(tokens.readGateCode(token)).toBeNull();
    expect(tokens.readHolderToken(token)).toBeNull();
  }
});

it('still reads what was printed before codes were signed', () => {
  const before = 'g1OyQRAeK7QlWMr0E2xWapYgt2y6br_vqbDcgdNYs6FHs';
  expect(tokens.readGateCode(before)).toBe(ID);
  expect(tokens.readGateCode(before.replace('g1', 'g2'))).toBeNull();
  expect(tokens.readHolderToken(before)).toBeNull();
});

it('can be checked with the public key alone, as a device at the gate does', async () => {
  const key = await crypto.subtle.importKey(
    'raw',
    Buffer.from(tokens.publicKey, 'base64url'),
    'Ed25519',
    false,
    ['verify'],
  );
  const bytes = Buffer.from(tokens.gateCode(ID).slice(2), 'base64url');
  const signed = Buffer.concat([Buffer.from('g2'), bytes.subarray(0, 16)]);
  expect(await crypto.subtle.verify('Ed25519', key, bytes.subarray(16), signed)).toBe(true);
});
