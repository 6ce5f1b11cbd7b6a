import { type Found, firstOf, installDebianPackage } from './programs';

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** An nginx for the tests on two instances: `NGINX_PATH`, an installed one, or Debian's, installed now. */
export async function findNginx(): Promise<Found> {
  const find = () => firstOf([process.env.NGINX_PATH, ...PLACES]);
  const reason = find() ? null : await installDebianPackage('nginx-light');
  const path = find();
  if (path) return { path };
  return {
    missing: `nginx manque ; installez-le ou indiquez-le par NGINX_PATH (${(reason ?? '').trim().split('\n').at(-1)}).`,
  };
}
