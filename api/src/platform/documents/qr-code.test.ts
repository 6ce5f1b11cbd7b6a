import jsQR from 'jsqr';
import { qrModules } from './qr-code';

const CODE = 'g1OyQRAeK7QlWMr0E2xWapYgt2y6br_vqbDcgdNYs6FHs';

it('is read as what was written, with a white border of four modules', () => {
  const rows = qrModules(CODE);
  for (const row of [...rows.slice(0, 4), ...rows.slice(-4)]) expect(row).not.toContain(true);
  const scale = 3;
  const size = rows.length * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let at = 0; at < size * size; at += 1) {
    const line = rows[Math.floor(at / size / scale)];
    if (line?.[Math.floor((at % size) / scale)]) pixels.set([0, 0, 0], at * 4);
  }
  expect(jsQR(pixels, size, size)?.data).toBe(CODE);
});
