/** Why a file is not taken: a stable code for programs, a French sentence for people. */
export const PICTURE_REFUSALS = {
  NOT_A_PICTURE: 'Ce fichier n’est ni un SVG, ni un PNG, ni un JPEG, ni un WebP.',
  DAMAGED: 'Cette image est abîmée\u00a0: enregistrez-la à nouveau.',
  ANIMATED: 'Cette image est animée\u00a0: enregistrez-la sans animation.',
  WRONG_SIZE: 'Chaque côté de l’image compte de 16 à 4\u202f000 pixels.',
  TOO_LONG: 'Cette image est plus de dix fois plus longue que large.',
  TOO_HEAVY: 'Ce dessin dépasse 200 Ko\u00a0: simplifiez-le.',
  TOO_COMPLEX: 'Ce dessin a trop d’éléments\u00a0: simplifiez-le.',
  NO_SIZE: 'Ce dessin ne dit pas sa taille\u00a0: donnez-lui un viewBox.',
  NOTHING_DRAWN: 'Ce dessin ne contient aucune forme.',
} as const;

export class PictureRefused extends Error {
  constructor(readonly code: keyof typeof PICTURE_REFUSALS) {
    super(PICTURE_REFUSALS[code]);
  }
}
