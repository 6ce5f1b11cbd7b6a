import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecretToken } from '../../platform/accounts/secret-token';
import type { SignedLinks } from '../../platform/accounts/signed-link';
import { readCookie } from '../../platform/http/cookies';

const COOKIE = 'mosta_device';
const PURPOSE = 'device';
/** Seconds: a browser that comes back for the next edition is still known. */
const LIFE = 400 * 24 * 3600;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Marks browsers that have signed in to an account, so that strangers who guess its password never keep its owner out.
 * The cookie opens nothing, and only the calls under `/auth` are sent it.
 */
export function createKnownDevices(links: SignedLinks) {
  const read = (request: FastifyRequest) => {
    const id = links.verify(PURPOSE, readCookie(request.headers.cookie, COOKIE) ?? '');
    const [account, mark] = id?.split('~') ?? [];
    return account !== undefined && mark !== undefined ? { account, mark } : null;
  };
  return {
    /**
     * The mark of the device that asks, where it has signed in to that account before.
     * @param ownerOf finds the account; asked only where there is a mark
     */
    async find(
      request: FastifyRequest,
      ownerOf: () => Promise<string | undefined>,
    ): Promise<string | null> {
      const known = read(request);
      return known && known.account === (await ownerOf()) ? known.mark : null;
    },

    /** Marks the device that has just signed in. */
    mark(request: FastifyRequest, reply: FastifyReply, account: string): void {
      const known = read(request);
      const mark = known?.account === account ? known.mark : newSecretToken();
      const token = links.sign(PURPOSE, `${account}~${mark}`);
      const secure = request.protocol === 'https' ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${COOKIE}=${token}; Path=/auth; Max-Age=${LIFE}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
}
