import * as v from 'valibot';

/** One failure of the loading of a remote, sent by the page to `POST /v1/failure` in production. */
export const failureReportSchema = v.object({
  remote: v.pipe(v.string(), v.maxLength(100)),
  version: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  phase: v.picklist(['descriptor', 'manifest', 'script', 'contract', 'render', 'singleton']),
  code: v.pipe(v.string(), v.maxLength(100)),
  /** Milliseconds from the request to the failure. */
  ms: v.pipe(v.number(), v.minValue(0)),
});
export type FailureReport = v.InferOutput<typeof failureReportSchema>;
