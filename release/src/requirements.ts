import * as v from 'valibot';

/** File of a build that says what it needs of the portal and what its own check found. */
export const REQUIREMENTS_FILE = 'requirements.json';
/** File of the host's build that says what it offers to remotes; the server offers it at `/facades.json`. */
export const FACADES_FILE = 'facades.json';

const namesSchema = v.array(v.string());

export const requirementsSchema = v.object({
  /** Exports that the remote uses, by façade; `*` where it takes all of one. */
  facades: v.record(v.string(), namesSchema),
  /** Ranges of the modules that the host provides, by request. */
  shared: v.record(v.string(), v.string()),
  /** Names of the chunks of pages. */
  pages: namesSchema,
  /** Keys that a language lacks and another one has. */
  missingTexts: v.record(v.string(), namesSchema),
});
export type Requirements = v.InferOutput<typeof requirementsSchema>;

export const facadesSchema = v.object({
  contract: v.string(),
  /** Names that each façade exports. */
  facades: v.record(v.string(), namesSchema),
  /** Versions of the modules that the host provides, by request. */
  shared: v.record(v.string(), v.string()),
});
/** What a host offers to remotes. */
export type Facades = v.InferOutput<typeof facadesSchema>;

/** File of the host's build with the declarations of its façades; the server offers it at `/sdk/facade-types.json`. */
export const FACADE_TYPES_FILE = 'facade-types.json';

export const facadeTypesSchema = v.object({
  contract: v.string(),
  /** Declarations by path in `@mosta/shared`, such as `src/ui/ui.d.ts`. */
  files: v.record(v.string(), v.string()),
});
/** What a host declares of what it offers. */
export type FacadeTypes = v.InferOutput<typeof facadeTypesSchema>;
