/** @jest-environment @mosta/portal-sdk/jest/page */
import { hasStandMarks, statesShown, withDrawing, withStandStates } from './stand-marks';

const part = (code: string, state: string) =>
  `<g data-stand="${code}" data-state="${state}"><path d="${code}-${state}"></path></g>`;
const page = `<svg><g fill="red">${part('B49', 'free')}${part('B49', 'held')}${part('VIP 1', 'free')}</g></svg>`;

it('keeps the parts of the present states, and what surrounds them', () => {
  const states = new Map([['B49', 'held'] as const]);
  expect(withStandStates(page, states)).toBe(`<svg><g fill="red">${part('B49', 'held')}</g></svg>`);
  expect(hasStandMarks(page)).toBe(true);
  expect(hasStandMarks('<svg><g></g></svg>')).toBe(false);
});

it('keeps the part of one drawing, and that of stored ones for every other', () => {
  const parts = ['a', 'b', 'stored'].map(
    (name) => `<plan-part data-drawing="${name}"><p>${name}\n</p></plan-part>`,
  );
  const drawn = `<h1></h1>${parts.join('')}<p></p>`;
  const kept = (id: string, stored: boolean) => withDrawing(drawn, { id, stored });
  expect(kept('b', false)).toBe('<h1></h1><p>b\n</p><p></p>');
  expect(kept('b', true)).toBe('<h1></h1><p>stored\n</p><p></p>');
  expect(kept('c', false)).toBe('<h1></h1><p>stored\n</p><p></p>');
  expect(withDrawing(page, { id: 'b', stored: false })).toBe(page);
});

it('is read from the page, where a word that is no state says nothing', () => {
  document.body.innerHTML = `<svg>${part('B49', 'held')}${part('C01', 'sold')}</svg>`;
  expect([...statesShown(document)]).toEqual([['B49', 'held']]);
});
