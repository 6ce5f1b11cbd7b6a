import { STAFF_FILE_LIMIT } from '@mosta/shared/schemas/staff.schema';

const PERSONAL = {
  name: 'Exemple',
  surname: 'Candidate',
  email: 'candidate@exemple.dz',
  phone: '0555 12 34 56',
  address: 'Mostaganem',
  birthdate: '2000-01-31',
};
const PROFESSIONAL = {
  studyLevel: 'BAC +3',
  diplome: 'Licence',
  works: [],
  skills: ['accueil'],
  languages: ['français'],
  coverLetter: 'Exemple',
};

/** A complete staff application whose one file is as large as it may be. */
export function applicationForm(): FormData {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(STAFF_FILE_LIMIT - 9, 'x')]);
  const form = new FormData();
  form.append('personalInfo', JSON.stringify(PERSONAL));
  form.append('professionalInformation', JSON.stringify(PROFESSIONAL));
  form.append('resume', new Blob([pdf], { type: 'application/pdf' }), 'exemple.pdf');
  return form;
}
