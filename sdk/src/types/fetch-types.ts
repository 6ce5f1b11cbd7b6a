import {
  FACADE_TYPES_FILE,
  type FacadeTypes,
  facadeTypesSchema,
} from '@mosta/release/requirements';
import * as v from 'valibot';
import { addressOf } from '../release/portal-address';
import { UserError } from '../user-error';

/**
 * Reads what the host of a running portal declares of its façades.
 * @throws UserError when the portal does not answer, or has no declarations
 */
export async function fetchReleasedTypes(portal: string): Promise<FacadeTypes> {
  const address = addressOf(portal, `sdk/${FACADE_TYPES_FILE}`);
  const answer = await fetch(address).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(`Le portail ${address.origin} ne répond pas (${reason}).`);
  });
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), facadeTypesSchema),
    answer.ok ? await answer.text() : '',
  );
  if (read.success) return read.output;
  throw new UserError(
    `${address.href} n’a pas les types de l’hôte (${answer.status}) : demandez à qui exploite ce portail de construire l’hôte à nouveau (npm run build). Sans --portal, les types sont ceux du SDK.`,
  );
}
