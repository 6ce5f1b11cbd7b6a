import { UserError } from '../user-error';

/** An address below a portal's. @throws UserError for what is no address of a portal */
export function addressOf(portal: string, path: string): URL {
  const base = URL.canParse(portal) ? new URL(portal) : null;
  if (!base || !['http:', 'https:'].includes(base.protocol)) {
    throw new UserError(
      `« ${portal} » n’est pas l’adresse d’un portail : donnez-la en entier, comme https://salon.exemple.dz.`,
    );
  }
  return new URL(path, base.href.endsWith('/') ? base : `${base.href}/`);
}
