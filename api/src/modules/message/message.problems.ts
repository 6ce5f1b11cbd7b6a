import type { ProblemEntry } from '../../platform/http/app-error';

export const MESSAGE_PROBLEMS = {
  TOO_MANY_MESSAGES: [409, 'Ce dossier contient déjà autant de messages qu’il est permis.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof MESSAGE_PROBLEMS, ProblemEntry> {}
}
