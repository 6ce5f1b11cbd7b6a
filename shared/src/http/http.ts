import axios from 'axios';
import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/http');

export {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/** Client without credentials, on the page's own origin. */
export const plainClient = axios.create({ baseURL: '/' });
/** Client with credentials: bearer token, one refresh and one retry on 401. */
export const authClient = axios.create({ baseURL: '/', withCredentials: true });
