import { act, render, screen, waitFor } from '@testing-library/react';
import { LATE_PARTS_FETCHED } from '../contract/page-config';
import { fetchLateParts, latePart, useLatePart } from './late-part';

/** A part whose file comes, or fails, when the test says so. */
function fileOf(text: string) {
  const asked: { come: () => void; fail: () => void }[] = [];
  const part = latePart(
    () =>
      new Promise<string>((resolve, reject) => {
        asked.push({
          come: () => resolve(text),
          fail: () => reject(new Error(`no file of ${text}`)),
        });
      }),
  );
  /** Lets the file that was asked for last come, or fail. */
  const settle = (how: 'come' | 'fail') => act(async () => asked.at(-1)?.[how]());
  return { part, asked, settle };
}

function Shown({ part, wanted }: Pick<ReturnType<typeof fileOf>, 'part'> & { wanted: boolean }) {
  return <p>{useLatePart(part, wanted) ?? 'rien'}</p>;
}

it('fetches a part once, whoever asks for it', async () => {
  const { part, asked, settle } = fileOf('a');
  const both = Promise.all([part.load(), part.load()]);
  await settle('come');
  expect(await both).toEqual(['a', 'a']);
  await part.load();
  expect(asked).toHaveLength(1);
  expect(part.loaded()).toBe('a');
});

it('asks again after a failure', async () => {
  const { part, asked, settle } = fileOf('b');
  const first = expect(part.load()).rejects.toThrow('no file of b');
  await settle('fail');
  await first;
  const second = part.load();
  await settle('come');
  expect(await second).toBe('b');
  expect(asked).toHaveLength(2);
});

it('shows a part that is wanted when it has come, and asks anew when the network is back', async () => {
  const { part, asked, settle } = fileOf('c');
  const { rerender } = render(<Shown part={part} wanted={false} />);
  expect(asked).toHaveLength(0);
  rerender(<Shown part={part} wanted />);
  await settle('fail');
  expect(screen.getByText('rien')).toBeVisible();
  act(() => void dispatchEvent(new Event('online')));
  await settle('come');
  expect(screen.getByText('c')).toBeVisible();
  expect(asked).toHaveLength(2);
});

it('fetches nothing ahead for who saves data, and does once that ends', async () => {
  const { part, asked, settle } = fileOf('saved');
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  fetchLateParts();
  await new Promise((resolve) => setTimeout(resolve, 0));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(asked).toHaveLength(0);
  Reflect.deleteProperty(navigator, 'connection');
  const stop = fetchLateParts();
  await waitFor(() => expect(asked).toHaveLength(1));
  stop();
  await settle('come');
  expect(part.loaded()).toBe('saved');
});

it('fetches one part after the other while nobody asks, past one that fails', async () => {
  const first = fileOf('d');
  const second = fileOf('e');
  const stop = fetchLateParts();
  await waitFor(() => expect(first.asked).toHaveLength(1));
  expect(second.asked).toHaveLength(0);
  await first.settle('fail');
  await waitFor(() => expect(second.asked).toHaveLength(1));
  expect(document.documentElement).not.toHaveAttribute(LATE_PARTS_FETCHED);
  await second.settle('come');
  await waitFor(() => expect(document.documentElement).toHaveAttribute(LATE_PARTS_FETCHED));
  stop();
  expect(second.part.loaded()).toBe('e');
});
