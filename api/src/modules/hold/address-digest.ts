import { createHmac, hkdfSync } from 'node:crypto';
import { addressKey } from '../../platform/http/network-address';

/** What is kept of a network address: enough to count by it, and nothing to read it from. */
export type AddressDigest = (ip: string) => string;

/** The key is derived from the service's secret for this use alone: without it, all addresses could be tried. */
export function createAddressDigest(secret: string): AddressDigest {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mosta-expo hold address', 32));
  return (ip) => createHmac('sha256', key).update(addressKey(ip)).digest('base64url');
}
