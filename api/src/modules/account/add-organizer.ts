import type { OrganizerRole } from '@mosta/shared/domain/organizer-roles';
import { hashPassword } from '../../platform/accounts/password';
import { newSecretToken } from '../../platform/accounts/secret-token';
import type { Db } from '../../platform/database/database';
import { StartupError } from '../../platform/startup-error';
import { findAccountsOf, insertOrganizer } from './account.repository';
import { inviteByMail } from './organizer-invitation';

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
  return db.transaction(async (transaction) => {
    const { verified } = await findAccountsOf(transaction, email);
    // Whoever runs the portal vouches for the address.
    const organizer = { email, emailVerifiedAt: now, passwordHash, nom: email };
    const user =
      verified ?? (await insertOrganizer(transaction, organizer, { role, invitedAt: now }));
    if (user.role !== 'Organizer') {
      throw new StartupError(
        `L’adresse ${email} a déjà un compte d’exposant\u00a0; un organisateur prend une autre adresse.`,
      );
    }
    return inviteByMail(transaction, user, { publicUrl, now });
  });
}
