/** Every code a problem document may carry: its status and its French title (RFC 9457). */
export const PROBLEMS = {
  INVALID_INPUT: [400, 'Certaines informations sont à corriger.'],
  MALFORMED_REQUEST: [400, 'La requête est mal formée.'],
  UNAUTHENTICATED: [401, 'Connectez-vous pour continuer.'],
  TOKEN_EXPIRED: [401, 'Votre session a expiré.'],
  INVALID_CREDENTIALS: [401, 'L’adresse e-mail ou le mot de passe est incorrect.'],
  INVALID_REFRESH_TOKEN: [401, 'Votre session est terminée ; connectez-vous à nouveau.'],
  FORBIDDEN: [403, 'Vous n’avez pas accès à cette fonction.'],
  NOT_FOUND: [404, 'Cette ressource n’existe pas.'],
  EMAIL_TAKEN: [409, 'Un compte existe déjà avec cette adresse e-mail.'],
  REGISTRATIONS_CLOSED: [409, 'Les inscriptions à cette édition sont closes.'],
  STAND_TAKEN: [409, 'Ce stand n’est plus libre.'],
  HOLD_LIMIT: [409, 'Vous avez déjà autant d’options qu’il est permis.'],
  HOLD_NOT_PROLONGABLE: [409, 'Cette option ne peut plus être prolongée.'],
  PAYLOAD_TOO_LARGE: [413, 'La requête est trop volumineuse.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Ce type de contenu n’est pas accepté.'],
  TOO_MANY_REQUESTS: [429, 'Trop de tentatives ; réessayez dans quelques minutes.'],
  INTERNAL: [500, 'Une erreur est survenue de notre côté.'],
  UNAVAILABLE: [503, 'Le service est momentanément indisponible.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof PROBLEMS;

export type FieldError = { path: string; message: string };

/** An error that the caller may know about; anything else becomes INTERNAL without detail. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ProblemCode;
  /** Fastify reads it, and writes it to errors of validation. */
  statusCode: number;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;

  constructor(code: ProblemCode, more: { detail?: string; errors?: FieldError[] } = {}) {
    super(code);
    this.code = code;
    this.statusCode = PROBLEMS[code][0];
    this.detail = more.detail;
    this.errors = more.errors;
  }
}
