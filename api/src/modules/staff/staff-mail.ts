import { EDITION } from '@mosta/shared/domain/edition';
import type { StaffFile } from '@mosta/shared/schemas/staff.schema';
import type { Mail } from '../../platform/mail/mail';

const FAIR = `${EDITION.product} ${EDITION.year}`;
const FILE_NAMES: Record<StaffFile, string> = {
  resume: 'CV',
  id_card: 'pièce d’identité',
  birth_certificate: 'acte de naissance',
};

/**
 * Confirms an application. Anybody may type anybody's address: nothing that was typed is sent to it.
 * @param ownLink opens what is kept of it to whoever reads this mail (law 18-07)
 */
export function receiptMail(to: string, files: readonly StaffFile[], ownLink: string): Mail {
  return mail(to, `Votre candidature à ${FAIR}`, [
    `Nous avons bien reçu votre candidature pour travailler à ${FAIR}. Elle sera étudiée ; si votre profil correspond, nous vous contacterons pour un entretien.`,
    `Pièces reçues : ${files.map((name) => FILE_NAMES[name]).join(', ')}.`,
    `Pour relire ce que nous en gardons : ${ownLink}`,
    `Pour la faire effacer, écrivez à ${EDITION.contact.email} en joignant ce lien. Il vous est personnel : ne le donnez à personne d’autre.`,
    'Si vous n’avez pas envoyé de candidature, ignorez ce message.',
  ]);
}

/** Tells an applicant what was decided. @param message what the organiser adds; may be empty */
export function decisionMail(to: string, status: 'accepted' | 'refused', message: string): Mail {
  return status === 'accepted'
    ? mail(to, `Votre candidature à ${FAIR} est retenue`, [
        `Votre candidature pour travailler à ${FAIR} est retenue. Nous vous contacterons pour la suite.`,
        message,
      ])
    : mail(to, `Réponse à votre candidature à ${FAIR}`, [
        `Nous avons étudié votre candidature pour travailler à ${FAIR} et ne pouvons pas lui donner suite. Les fichiers que vous aviez joints sont supprimés.`,
        message,
        'Merci de l’intérêt que vous portez au salon.',
      ]);
}

function mail(to: string, subject: string, paragraphs: readonly string[]): Mail {
  const lines = ['Bonjour,', ...paragraphs, `L’équipe de ${EDITION.product}`];
  return { to, subject, text: `${lines.filter((line) => line !== '').join('\n\n')}\n` };
}
