import type { Language } from '@mosta/shared/contract/languages';
import type { DocumentKind } from '@mosta/shared/schemas/document.schema';
import type { NoticeTexts } from '../notification/notice';

/** What a document is called in a sentence. */
const NAMES: Record<Language, Record<DocumentKind, string>> = {
  fr: {
    register: 'extrait du registre du commerce',
    tax: 'carte fiscale',
    insurance: 'attestation d’assurance',
    paymentProof: 'justificatif de paiement',
    invoice: 'facture',
    contract: 'contrat',
    guide: 'guide de l’exposant',
    other: 'document',
  },
  en: {
    register: 'extract of the commercial register',
    tax: 'tax card',
    insurance: 'insurance certificate',
    paymentProof: 'proof of payment',
    invoice: 'invoice',
    contract: 'contract',
    guide: 'exhibitor’s guide',
    other: 'document',
  },
  ar: {
    register: 'مستخرج السجل التجاري',
    tax: 'البطاقة الجبائية',
    insurance: 'شهادة التأمين',
    paymentProof: 'إثبات الدفع',
    invoice: 'الفاتورة',
    contract: 'العقد',
    guide: 'دليل العارض',
    other: 'الوثيقة',
  },
};

type Named = { kind: DocumentKind; fileName: string };
const nameOf = (language: Language, { kind, fileName }: Named) =>
  `${NAMES[language][kind]} (${fileName})`;

export const DOCUMENT_ACCEPTED: NoticeTexts<[document: Named]> = {
  fr: (document) => ({
    title: 'Document accepté',
    message: `L’organisation a accepté votre ${nameOf('fr', document)}.`,
  }),
  en: (document) => ({
    title: 'Document accepted',
    message: `The organisers accepted your ${nameOf('en', document)}.`,
  }),
  ar: (document) => ({
    title: 'قُبلت الوثيقة',
    message: `قُبلت وثيقتكم: ${nameOf('ar', document)}.`,
  }),
};

export const DOCUMENT_REFUSED: NoticeTexts<[document: Named, note: string]> = {
  fr: (document, note) => ({
    title: 'Document refusé',
    message: `Votre ${nameOf('fr', document)} est à remplacer\u00a0: ${note}`,
  }),
  en: (document, note) => ({
    title: 'Document refused',
    message: `Your ${nameOf('en', document)} must be replaced: ${note}`,
  }),
  ar: (document, note) => ({
    title: 'رُفضت الوثيقة',
    message: `يجب استبدال ${nameOf('ar', document)}: ${note}`,
  }),
};

export const DOCUMENT_ADDED: NoticeTexts<[document: Named]> = {
  fr: (document) => ({
    title: 'Nouveau document',
    message: `L’organisation a ajouté à votre dossier\u00a0: ${nameOf('fr', document)}.`,
  }),
  en: (document) => ({
    title: 'New document',
    message: `The organisers added to your application: ${nameOf('en', document)}.`,
  }),
  ar: (document) => ({
    title: 'وثيقة جديدة',
    message: `أضافت الجهة المنظمة إلى ملفكم: ${nameOf('ar', document)}.`,
  }),
};
