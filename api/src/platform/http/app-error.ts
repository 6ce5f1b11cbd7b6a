/** What a code means: its status and its French title (RFC 9457). */
export type ProblemEntry = readonly [status: number, title: string];

/** The codes that any service has. A module adds its own by `declare module`, beside their sentences. */
export const GENERIC_PROBLEMS = {
  INVALID_INPUT: [400, 'Certaines informations sont à corriger.'],
  MALFORMED_REQUEST: [400, 'La requête est mal formée.'],
  UNAUTHENTICATED: [401, 'Connectez-vous pour continuer.'],
  TOKEN_EXPIRED: [401, 'Votre session a expiré.'],
  FORBIDDEN: [403, 'Vous n’avez pas accès à cette fonction.'],
  NOT_FOUND: [404, 'Cette ressource n’existe pas.'],
  ALREADY_RECORDED: [
    409,
    'Un premier envoi est déjà enregistré, avec d’autres valeurs. Relisez ce qui est enregistré avant de recommencer.',
  ],
  INFECTED_FILE: [422, 'Ce fichier a été refusé par l’antivirus.'],
  REQUEST_TIMEOUT: [408, 'La requête n’est pas arrivée entière à temps.'],
  HEADERS_TOO_LARGE: [431, 'Les en-têtes de la requête sont trop volumineux.'],
  PAYLOAD_TOO_LARGE: [413, 'La requête est trop volumineuse.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Ce type de contenu n’est pas accepté.'],
  PRINT_EMPTY: [422, 'Il n’y a rien à imprimer.'],
  PRINT_TOO_MANY: [422, 'Un seul document ne peut pas tout porter.'],
  TOO_MANY_REQUESTS: [429, 'Trop de tentatives\u00a0; réessayez dans quelques minutes.'],
  QUOTA_REACHED: [429, 'Vous avez atteint la limite de ces envois\u00a0; réessayez plus tard.'],
  DOCUMENT_FAILED: [500, 'Le document n’a pas pu être préparé\u00a0; réessayez dans un instant.'],
  INTERNAL: [500, 'Une erreur est survenue de notre côté.'],
  DOCUMENTS_BUSY: [
    503,
    'Trop de documents sont demandés en ce moment\u00a0; réessayez dans quelques secondes.',
  ],
  UNAVAILABLE: [503, 'Le service est momentanément indisponible.'],
  BUDGET_SPENT: [503, 'Le portail a reçu trop de demandes de ce genre\u00a0; réessayez plus tard.'],
  STORAGE_FULL: [507, 'Le portail ne peut plus recevoir de fichiers pour le moment.'],
} as const satisfies Record<string, ProblemEntry>;

export interface ProblemTable extends Record<keyof typeof GENERIC_PROBLEMS, ProblemEntry> {}

/** Every code a problem document may carry. */
export type ProblemCode = keyof ProblemTable;

export type FieldError = { path: string; message: string };

/** A change was made on an older version: the version that it named, and what there is now. */
export type VersionConflict = { yours: number; current: unknown };

/** An error that the caller may know about; anything else becomes INTERNAL without detail. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly conflict: VersionConflict | undefined;
  /** Seconds until another attempt is worth making. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ProblemCode,
    more: {
      detail?: string;
      errors?: FieldError[];
      conflict?: VersionConflict;
      retryAfter?: number;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.detail = more.detail;
    this.errors = more.errors;
    this.conflict = more.conflict;
    this.retryAfter = more.retryAfter;
  }
}
