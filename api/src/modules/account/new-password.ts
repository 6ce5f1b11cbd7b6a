import { hashPassword } from '../../platform/accounts/password';
import { isWeakPassword } from '../../platform/accounts/password-strength';
import { AppError } from '../../platform/http/app-error';

type NewPassword = {
  password: string;
  /** Where the call named it. */
  path: string;
  /** Address, names and company of its owner. */
  about: readonly string[];
};

/** The hash of a password that somebody chooses. @throws AppError WEAK_PASSWORD */
export async function hashNewPassword({ password, path, about }: NewPassword): Promise<string> {
  if (!isWeakPassword(password, about)) return hashPassword(password);
  throw new AppError('WEAK_PASSWORD', {
    errors: [{ path, message: 'Ce mot de passe se devine trop facilement.' }],
  });
}
