import * as v from 'valibot';

/** No line break or other control character gets into a header (mail header injection). */
const headerSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(998), v.regex(/^\P{Cc}+$/u));
/** One bare address: no display name, no list. */
const addressSchema = v.pipe(headerSchema, v.email(), v.regex(/^[^\s,;<>"()]+$/));

export const mailSchema = v.strictObject({
  to: addressSchema,
  /** Whoever answers writes to this address. */
  replyTo: v.optional(addressSchema),
  subject: headerSchema,
  text: v.string(),
  /** The same for mail programs that show pages; jobs from before an update may have none. */
  html: v.optional(v.string()),
  attachments: v.optional(
    v.array(
      v.strictObject({
        filename: v.pipe(headerSchema, v.regex(/^[\w.-]+$/)),
        contentType: v.pipe(headerSchema, v.regex(/^[\w.+-]+\/[\w.+-]+$/)),
        /** Base64. */
        content: v.pipe(v.string(), v.base64()),
      }),
    ),
    [],
  ),
});
export type Mail = v.InferInput<typeof mailSchema>;
