import { onlineManager } from '@tanstack/react-query';
import type { AxiosInstance, AxiosRequestConfig, CreateAxiosDefaults } from 'axios';
import { latePart } from '../late/late-part';
import { addressOf } from './address';
import { AppError, CLIENT_ERROR_CODES } from './client-error';
import { lateInterceptors } from './late-interceptors';

export type Axios = typeof import('./axios-library');

/** What an axios client has beside being called itself. */
type Members = { [Name in keyof AxiosInstance]: AxiosInstance[Name] };

const axiosPart = latePart(() => import(/* webpackChunkName: "calls" */ './axios-library'));

/**
 * A client whose library comes with the first call, or soon after the start of the page. It has all that an axios client
 * has: what is set on it before the library has come is handed on then.
 * @param settings what the client is made with
 * @param configure adds the client's own interceptors, before those of anybody else; called once
 */
export function lateClient(
  settings: CreateAxiosDefaults,
  configure?: (client: AxiosInstance, axios: Axios) => void,
): AxiosInstance {
  let made: AxiosInstance | undefined;
  const defaults = { ...settings, headers: headersOf(settings) };
  const requests = lateInterceptors<AxiosInstance['interceptors']['request']>();
  const responses = lateInterceptors<AxiosInstance['interceptors']['response']>();

  const client = async (): Promise<AxiosInstance> => {
    const axios = await axiosPart.load().catch(notFetched);
    if (made) return made;
    made = axios.axios.create(defaults);
    configure?.(made, axios);
    requests.handOn(made.interceptors.request);
    responses.handOn(made.interceptors.response);
    return made;
  };

  const request: AxiosInstance['request'] = async (config) => (await client()).request(config);
  const members: Members = {
    get defaults() {
      return made?.defaults ?? defaults;
    },
    interceptors: { request: requests.manager, response: responses.manager },
    create: (own = {}) => made?.create(own) ?? lateClient(withSettings(defaults, own)),
    getUri: (config) => made?.getUri(config) ?? addressOf({ ...defaults, ...config }),
    request,
    get: (url, config) => request({ ...config, method: 'get', url }),
    delete: (url, config) => request({ ...config, method: 'delete', url }),
    head: (url, config) => request({ ...config, method: 'head', url }),
    options: (url, config) => request({ ...config, method: 'options', url }),
    post: (url, data, config) => request({ ...config, method: 'post', url, data }),
    put: (url, data, config) => request({ ...config, method: 'put', url, data }),
    patch: (url, data, config) => request({ ...config, method: 'patch', url, data }),
    query: async (url, data, config) => (await client()).query(url, data, config),
    postForm: async (url, data, config) => (await client()).postForm(url, data, config),
    putForm: async (url, data, config) => (await client()).putForm(url, data, config),
    patchForm: async (url, data, config) => (await client()).patchForm(url, data, config),
  };
  const call = (first: string | AxiosRequestConfig, config?: AxiosRequestConfig) =>
    request(typeof first === 'string' ? { ...config, url: first } : first);
  // the members as they are: `defaults` must go on being read anew. `defineProperties` types what it adds to nothing, and
  // a client is a function with members: `members` above is checked against them instead
  return Object.defineProperties(
    call,
    Object.getOwnPropertyDescriptors(members),
  ) as unknown as AxiosInstance;
}

type Headers = AxiosInstance['defaults']['headers'];

/** Headers of the settings beside the kinds by which axios sorts its defaults. */
function headersOf({ headers }: CreateAxiosDefaults): Headers {
  const kinds = { common: {}, delete: {}, get: {}, head: {}, patch: {}, post: {}, put: {} };
  return { ...kinds, ...headers } as Headers;
}

function withSettings(base: CreateAxiosDefaults, own: CreateAxiosDefaults): CreateAxiosDefaults {
  return { ...base, ...own, headers: { ...base.headers, ...own.headers } as Headers };
}

/** Nothing was sent: the code of the call itself could not be fetched. */
function notFetched(cause: unknown): never {
  const code = onlineManager.isOnline() ? CLIENT_ERROR_CODES.network : CLIENT_ERROR_CODES.offline;
  throw new AppError({ code, status: 0, message: 'The code of calls cannot be fetched', cause });
}
