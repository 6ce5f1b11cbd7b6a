import { sessionStore } from '@mosta/shared/auth';
import axios, { type AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { BASE_OPTIONS, plainClient } from './plain-client';
import { refreshSession } from './refresh';

/** What a request remembers about itself, to retry once and once only. */
type TrackedRequest = InternalAxiosRequestConfig & {
  retried?: boolean;
  /** The access token the request went out with, when it was ours. */
  usedToken?: string;
};

export { plainClient };

/** With credentials: the session's bearer token where no authorisation is set, one refresh and one retry on 401. */
export const authClient = axios.create({ ...BASE_OPTIONS, withCredentials: true });

authClient.interceptors.request.use((request: TrackedRequest) => {
  const token = sessionStore.getState().auth?.accessToken;
  if (token && !request.headers.has('Authorization')) {
    request.headers.set('Authorization', `Bearer ${token}`);
    request.usedToken = token;
  }
  return request;
});

authClient.interceptors.response.use(undefined, async (error: AxiosError) => {
  const request: TrackedRequest | undefined = error.config;
  if (error.response?.status !== 401 || !request || request.retried) throw error;
  const auth = await refreshSession(request.usedToken).catch(() => null);
  if (!auth) throw error;
  const headers = AxiosHeaders.from(request.headers);
  headers.set('Authorization', `Bearer ${auth.accessToken}`);
  return authClient.request({ ...request, headers, retried: true } as TrackedRequest);
});
