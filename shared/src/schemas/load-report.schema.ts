import * as v from 'valibot';
import { failureReportSchema } from './failure-report.schema';

const nameSchema = v.pipe(v.string(), v.maxLength(100));

/** How the remotes of one page view loaded, sent by the page to `POST /v1/load`. */
export const loadReportSchema = v.object({
  /** Made anew for each page view: what it says twice counts once. */
  view: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  loads: v.pipe(
    v.array(
      v.object({
        remote: nameSchema,
        version: nameSchema,
        /** Milliseconds until the remote was there, or until it was given up. */
        ms: v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000)),
        /** Why the visitor did not get the version; null when it loaded. */
        failure: v.nullable(
          v.object({
            phase: failureReportSchema.entries.phase,
            code: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,39}$/)),
          }),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(20),
  ),
});
export type LoadReport = v.InferOutput<typeof loadReportSchema>;
export type RemoteLoad = LoadReport['loads'][number];
