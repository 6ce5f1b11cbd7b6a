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
  /** For a change made on an older version: the version that it named, and what there is now. */
  conflict: v.optional(v.object({ yours: v.number(), current: v.unknown() })),
});
export type Problem = v.InferOutput<typeof problemSchema>;
