import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef } from 'react';
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
  /** Parses the answer; an error that it throws counts as a failed call. Give it one identity, as a module's function has. */
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
 * The specification's fetch helper (section 7) over react-query: calls when the component mounts or an option changes,
 * and aborts when it unmounts. Callbacks run once for each completed call. Components share the answer of a GET, and each
 * parses it for itself (docs/decisions/0018-fetch-helper.md).
 */
export function useFetch<Data = unknown>(options: FetchOptions<Data>): FetchResult<Data> {
  const { endpoint, method = 'GET', body, headers, skip = false, authenticated = false } = options;
  const own = useId();
  const reading = method === 'GET';
  const query = useQuery<unknown, AppError>({
    queryKey: ['fetch', endpoint, method, body, headers, authenticated, reading ? null : own],
    enabled: !skip,
    // A call that changes something is never repeated automatically.
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
        return answer.data;
      } catch (error) {
        throw toAppError(error);
      }
    },
  });
  const { data, error: parseError } = useParsed(query.data, options.parse);
  const error = query.error ?? parseError;
  const errorUpdatedAt = query.error ? query.errorUpdatedAt : query.dataUpdatedAt;
  const { dataUpdatedAt, isFetching } = query;
  useCallbacks({ data, error, dataUpdatedAt, errorUpdatedAt, isFetching }, options);
  return {
    data,
    loading: isFetching,
    error: isFetching ? null : error,
    refetch: async () => {
      await query.refetch();
    },
  };
}

type Parsed<Data> = { data: Data | undefined; error: AppError | null };

/** The cached answer is the raw one: another component may parse the same answer differently. */
function useParsed<Data>(answer: unknown, parse: FetchOptions<Data>['parse']): Parsed<Data> {
  return useMemo(() => {
    if (answer === undefined || !parse) return { data: answer as Data | undefined, error: null };
    try {
      return { data: parse(answer), error: null };
    } catch (error) {
      return { data: undefined, error: toAppError(error) };
    }
  }, [answer, parse]);
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
