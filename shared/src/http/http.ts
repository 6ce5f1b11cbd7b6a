import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/http');

export {
  hashKey,
  QueryClient,
  QueryClientProvider,
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
export { CallScope, useCallSignal, useCancellableCall } from './call-scope';
export { authClient, plainClient } from './clients';
export { downloadFile, saveBlob } from './download';
export { provideAnswers, publicAnswer } from './public-answer';
export { refreshSession } from './refresh';
export { clockAhead } from './service-clock';
export { useCancelSlowCalls } from './slow-calls';
export { type FetchOptions, type FetchResult, useFetch } from './use-fetch';
export { useMutation } from './use-mutation';
export { useOnline } from './use-online';
