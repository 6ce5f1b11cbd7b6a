import encodeQR from 'qr';
import { giveSignatures, makeBadge, PUBLIC_KEY } from '../../testing/signed-badges';
import { isSigned, readCode } from './badge-code';
import { readQr } from './qr-reader';

beforeAll(giveSignatures);

const signedCode = (text: string) => {
  const code = readCode(text);
  if (code.kind !== 'signed') throw new Error(`${code.kind} is not signed`);
  return code;
};

it('checks a signed code with the public key, and knows its badge', async () => {
  const { id, code } = makeBadge(1);
  const read = signedCode(` ${code}\n`);
  expect(read.id).toBe(id);
  expect(await isSigned(read, PUBLIC_KEY)).toBe(true);
});

it('refuses the signature of another badge, and cannot tell without a key that it can read', async () => {
  const [one, other] = [makeBadge(1).code, makeBadge(2).code];
  const mixed = signedCode(one.slice(0, 24) + other.slice(24));
  expect(await isSigned(mixed, PUBLIC_KEY)).toBe(false);
  expect(await isSigned(signedCode(one), 'AAAA')).toBeNull();
});

it.each([
  ['a former code', `g1${'a'.repeat(43)}`, 'online'],
  ['the token of a link', `h1${'a'.repeat(43)}`, 'online'],
  ['a typed reference', ' me25-v 123', 'online'],
  ['a badge of which a part is missing', makeBadge(1).code.slice(0, 60), 'unreadable'],
  ['an address', 'https://exemple.dz/', 'foreign'],
  ['another word', 'bonjour', 'foreign'],
])('tells %s', (_case, text, kind) => {
  expect(readCode(text).kind).toBe(kind);
});

it('reads the code out of a picture, and nothing out of an empty one', () => {
  const { code } = makeBadge(7);
  const modules = encodeQR(code, 'raw', { ecc: 'medium', border: 4 });
  expect(readQr(draw(modules, 6))).toBe(code);
  expect(
    readQr(
      draw(
        modules.map((row) => row.map(() => false)),
        6,
      ),
    ),
  ).toBeNull();
});

/** Each module as a square of that many pixels. */
function draw(modules: boolean[][], scale: number): ImageData {
  const side = modules.length * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const dark = modules[Math.floor(y / scale)]?.[Math.floor(x / scale)];
      if (dark) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return { data, width: side, height: side, colorSpace: 'srgb' } as ImageData;
}
