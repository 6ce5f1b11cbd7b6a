import * as v from 'valibot';

/** RFC 9457 problem document: French text for people, a stable code for programs. */
export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  /** Stable identifier of the error, in capitals: `INVALID_CREDENTIALS`. */
  code: v.string(),
  requestId: v.optional(v.string()),
  /** For a refused input: one entry a field, `path` in dotted form. */
  errors: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});
export type Problem = v.InferOutput<typeof problemSchema>;
