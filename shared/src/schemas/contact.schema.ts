import * as v from 'valibot';
import { signupInputSchema } from './account.schema';
import { consentVersionSchema } from './consent.schema';
import { longTextSchema, personNameSchema, requiredLineSchema } from './text.schema';

export const MESSAGE_MOST = 5000;

/** What `POST /v1/contact` takes. */
export const contactInputSchema = v.object({
  name: personNameSchema(),
  email: signupInputSchema.entries.email,
  subject: requiredLineSchema(150),
  message: v.pipe(longTextSchema(MESSAGE_MOST), v.nonEmpty('Ce champ est obligatoire.')),
  /** Optional: messages are not stored after they are sent, so consent is not required. */
  consent: v.optional(consentVersionSchema),
  /** Honeypot: people do not see this field, bots fill it in. */
  website: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
});
export type ContactInput = v.InferOutput<typeof contactInputSchema>;
