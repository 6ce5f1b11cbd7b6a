import { onlineManager } from '@tanstack/react-query';
import type { AxiosInstance } from 'axios';
import { latePart } from '../late/late-part';
import { AppError, CLIENT_ERROR_CODES } from './client-error';

/** The calls of an axios client. */
export type Client = Pick<AxiosInstance, 'request' | 'get' | 'delete' | 'post' | 'put' | 'patch'>;

export type Axios = typeof import('./axios-library');

const axiosPart = latePart(() => import(/* webpackChunkName: "calls" */ './axios-library'));

/**
 * A client whose library comes with the first call, or soon after the start of the page.
 * @param make makes the client when the library is there; called once
 */
export function lateClient(make: (axios: Axios) => AxiosInstance): Client {
  let made: AxiosInstance | undefined;
  const client = async (): Promise<AxiosInstance> => {
    const axios = await axiosPart.load().catch(notFetched);
    made ??= make(axios);
    return made;
  };
  const request: Client['request'] = async (config) => (await client()).request(config);
  return {
    request,
    get: (url, config) => request({ ...config, method: 'get', url }),
    delete: (url, config) => request({ ...config, method: 'delete', url }),
    post: (url, data, config) => request({ ...config, method: 'post', url, data }),
    put: (url, data, config) => request({ ...config, method: 'put', url, data }),
    patch: (url, data, config) => request({ ...config, method: 'patch', url, data }),
  };
}

/** Nothing was sent: the code of the call itself could not be fetched. */
function notFetched(cause: unknown): never {
  const code = onlineManager.isOnline() ? CLIENT_ERROR_CODES.network : CLIENT_ERROR_CODES.offline;
  throw new AppError({ code, status: 0, message: 'The code of calls cannot be fetched', cause });
}
