import { letterIn } from '../../outbox/fair-letter';
import { addMailJob } from '../../outbox/mail-job';
import { hashOfToken, newSecretToken } from '../../platform/accounts/secret-token';
import type { Executor } from '../../platform/database/database';
import type { UserRow } from './account.repository';
import { INVITATION_LETTER } from './password-letters';
import { replaceReset } from './password-reset.repository';
import { resetLink } from './password-reset.service';

/** Milliseconds that the link opens the account: whoever is invited may be away for some days. */
const LINK_LIFE = 72 * 60 * 60 * 1000;

/** Mails an organiser the link by which a password is chosen; the link before it opens nothing any more. @returns the link */
export async function inviteByMail(
  transaction: Executor,
  user: Pick<UserRow, 'id' | 'email' | 'language'>,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<string> {
  const token = newSecretToken();
  const link = resetLink(publicUrl, token);
  const expiresAt = new Date(now.getTime() + LINK_LIFE);
  await replaceReset(transaction, user.id, {
    ...{ tokenHash: hashOfToken(token), createdAt: now, expiresAt },
  });
  await addMailJob(transaction, {
    to: user.email,
    letter: letterIn(user.language, INVITATION_LETTER, link),
  });
  return link;
}
