/** Every code a problem document may carry: its status and its French title (RFC 9457). */
export const PROBLEMS = {
  INVALID_INPUT: [400, 'Certaines informations sont à corriger.'],
  MALFORMED_REQUEST: [400, 'La requête est mal formée.'],
  UNAUTHENTICATED: [401, 'Connectez-vous pour continuer.'],
  TOKEN_EXPIRED: [401, 'Votre session a expiré.'],
  INVALID_CREDENTIALS: [401, 'L’adresse e-mail ou le mot de passe est incorrect.'],
  WRONG_PASSWORD: [400, 'Le mot de passe actuel est incorrect.'],
  INVALID_RESET_TOKEN: [400, 'Ce lien n’est plus valable ; demandez-en un autre.'],
  INVALID_REFRESH_TOKEN: [401, 'Votre session est terminée ; connectez-vous à nouveau.'],
  FORBIDDEN: [403, 'Vous n’avez pas accès à cette fonction.'],
  NOT_FOUND: [404, 'Cette ressource n’existe pas.'],
  EMAIL_TAKEN: [409, 'Un compte existe déjà avec cette adresse e-mail.'],
  ERASURE_BLOCKED: [409, 'Ce compte ne peut pas être effacé pour le moment.'],
  LAST_ORGANIZER: [409, 'Le dernier compte d’organisateur ne peut pas être effacé.'],
  REGISTRATIONS_CLOSED: [409, 'Les inscriptions à cette édition sont closes.'],
  STAND_TAKEN: [409, 'Ce stand n’est plus libre.'],
  HOLD_LIMIT: [409, 'Vous avez déjà autant d’options qu’il est permis.'],
  HOLD_NOT_PROLONGABLE: [409, 'Cette option ne peut plus être prolongée.'],
  STAND_HELD: [409, 'Ce stand est sous option ou réservé.'],
  STAND_NOT_HELD: [409, 'Ce stand n’a ni option ni réservation.'],
  ALREADY_DECIDED: [409, 'Ce dossier a déjà reçu une décision.'],
  COMPANY_LOCKED: [409, 'Ces informations ne changent plus depuis l’acceptation du dossier.'],
  ALREADY_CONFIRMED: [409, 'Cette réservation est déjà confirmée.'],
  BADGE_EXISTS: [409, 'Un badge existe déjà pour cette adresse e-mail.'],
  BADGE_USED: [409, 'Ce badge a déjà été présenté.'],
  BADGE_REVOKED: [409, 'Ce badge n’est plus valable.'],
  NO_LONGER_OFFERED: [409, 'Une partie de votre sélection n’est plus proposée.'],
  ORDERS_CLOSED: [409, 'Les commandes sont closes pour cette réservation.'],
  TOO_MANY_DOCUMENTS: [409, 'Ce dossier contient déjà autant de documents qu’il est permis.'],
  NAME_TAKEN: [409, 'Ce nom est déjà pris.'],
  INFECTED_FILE: [422, 'Ce fichier a été refusé par l’antivirus.'],
  PROMO_UNKNOWN: [422, 'Ce code promotionnel n’est pas reconnu ou n’est plus valable.'],
  EMPTY_SIMULATION: [422, 'La simulation ne contient rien à chiffrer.'],
  REQUEST_TIMEOUT: [408, 'La requête n’est pas arrivée entière à temps.'],
  HEADERS_TOO_LARGE: [431, 'Les en-têtes de la requête sont trop volumineux.'],
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
