import * as v from 'valibot';

const answerSchema = v.union([
  v.object({ error: v.object({ code: v.string() }) }),
  v.object({
    advisories: v.record(
      v.string(),
      v.object({
        module_name: v.string(),
        severity: v.string(),
        title: v.string(),
        url: v.optional(v.string(), ''),
      }),
    ),
  }),
]);

/** What the registry says of the packages, or null when it gave no answer. */
export function readAudit(output: string): string[] | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), output);
  if (!parsed.success || 'error' in parsed.output) return null;
  return Object.values(parsed.output.advisories).map(
    ({ module_name, severity, title, url }) => `${module_name} : ${severity}, ${title} ${url}`,
  );
}
