import type { OrganizerRole } from '@mosta/shared/domain/organizer-roles';
import { letterIn } from '../../outbox/fair-letter';
import { addMailJob } from '../../outbox/mail-job';
import { hashPassword } from '../../platform/accounts/password';
import { hashOfToken, newSecretToken } from '../../platform/accounts/secret-token';
import type { Db } from '../../platform/database/database';
import { StartupError } from '../../platform/startup-error';
import { findAccountsOf, insertOrganizer } from './account.repository';
import { INVITATION_LETTER } from './password-letters';
import { replaceReset } from './password-reset.repository';
import { resetLink } from './password-reset.service';

/** Milliseconds that the link opens the account: whoever is invited may be away for some days. */
const LINK_LIFE = 72 * 60 * 60 * 1000;

type NewOrganizer = { email: string; role: OrganizerRole; publicUrl: string; now: Date };

/**
 * Makes an organiser's account without a usable password, and a link by which its owner chooses one; the link is mailed
 * too. Repeated for the same organiser it gives a new link, and leaves the role.
 * @returns the link
 * @throws StartupError when the address is an exhibitor's
 */
export async function addOrganizer(
  db: Db,
  { email, role, publicUrl, now }: NewOrganizer,
): Promise<string> {
  // Nobody knows what was hashed, so nothing but the link opens the account.
  const passwordHash = await hashPassword(newSecretToken());
  const token = newSecretToken();
  const link = resetLink(publicUrl, token);
  await db.transaction(async (transaction) => {
    const { verified } = await findAccountsOf(transaction, email);
    // Whoever runs the portal vouches for the address.
    const organizer = { email, emailVerifiedAt: now, passwordHash, nom: email };
    const user =
      verified ?? (await insertOrganizer(transaction, organizer, { role, invitedAt: now }));
    if (user.role !== 'Organizer') {
      throw new StartupError(
        `L’adresse ${email} a déjà un compte d’exposant ; un organisateur prend une autre adresse.`,
      );
    }
    const expiresAt = new Date(now.getTime() + LINK_LIFE);
    const reset = { tokenHash: hashOfToken(token), createdAt: now, expiresAt };
    await replaceReset(transaction, user.id, reset);
    await addMailJob(transaction, {
      to: email,
      letter: letterIn(user.language, INVITATION_LETTER, link),
    });
  });
  return link;
}
