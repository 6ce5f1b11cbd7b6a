import { loginInputSchema } from '@mosta/shared/schemas/account.schema';
import * as v from 'valibot';

/** The first step of signing in. */
export const credentialsSchema = v.pick(loginInputSchema, ['email', 'password']);

/** What was typed and is right, but may need a code too. */
export type Credentials = v.InferOutput<typeof credentialsSchema>;
