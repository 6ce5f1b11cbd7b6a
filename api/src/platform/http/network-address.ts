import { normalizeIP } from '@fastify/rate-limit';

/** A subscriber is given a /64, and may take any address in it: its 2^64 addresses count as one. */
const IPV6_SUBNET = 64;

/** By what a caller's network address is counted, wherever calls, failures or bytes of one address are limited. */
export function addressKey(ip: string): string {
  return normalizeIP(ip, IPV6_SUBNET);
}
