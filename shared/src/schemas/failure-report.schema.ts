import * as v from 'valibot';

/** One failure of a remote, while it was loaded or later, sent by the page to `POST /v1/failure` in production. */
export const failureReportSchema = v.object({
  remote: v.pipe(v.string(), v.maxLength(100)),
  version: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  phase: v.picklist([
    'descriptor',
    'manifest',
    'script',
    'catalogue',
    'contract',
    'render',
    'singleton',
    // after it was shown: events, timers, promises, clean-ups, replaced globals
    'runtime',
  ]),
  code: v.pipe(v.string(), v.maxLength(100)),
  /** Milliseconds from the request to the failure. */
  ms: v.pipe(v.number(), v.minValue(0)),
});
export type FailureReport = v.InferOutput<typeof failureReportSchema>;
