import * as v from 'valibot';
import { letterIn } from '../../outbox/fair-letter';
import { addMailJob } from '../../outbox/mail-job';
import { hashOfToken, newSecretToken } from '../../platform/accounts/secret-token';
import type { Db } from '../../platform/database/database';
import { findAccountsOf, findUser } from './account.repository';
import { lockChange } from './email-change.repository';
import { NEW_ADDRESS_LETTER, WANTED_ADDRESS_LETTER } from './email-change-letters';
import { replaceConfirmation } from './email-confirmation.repository';
import { CONFIRMATION_LIFE, confirmationJobSchema } from './email-confirmation.service';
import { CONFIRMATION_LETTER, TAKEN_LETTER } from './email-confirmation-letters';

type Dependencies = { db: Db; publicUrl: string };

/**
 * Does the job: makes the link and adds its mail. An address that has an account already gets no link but word of it:
 * only its mailbox learns that.
 */
export async function makeConfirmation(
  { db, publicUrl }: Dependencies,
  payload: unknown,
): Promise<void> {
  const { userId, email } = v.parse(confirmationJobSchema, payload);
  await db.transaction(async (transaction) => {
    const user = await findUser(transaction, userId);
    if (!user) return;
    const changes = email !== user.email;
    // Given up, or replaced by another address, since the mail was ordered.
    if (changes && !(await lockChange(transaction, userId, email))) return;
    const { verified } = await findAccountsOf(transaction, email);
    if (verified?.id === userId) return;
    const login = `${publicUrl}/login`;
    if (verified) {
      const texts = changes ? WANTED_ADDRESS_LETTER : TAKEN_LETTER;
      const letter = letterIn(verified.language, texts, login, `${login}?oublie=1`);
      return addMailJob(transaction, { to: email, letter });
    }
    const token = newSecretToken();
    const createdAt = new Date();
    await replaceConfirmation(transaction, userId, {
      email,
      tokenHash: hashOfToken(token),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + CONFIRMATION_LIFE),
    });
    const texts = changes ? NEW_ADDRESS_LETTER : CONFIRMATION_LETTER;
    const letter = letterIn(user.language, texts, `${login}?confirmer=${token}`);
    await addMailJob(transaction, { to: email, letter });
  });
}
