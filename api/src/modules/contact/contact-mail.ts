import type { ContactInput } from '@mosta/shared/schemas/contact.schema';
import { currentEdition } from '../../current-edition';
import type { MailOrder } from '../../outbox/mail-job';

type Message = Pick<ContactInput, 'name' | 'email' | 'subject' | 'message'>;

/** To the organiser, in French, with what was typed as a quotation. */
export function contactMail({ name, email, subject, message }: Message, to: string): MailOrder {
  return {
    to,
    replyTo: email,
    letter: {
      language: 'fr',
      subject: `[${currentEdition().product}] ${subject}`,
      blocks: [
        'Un message est arrivé par le formulaire de contact. Répondez à ce courriel pour écrire à son auteur.',
        {
          facts: [
            ['Nom', name],
            ['Adresse', email],
          ],
        },
        { quote: message, from: 'Message' },
      ],
    },
  };
}
