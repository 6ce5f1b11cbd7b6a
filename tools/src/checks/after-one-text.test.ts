import { afterOneText } from './after-one-text';

const KB = 1024;
const build = (part: number) =>
  new Map([
    ['hotels.0a.js', 10 * KB],
    ['locale-fr-json.1b.js', 2 * KB],
    ['locale-fr-json-1.2c.js', part],
    ['route-hebergement.3d.js', 40 * KB],
  ]);

it('accepts an entry and a part of the texts that are small together', () => {
  expect(afterOneText('hotels', 'hotels.0a.js', build(5 * KB))).toEqual([]);
});

it('names the part that is too large', () => {
  expect(afterOneText('hotels', 'hotels.0a.js', build(6 * KB))).toEqual([
    expect.stringMatching(/^hotels : .*locale-fr-json-1\.2c\.js.* 16\.0 Ko/),
  ]);
});
