import type { StaffApplication, StaffPage, StaffSummary } from '@mosta/shared/schemas/staff.schema';

/** An application as the list shows it. */
export function buildSummary(overrides: Partial<StaffSummary> = {}): StaffSummary {
  return {
    ...{ _id: 'application-1', name: 'Exemple', surname: 'Amel', studyLevel: 'BAC +3' },
    ...{ status: 'received', interview: null, version: 1, decidedAt: null },
    ...{ sentAt: '2025-04-01T09:00:00.000Z', files: ['resume', 'id_card'], ...overrides },
  };
}

/** A whole application of somebody who reads Arabic. */
export function buildApplication(overrides: Partial<StaffApplication> = {}): StaffApplication {
  return {
    ...buildSummary(),
    language: 'ar',
    personalInfo: {
      ...{ name: 'Exemple', surname: 'Amel', email: 'amel@exemple.dz', phone: '+213555123456' },
      ...{ address: 'Adresse exemple, Mostaganem', birthdate: '1999-05-01' },
    },
    professionalInformation: {
      ...{ studyLevel: 'BAC +3', diplome: 'Licence exemple', experience: '', agroExperience: '' },
      works: [
        {
          ...{ company: 'Entreprise exemple', position: 'Accueil', startDate: '2022-01-15' },
          ...{ endDate: '', description: '' },
        },
      ],
      ...{ skills: ['accueil', 'vente'], languages: ['arabe', 'français'] },
      coverLetter: 'Lettre exemple.',
    },
    ...overrides,
  };
}

/** A page of the list. */
export function pageOf(
  applications: StaffSummary[],
  total: number = applications.length,
): StaffPage {
  const counts = { received: 7, interview: 2, accepted: 3, refused: 1 };
  return { applications, total, next: null, counts };
}
