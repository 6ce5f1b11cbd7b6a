import { sessionStore } from '@mosta/shared/auth';
import type { AxiosError, AxiosInstance, InternalAxiosRequestConfig } from 'axios';
import type { Auth } from '../schemas/session.schema';
import { type Axios, lateClient } from './late-client';
import { BASE_OPTIONS, configureClient, plainClient } from './plain-client';
import { refreshSession } from './refresh';
import { noteServiceTime } from './service-clock';

/** What a request remembers about itself, to retry once and once only. */
type TrackedRequest = InternalAxiosRequestConfig & {
  retried?: boolean;
  /** The session whose token the request went out with, when it was ours. */
  sender?: Auth;
};

export { plainClient };

/** With credentials: the session's bearer token where no authorisation is set, one refresh and one retry on 401. */
export const authClient = lateClient(
  { ...BASE_OPTIONS, withCredentials: true },
  configureAuthClient,
);

function configureAuthClient(client: AxiosInstance, { AxiosHeaders }: Axios): void {
  configureClient(client);
  client.interceptors.request.use((request: TrackedRequest) => {
    const { auth } = sessionStore.getState();
    if (auth && !request.headers.has('Authorization')) {
      request.headers.set('Authorization', `Bearer ${auth.accessToken}`);
      request.sender = auth;
    }
    return request;
  });
  client.interceptors.response.use((response) => {
    noteServiceTime(response.headers.date);
    return response;
  });
  client.interceptors.response.use(undefined, async (error: AxiosError) => {
    const request: TrackedRequest | undefined = error.config;
    if (error.response?.status !== 401 || !request || request.retried) throw error;
    const { sender } = request;
    const auth = await refreshSession(sender?.accessToken).catch(() => null);
    // what one person asked for is not sent in the name of the next
    if (!auth || (sender && sender.user._id !== auth.user._id)) throw error;
    const headers = AxiosHeaders.from(request.headers);
    headers.set('Authorization', `Bearer ${auth.accessToken}`);
    return client.request({ ...request, headers, retried: true } as TrackedRequest);
  });
}
