import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { LoadError } from './failures';
import { RemoteBoundary } from './remote-boundary';

let error: Error | null = null;

function Fragile() {
  if (error) throw error;
  return <p>Contenu</p>;
}

function draw(seen: LoadError[], foreign: unknown[] = [], children = <Fragile />) {
  return render(
    <RemoteBoundary
      remote="hotels"
      onFailure={(failure) => seen.push(failure)}
      onForeignFailure={(thrown) => foreign.push(thrown)}
      fallback={<p>En panne</p>}
    >
      {children}
    </RemoteBoundary>,
  );
}

beforeEach(() => {
  error = null;
  // React repeats every caught error on the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('RemoteBoundary', () => {
  it.each([
    ['Error', 'render', 'RENDER_FAILED'],
    ['ChunkLoadError', 'script', 'CHUNK_FAILED'],
    ['SecondCopyError', 'singleton', 'SECOND_COPY'],
  ])('tells of a %s as phase %s with code %s', (name, phase, code) => {
    error = Object.assign(new Error('broken'), { name });
    const seen: LoadError[] = [];
    draw(seen);
    expect(seen).toMatchObject([{ phase, code }]);
    expect(screen.getByText('En panne')).toBeVisible();
  });

  it('keeps the page from which another remote’s widget was removed, which threw meanwhile', () => {
    const thrown = Object.assign(new Error('cleanup'), {
      stack: `at destroy (${location.origin}/remotes/plan/1.0.0/widget.js:1:1)`,
    });
    const seen: LoadError[] = [];
    const foreign: unknown[] = [];
    let remove: () => void = () => undefined;
    function Widget() {
      useEffect(
        () => () => {
          if (foreign.length === 0) throw thrown;
        },
        [],
      );
      return <p>Widget</p>;
    }
    function Page() {
      const [shown, setShown] = useState(true);
      remove = () => setShown(false);
      return (
        <>
          <h1>Page</h1>
          {shown && <Widget />}
        </>
      );
    }
    draw(seen, foreign, <Page />);
    act(() => remove());
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
    expect(seen).toEqual([]);
    expect(foreign).toEqual([thrown]);
  });
});
