/** What an import leaves out or changes: a stable code for programs, a French sentence for people. */
export const LOSSES = {
  BAD_COLOUR: 'couleur illisible : dessiné en gris',
  BAD_GEOMETRY: 'forme vide ou illisible',
  BAD_STYLE: 'règle de style non comprise',
  BAD_TRANSFORM: 'transformation illisible',
  CLIP_NOT_APPLIED: 'découpe trop complexe : forme gardée entière',
  CLIPPED_AWAY: 'entièrement hors de sa découpe',
  CODE_WITHOUT_SHAPE: 'aucune forme ne contient ce code',
  DOUBLED_CODE: 'code déjà placé ailleurs : forme dessinée sans code',
  DOUBLED_ID: 'identifiant en double : le premier compte pour les renvois',
  ENTITY_REFUSED: 'entité refusée',
  EXTERNAL_REFERENCE: 'renvoi hors du fichier refusé',
  FILTER_DROPPED: 'filtre sans effet',
  GRADIENT_FLATTENED: 'dégradé radial ou motif : couleur unie',
  HIDDEN: 'masqué dans le dessin',
  IMAGE: 'image : seules les formes vectorielles sont reprises',
  MASK_NOT_APPLIED: 'masque non appliqué : forme gardée entière',
  MISSING_REFERENCE: 'renvoi vers rien',
  SEVERAL_CODES: 'plusieurs codes dans une même forme : un autre a été gardé',
  TEXT_ON_PATH: 'texte sur un tracé non repris',
  TEXT_TOO_LONG: 'texte trop long',
  TOO_MANY_LINES: 'trop de traits pour en fermer les faces',
  TOO_MANY_USES: 'trop de copies, ou copie d’elle-même',
  UNKNOWN_ELEMENT: 'élément non repris',
} as const;
export type ImportLossCode = keyof typeof LOSSES;
export type ImportLoss = {
  code: ImportLossCode;
  /** Such as `rect#B49`, or the code of a stand. */
  element: string;
  reason: string;
};

/** Collects losses, each one once. */
export class Losses {
  private readonly found = new Map<string, ImportLoss>();

  add(code: ImportLossCode, element: string): void {
    this.found.set(`${code} ${element}`, { code, element, reason: LOSSES[code] });
  }

  get all(): ImportLoss[] {
    return [...this.found.values()];
  }
}

/** Files that are refused as a whole. */
export const REFUSALS = {
  NOT_SVG: 'Ce fichier n’est pas un dessin SVG.',
  BAD_XML: 'Ce fichier SVG est mal formé',
  TOO_LARGE: 'Ce fichier est trop grand : 20 Mo au plus.',
  TOO_DEEP: 'Ce dessin imbrique ses éléments trop profondément : 200 niveaux au plus.',
  TOO_MANY_ELEMENTS: 'Ce dessin a trop d’éléments : 200 000 au plus.',
  NOTHING_DRAWN: 'Ce dessin ne contient aucune forme visible.',
} as const;

export class ImportRefused extends Error {
  constructor(
    readonly code: keyof typeof REFUSALS,
    detail = '',
  ) {
    super(detail ? `${REFUSALS[code]} : ${detail}` : REFUSALS[code]);
    this.name = 'ImportRefused';
  }
}
