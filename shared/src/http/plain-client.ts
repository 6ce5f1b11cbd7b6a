import { onlineManager } from '@tanstack/react-query';
import axios, { type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';

/** Base of both clients: the page's own origin; a call is aborted after this many milliseconds. */
export const BASE_OPTIONS = { baseURL: '/', timeout: 20_000 } as const;

/** Calls that began without network: what they wanted to send has certainly not left. */
const startedOffline = new WeakSet<object>();

/** Whether a failed call began without network. @param request as the failure has it */
export function isStartedOffline(request: object | undefined): boolean {
  return request !== undefined && startedOffline.has(request);
}

/** Makes a client note which of its calls began without network. */
export function noteOffline(client: AxiosInstance): AxiosInstance {
  client.interceptors.request.use((request: InternalAxiosRequestConfig) => {
    if (!onlineManager.isOnline()) startedOffline.add(request);
    return request;
  });
  return client;
}

/** Without credentials. */
export const plainClient = noteOffline(axios.create(BASE_OPTIONS));
