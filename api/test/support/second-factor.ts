import { Secret, TOTP } from 'otpauth';
import { SEALED_FOR } from '../../src/modules/second-factor/second-factor.service';
import { newCodeSecret } from '../../src/platform/accounts/one-time-code';
import { createSealedTexts } from '../../src/platform/accounts/sealed-text';
import { secondFactors } from '../../src/tables/second-factor';
import { TEST_SECRET, type TestApp } from './test-app';

/**
 * The code that an app shows, so many steps of 30 seconds from now. The service takes one step before and after the present
 * one: a test uses codes of this step and the next, which stay good when a step ends meanwhile.
 */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** Gives an account a second factor. @returns the code that its app shows */
export async function giveFactor(
  { database: { db } }: TestApp,
  userId: string,
  { confirmed }: { confirmed: boolean },
): Promise<string> {
  const secret = newCodeSecret();
  const sealedSecret = createSealedTexts(TEST_SECRET, SEALED_FOR).seal(secret, userId);
  const factor = { sealedSecret, confirmedAt: confirmed ? new Date() : null, lastStep: null };
  await db
    .insert(secondFactors)
    .values({ userId, ...factor })
    .onConflictDoUpdate({ target: secondFactors.userId, set: factor });
  return codeOf(secret);
}
