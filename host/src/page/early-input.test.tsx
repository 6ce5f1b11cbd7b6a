import { PRERENDERED_ID } from '@mosta/shared/contract/prerendered';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ShowLivePage } from './live-page';
import { hideRoot } from './prerendered-page';

/** Shows what the server sent, with the marks that the page's script leaves. @returns the root of the live page */
function servePage(html: string): HTMLElement {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const prerendered = document.createElement('div');
  prerendered.id = PRERENDERED_ID;
  prerendered.append(...parsed.body.childNodes);
  const root = document.createElement('div');
  document.body.replaceChildren(prerendered, root);
  hideRoot(root);
  return root;
}

const pressed: string[] = [];
beforeEach(() => {
  pressed.length = 0;
  history.replaceState(null, '', '/program');
});

/** Two controls of the same name, and two fields that follow what is typed. */
function Page() {
  const [words, setWords] = useState('');
  const press = (name: string) => () => void pressed.push(name);
  return (
    <main>
      <button type="button" aria-label="Favori" onClick={press('first')} />
      <button type="button" onClick={press('second')} onKeyDown={({ key }) => pressed.push(key)}>
        Favori
      </button>
      <label htmlFor="live-words">Mots</label>
      <input id="live-words" value={words} onChange={(event) => setWords(event.target.value)} />
      <p>Recherche : {words}</p>
      <label>
        <input type="checkbox" onChange={(event) => pressed.push(`${event.target.checked}`)} />
        Accord
      </label>
      <ShowLivePage />
    </main>
  );
}

const show = (html: string) => act(async () => render(<Page />, { container: servePage(html) }));

it('presses the counterparts by name and order, in the sequence of the presses, once', async () => {
  await show(
    '<button type="button" data-pressed="2">Favori</button><button type="button" data-pressed="1" aria-label="Favori"></button>',
  );
  expect(pressed).toEqual(['second', 'first']);
  await act(async () => render(<Page />));
  expect(pressed).toEqual(['second', 'first']);
});

it('presses the key that was pressed', async () => {
  await show(
    '<button>Favori</button><button type="button" data-pressed="1">Favori</button><button type="button" data-pressed="2" data-key="ArrowDown">Favori</button>',
  );
  expect(pressed).toEqual(['first', 'ArrowDown']);
});

it('ticks what is ticked in the end', async () => {
  await show('<label><input type="checkbox" data-typed checked>Accord</label>');
  expect(pressed).toEqual(['true']);
  expect(screen.getByRole('checkbox', { name: 'Accord' })).toBeChecked();
  pressed.length = 0;
  await show('<label><input type="checkbox" data-typed>Accord</label>');
  expect(pressed).toEqual([]);
});

it('drops what has no counterpart', async () => {
  await show(
    '<button type="button" data-pressed="1">Autre</button><button type="submit" data-pressed="2">Favori</button><input data-typed value="x">',
  );
  expect(pressed).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Mots' })).toHaveValue('');
});

it('drops everything where the live page is another one', async () => {
  const root = servePage('<button type="button" data-pressed="1">Favori</button>');
  history.replaceState(null, '', '/login');
  await act(async () => render(<Page />, { container: root }));
  expect(pressed).toEqual([]);
});

it('tells the live page what was typed, and keeps focus and cursor', async () => {
  const root = servePage('<label for="words">Mots</label><input id="words" data-typed>');
  const early = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mots' });
  early.value = 'huile';
  early.focus();
  early.setSelectionRange(1, 3);
  await act(async () => render(<Page />, { container: root }));
  const live = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mots' });
  expect(live).not.toBe(early);
  expect(live).toHaveValue('huile');
  expect(live).toHaveFocus();
  expect([live.selectionStart, live.selectionEnd]).toEqual([1, 3]);
  expect(screen.getByText('Recherche : huile')).toBeVisible();
});
