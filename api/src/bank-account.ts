import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import type { BankAccount } from '@mosta/shared/schemas/statement.schema';
import type { Environment } from './environment';
import { StartupError } from './platform/startup-error';

type Variables = Pick<
  Environment,
  'BANK_HOLDER' | 'BANK_NAME' | 'BANK_RIB' | 'BANK_IBAN' | 'BANK_BIC'
>;

/**
 * Where exhibitors of the first edition pay: as the operator says, else its own account, which is a sample. Organisers may change it.
 * @throws StartupError for an account that nobody could pay into
 */
export function readBankAccount(env: Variables): BankAccount {
  const { BANK_HOLDER: holder, BANK_NAME: bank, BANK_RIB: rib } = env;
  if (holder !== undefined && bank !== undefined && rib !== undefined) {
    return {
      ...{ sample: false, holder, bank, rib },
      iban: env.BANK_IBAN ?? null,
      bic: env.BANK_BIC ?? null,
    };
  }
  const given = [holder, bank, rib, env.BANK_IBAN, env.BANK_BIC];
  if (given.every((value) => value === undefined)) return FIRST_EDITION.bank;
  throw new StartupError(
    'Les variables d’environnement BANK_HOLDER, BANK_NAME et BANK_RIB vont ensemble\u00a0: donnez les trois, ou aucune des coordonnées bancaires.',
  );
}
