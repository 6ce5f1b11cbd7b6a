import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { type AppError, toAppError } from './app-error';
import { authClient, plainClient } from './clients';

export type FetchOptions<Data> = {
  /** Path of the API, for example `v1/hotel`. */
  endpoint: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  /** No call as long as it is true. */
  skip?: boolean;
  /** Calls with the session's bearer token. */
  authenticated?: boolean;
  /** Parses the answer at the edge; what it throws counts as a failed call. */
  parse?: (answer: unknown) => Data;
  onSuccess?: (data: Data) => void;
  /** After success and after failure. */
  onComplete?: () => void;
  onError?: (error: AppError) => void;
};

export type FetchResult<Data> = {
  data: Data | undefined;
  loading: boolean;
  error: AppError | null;
  refetch: () => Promise<void>;
};

/**
 * The specification's fetch helper (section 7) over react-query: calls when the component appears or an option changes,
 * gives up when it disappears. Callbacks run once for each completed call. Only GET answers are shared between components.
 */
export function useFetch<Data = unknown>(options: FetchOptions<Data>): FetchResult<Data> {
  const { endpoint, method = 'GET', body, headers, skip = false, authenticated = false } = options;
  const own = useId();
  const reading = method === 'GET';
  const query = useQuery<Data, AppError>({
    queryKey: ['fetch', endpoint, method, body, headers, authenticated, reading ? null : own],
    enabled: !skip,
    // a call that changes something is made when asked for, never again by itself
    ...(reading
      ? {}
      : {
          retry: false,
          gcTime: 0,
          staleTime: Number.POSITIVE_INFINITY,
          refetchOnWindowFocus: false,
          refetchOnReconnect: false,
        }),
    queryFn: async ({ signal }) => {
      try {
        const client = authenticated ? authClient : plainClient;
        const answer = await client.request<unknown>({
          url: endpoint,
          method,
          data: body,
          headers,
          signal,
        });
        return options.parse ? options.parse(answer.data) : (answer.data as Data);
      } catch (error) {
        throw toAppError(error);
      }
    },
  });
  useCallbacks(query, options);
  return {
    data: query.data,
    loading: query.isFetching,
    error: query.isFetching ? null : query.error,
    refetch: async () => {
      await query.refetch();
    },
  };
}

type Completed<Data> = {
  data: Data | undefined;
  error: AppError | null;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  isFetching: boolean;
};

function useCallbacks<Data>(query: Completed<Data>, options: FetchOptions<Data>): void {
  const callbacks = useRef(options);
  const seen = useRef({ data: 0, error: query.errorUpdatedAt });
  useEffect(() => {
    callbacks.current = options;
  });
  const { data, error, dataUpdatedAt, errorUpdatedAt, isFetching } = query;
  useEffect(() => {
    if (isFetching) return;
    if (error && errorUpdatedAt !== seen.current.error) {
      seen.current.error = errorUpdatedAt;
      callbacks.current.onError?.(error);
      callbacks.current.onComplete?.();
    } else if (!error && data !== undefined && dataUpdatedAt !== seen.current.data) {
      seen.current.data = dataUpdatedAt;
      callbacks.current.onSuccess?.(data);
      callbacks.current.onComplete?.();
    }
  }, [data, error, dataUpdatedAt, errorUpdatedAt, isFetching]);
}
