import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { answers, fails, HttpResponse, http, neverAnswers, setupApi } from '../testing/handlers';
import { type FetchOptions, useFetch } from './use-fetch';

const api = setupApi();

function fetched<Data = unknown>(options: FetchOptions<Data>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = renderHook((props: FetchOptions<Data>) => useFetch(props), {
    wrapper,
    initialProps: options,
  });
  return { ...hook, client };
}

function callbacks() {
  return { onSuccess: jest.fn(), onError: jest.fn(), onComplete: jest.fn() };
}

describe('useFetch', () => {
  it('goes from loading to data, with one call of each callback', async () => {
    api.use(answers('get', '/v1/x', [1]));
    const called = callbacks();
    const { result, rerender } = fetched({ endpoint: 'v1/x', ...called });
    expect(result.current).toMatchObject({ loading: true, data: undefined, error: null });
    await waitFor(() => expect(result.current).toMatchObject({ loading: false, data: [1] }));
    rerender({ endpoint: 'v1/x', ...called });
    expect(called.onSuccess.mock.calls).toEqual([[[1]]]);
    expect(called.onComplete).toHaveBeenCalledTimes(1);
    expect(called.onError).not.toHaveBeenCalled();
  });

  it('sets the error, and refetch recovers', async () => {
    api.use(fails('get', '/v1/x', 503, 'UNAVAILABLE'));
    const called = callbacks();
    const { result } = fetched({ endpoint: 'v1/x', ...called });
    await waitFor(() => expect(result.current.error?.code).toBe('UNAVAILABLE'));
    expect(called.onError).toHaveBeenCalledTimes(1);
    expect(called.onComplete).toHaveBeenCalledTimes(1);

    api.use(answers('get', '/v1/x', 'back'));
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current).toMatchObject({ data: 'back', error: null }));
    expect(called.onSuccess).toHaveBeenCalledWith('back');
    expect(called.onComplete).toHaveBeenCalledTimes(2);
  });

  it('sends method, body and headers, once', async () => {
    const seen: unknown[] = [];
    api.use(
      http.post('/v1/x', async ({ request }) => {
        seen.push([request.headers.get('x-form'), await request.json()]);
        return HttpResponse.json('sent');
      }),
    );
    const { result } = fetched({
      endpoint: 'v1/x',
      method: 'POST',
      body: { a: 1 },
      headers: { 'x-form': 'staff' },
    });
    await waitFor(() => expect(result.current.data).toBe('sent'));
    expect(seen).toEqual([['staff', { a: 1 }]]);
  });

  it('waits while skip is true', async () => {
    api.use(answers('get', '/v1/x', 'now'));
    const { result, rerender } = fetched({ endpoint: 'v1/x', skip: true });
    expect(result.current.loading).toBe(false);
    rerender({ endpoint: 'v1/x', skip: false });
    await waitFor(() => expect(result.current.data).toBe('now'));
  });

  it('counts an answer that does not parse as a failed call', async () => {
    api.use(answers('get', '/v1/x', { unexpected: true }));
    const { result } = fetched({
      endpoint: 'v1/x',
      parse: (answer) => v.parse(v.array(v.string()), answer),
    });
    await waitFor(() => expect(result.current.error?.code).toBe('INVALID_ANSWER'));
  });

  it('lets two components parse the answer of one endpoint each in its own way', async () => {
    let calls = 0;
    api.use(
      http.get('/v1/x', () => {
        calls += 1;
        return HttpResponse.json({ count: 2 });
      }),
    );
    const asCount = (answer: unknown) => v.parse(v.object({ count: v.number() }), answer).count;
    const asText = (answer: unknown) => JSON.stringify(answer);
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const { result } = renderHook(
      () => [
        useFetch({ endpoint: 'v1/x', parse: asCount }).data,
        useFetch({ endpoint: 'v1/x', parse: asText }).data,
      ],
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        ),
      },
    );
    await waitFor(() => expect(result.current).toEqual([2, '{"count":2}']));
    expect(calls).toBe(1);
  });

  it('reports an answer that does not parse once for each call', async () => {
    api.use(answers('get', '/v1/x', { unexpected: true }));
    const called = callbacks();
    const parse = (answer: unknown) => v.parse(v.array(v.string()), answer);
    const { result, rerender } = fetched({ endpoint: 'v1/x', parse, ...called });
    await waitFor(() => expect(called.onError).toHaveBeenCalledTimes(1));
    rerender({ endpoint: 'v1/x', parse, ...called });
    expect(result.current.data).toBeUndefined();
    expect(called.onError).toHaveBeenCalledTimes(1);
    expect(called.onComplete).toHaveBeenCalledTimes(1);
    expect(called.onSuccess).not.toHaveBeenCalled();
  });

  it('reports the failure of each call when the options change', async () => {
    api.use(fails('get', '/v1/x', 404, 'NOT_FOUND'), fails('get', '/v1/y', 503, 'UNAVAILABLE'));
    const called = callbacks();
    const { rerender } = fetched({ endpoint: 'v1/x', ...called });
    await waitFor(() => expect(called.onError).toHaveBeenCalledTimes(1));
    rerender({ endpoint: 'v1/y', ...called });
    await waitFor(() => expect(called.onError).toHaveBeenCalledTimes(2));
    expect(called.onError.mock.calls.map(([error]) => error.code)).toEqual([
      'NOT_FOUND',
      'UNAVAILABLE',
    ]);
  });

  it('aborts when the component unmounts', async () => {
    api.use(neverAnswers('get', '/v1/x'));
    const called = callbacks();
    const { unmount, client } = fetched({ endpoint: 'v1/x', ...called });
    expect(client.isFetching()).toBe(1);
    unmount();
    // react-query aborts the request's signal with its last observer
    expect(client.isFetching()).toBe(0);
    expect(called.onComplete).not.toHaveBeenCalled();
  });
});
