import { createBadgeTokens } from './badge-token';

const SECRET = 'a secret of the tests, long enough to be taken';
const ID = '3b241101-e2bb-4255-8caf-4136c566a962';
const tokens = createBadgeTokens(SECRET);

it('gives a badge two codes, of which the printed one only opens the gate', () => {
  const [holder, gate] = [tokens.holderToken(ID), tokens.gateCode(ID)];
  expect([holder, gate].map(({ length }) => length)).toEqual([45, 45]);
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
