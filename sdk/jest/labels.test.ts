/**
 * @jest-environment ./jest/browser-environment.cjs
 */

const labelsOf = (id: string) => {
  const { labels } = document.getElementById(id) as HTMLInputElement;
  return Array.from(labels ?? [], (label) => label.textContent);
};

it('finds the labels of a control after each change of the page', () => {
  document.body.innerHTML = `<label for="a">A</label><label id="own">B <input id="b" /></label><input id="a" />`;
  expect(labelsOf('a')).toEqual(['A']);
  expect(labelsOf('b')).toEqual(['B ']);

  document.querySelector('label')?.setAttribute('for', 'b');
  expect(labelsOf('a')).toEqual([]);
  expect(labelsOf('b')).toEqual(['A', 'B ']);

  document.getElementById('a')?.setAttribute('id', 'c');
  document.getElementById('own')?.setAttribute('for', 'c');
  expect(labelsOf('c')).toEqual(['B ']);
  expect(labelsOf('b')).toEqual(['A']);

  document.getElementById('own')?.remove();
  expect(labelsOf('c')).toEqual([]);
});
