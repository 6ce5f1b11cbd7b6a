import type { Language } from '@mosta/shared/contract/languages';
import type { ParticipationStage } from '@mosta/shared/schemas/progress.schema';

type ExportTexts = {
  /** Headings, in the order of the columns. */
  columns: Record<Column, string>;
  stages: Record<ParticipationStage, string>;
  yes: string;
  no: string;
};

type Column =
  | 'reference'
  | 'stage'
  | 'received'
  | 'decided'
  | 'complete'
  | 'company'
  | 'raisonSociale'
  | 'statut'
  | 'register'
  | 'taxNumber'
  | 'address'
  | 'postalCode'
  | 'country'
  | 'person'
  | 'fonction'
  | 'email'
  | 'phone'
  | 'payment'
  | 'stands';

/** Words of the exported table. */
export const EXPORT_TEXTS: Record<Language, ExportTexts> = {
  fr: {
    columns: {
      ...{ reference: 'Référence', stage: 'Étape', received: 'Reçu le', decided: 'Décidé le' },
      ...{ complete: 'Complet', company: 'Marque', raisonSociale: 'Raison sociale' },
      ...{ statut: 'Statut', register: 'Registre du commerce', taxNumber: 'NIF' },
      ...{ address: 'Adresse', postalCode: 'Code postal', country: 'Pays' },
      ...{ person: 'Responsable', fonction: 'Fonction', email: 'E-mail', phone: 'Téléphone' },
      ...{ payment: 'Paiement', stands: 'Stands' },
    },
    stages: {
      ...{ received: 'À étudier', to_complete: 'À compléter', accepted: 'À confirmer' },
      ...{ confirmed: 'Confirmé', refused: 'Refusé' },
    },
    ...{ yes: 'oui', no: 'non' },
  },
  en: {
    columns: {
      ...{ reference: 'Reference', stage: 'Stage', received: 'Received on', decided: 'Decided on' },
      ...{ complete: 'Complete', company: 'Brand', raisonSociale: 'Company name' },
      ...{ statut: 'Legal form', register: 'Commercial register', taxNumber: 'Tax number' },
      ...{ address: 'Address', postalCode: 'Postcode', country: 'Country' },
      ...{ person: 'Contact', fonction: 'Position', email: 'E-mail', phone: 'Telephone' },
      ...{ payment: 'Payment', stands: 'Stands' },
    },
    stages: {
      ...{ received: 'To examine', to_complete: 'To complete', accepted: 'To confirm' },
      ...{ confirmed: 'Confirmed', refused: 'Refused' },
    },
    ...{ yes: 'yes', no: 'no' },
  },
  ar: {
    columns: {
      ...{ reference: 'المرجع', stage: 'المرحلة', received: 'استُلم في', decided: 'تاريخ القرار' },
      ...{ complete: 'كامل', company: 'العلامة', raisonSociale: 'التسمية الاجتماعية' },
      ...{ statut: 'الشكل القانوني', register: 'السجل التجاري', taxNumber: 'رقم التعريف الجبائي' },
      ...{ address: 'العنوان', postalCode: 'الرمز البريدي', country: 'البلد' },
      ...{ person: 'المسؤول', fonction: 'الوظيفة', email: 'البريد الإلكتروني', phone: 'الهاتف' },
      ...{ payment: 'الدفع', stands: 'الأجنحة' },
    },
    stages: {
      ...{ received: 'للدراسة', to_complete: 'للإكمال', accepted: 'في انتظار التأكيد' },
      ...{ confirmed: 'مؤكد', refused: 'مرفوض' },
    },
    ...{ yes: 'نعم', no: 'لا' },
  },
};
