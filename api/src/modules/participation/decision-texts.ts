import type { Mail } from '../../platform/mail/mail';

export type Decision = 'accepted' | 'refused' | 'to_complete';

const WORDS: Record<Decision, { title: string; sentence: string }> = {
  accepted: {
    title: 'Participation acceptée',
    sentence: 'Votre demande de participation est acceptée.',
  },
  refused: {
    title: 'Participation refusée',
    sentence: 'Votre demande de participation n’a pas été retenue.',
  },
  to_complete: {
    title: 'Dossier à compléter',
    sentence: 'Votre demande de participation est à compléter ou à corriger.',
  },
};

/** What the exhibitor reads in the portal. */
export function decisionNotification(decision: Decision, message: string) {
  const { title, sentence } = WORDS[decision];
  return { title, message: message === '' ? sentence : `${sentence}\n${message}` };
}

/** The same as a message. */
export function decisionMail(
  decision: Decision,
  message: string,
  { to, company, publicUrl }: { to: string; company: string; publicUrl: string },
): Mail {
  const { title, sentence } = WORDS[decision];
  return {
    to,
    subject: `${title} - Mosta Expo`,
    text: [
      'Bonjour,',
      `${sentence}\nEntreprise\u00a0: ${company}`,
      ...(message === '' ? [] : [`Message de l’organisation\u00a0:\n${message}`]),
      `Votre espace exposant\u00a0: ${publicUrl}/dashboard-exposant`,
      'L’équipe de Mosta Expo',
    ].join('\n\n'),
  };
}
