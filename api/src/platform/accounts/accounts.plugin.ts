import fp from 'fastify-plugin';
import { registerAccess } from '../http/access';
import {
  type AccessTokens,
  type Caller,
  createAccessTokens,
  type Identity,
  withAccounts,
} from './access-token';
import { createSignedLinks, type SignedLinks } from './signed-link';

declare module 'fastify' {
  interface FastifyInstance {
    /** From which the keys of tokens are derived. */
    secret: string;
    tokens: AccessTokens;
    links: SignedLinks;
    /** Who acts in a session, as the service knows them at this moment; undefined once it has ended. */
    findCaller: (identity: Identity) => Promise<Caller | undefined>;
  }
}

type Options = {
  secret: string;
  /** Who calls, while the account is still there, in that role, and the session open. */
  findCaller: (identity: Identity) => Promise<Caller | undefined>;
};

/** Who calls, and what they may call: every route states its access. */
export const accountsPlugin = fp<Options>(
  async (app, { secret, findCaller }) => {
    const tokens = withAccounts(createAccessTokens(secret), findCaller);
    app.decorate('secret', secret);
    app.decorate('tokens', tokens);
    app.decorate('links', createSignedLinks(secret));
    app.decorate('findCaller', findCaller);
    registerAccess(app, tokens);
  },
  { name: 'accounts' },
);
