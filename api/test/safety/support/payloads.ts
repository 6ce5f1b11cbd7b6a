import type { InjectOptions } from 'fastify';

export type Payload = Pick<InjectOptions, 'payload' | 'headers'>;

export const BOUNDARY = 'limite-des-parties';

/** A multipart body, its parts in order, each with the attributes of its disposition. */
export function multipart(parts: readonly [attributes: string, content: string][]): Payload {
  const written = parts.map(
    ([attributes, content]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; ${attributes}\r\n\r\n${content}\r\n`,
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: `${written.join('')}--${BOUNDARY}--\r\n`,
  };
}

export const PERSONAL = {
  name: 'Exemple',
  surname: 'Candidate',
  email: 'candidate@exemple.dz',
  phone: '0555 12 34 56',
  address: 'Mostaganem',
  birthdate: '2000-01-31',
};
export const PROFESSIONAL = {
  studyLevel: 'BAC +3',
  diplome: 'Licence',
  works: [],
  skills: ['accueil'],
  languages: ['français'],
  coverLetter: 'Madame, Monsieur,',
};
export const PDF = '%PDF-1.7\nexemple\n%%EOF\n';

/** An application for work at the fair that is taken. */
export const APPLICATION = (personal: object = PERSONAL, professional: object = PROFESSIONAL) =>
  multipart([
    ['name="resume"; filename="cv.pdf"', PDF],
    ['name="personalInfo"', JSON.stringify(personal)],
    ['name="professionalInformation"', JSON.stringify(professional)],
  ]);

/** A document of a participation that both sides may give. */
export const DOCUMENT = () =>
  multipart([
    ['name="kind"', 'other'],
    ['name="file"; filename="exemple.pdf"', PDF],
  ]);

/** A statement of the bank with one credit. */
export const STATEMENT = () =>
  multipart([
    ['name="layout"', JSON.stringify({ currency: 'DZD' })],
    ['name="file"; filename="releve.csv"', 'Date;Libellé;Crédit\n01/03/2025;Virement;1000\n'],
  ]);

/** The drawing of a hall with one stand. */
export const HALL = () =>
  multipart([
    [
      'name="file"; filename="hall.svg"',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><rect id="B49" width="9" height="9"/></svg>',
    ],
  ]);

/** A simulation of one stand that is for sale. */
export const SIMULATION = {
  personalInfo: {
    nationality: 'Exposant Algérien',
    sector: 'Huiles',
    participationType: 'Individuelle',
  },
  formule: {
    selectedFormules: [
      { id: 'bare-9', name: 'Espace nu 9 m²', price: 185_000, quantity: 1, size: 9 },
    ],
  },
  cart: {},
};
