import { onlineManager } from '@tanstack/react-query';
import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios';
import { LOAD_DEADLINE_MS } from '../contract/loading';
import { PREVIEW_HEADER } from '../contract/published';
import { previewedEdition } from '../late/previewed-edition';
import { lateClient } from './late-client';

/** Base of both clients: the page's own origin; a call is aborted after this many milliseconds. */
export const BASE_OPTIONS = { baseURL: '/', timeout: 20_000 } as const;

/** What a page waits for before it shows has the deadline of its code; a file is larger, and waited for knowingly. */
function shortenReads(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const isRead = request.method?.toLowerCase() === 'get' && request.responseType !== 'blob';
  if (isRead && request.timeout === BASE_OPTIONS.timeout) request.timeout = LOAD_DEADLINE_MS;
  return request;
}

/** Calls that began without network: what they wanted to send has certainly not left. */
const startedOffline = new WeakSet<object>();

/** Whether a failed call began without network. @param request as the failure has it */
export function isStartedOffline(request: object | undefined): boolean {
  return request !== undefined && startedOffline.has(request);
}

/** Makes a client note which of its calls began without network, say which are of a preview, and give up reads at the deadline. */
export function configureClient(client: AxiosInstance): void {
  client.interceptors.request.use((request: InternalAxiosRequestConfig) => {
    if (!onlineManager.isOnline()) startedOffline.add(request);
    if (previewedEdition() !== null) request.headers.set(PREVIEW_HEADER, '1');
    return shortenReads(request);
  });
}

/** Without credentials. */
export const plainClient = lateClient(BASE_OPTIONS, configureClient);
