import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/http');

export {
  hashKey,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export {
  changePassword,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from './account';
export { AppError, CLIENT_ERROR_CODES, toAppError } from './app-error';
export { authClient, plainClient } from './clients';
export { downloadFile, saveBlob } from './download';
export { refreshSession } from './refresh';
export { type FetchOptions, type FetchResult, useFetch } from './use-fetch';
