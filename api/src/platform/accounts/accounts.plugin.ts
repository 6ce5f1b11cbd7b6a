import fp from 'fastify-plugin';
import { registerAccess } from '../http/access';
import { type AccessTokens, type Caller, createAccessTokens, withAccounts } from './access-token';
import { createSignedLinks, type SignedLinks } from './signed-link';

declare module 'fastify' {
  interface FastifyInstance {
    /** From which the keys of tokens are derived. */
    secret: string;
    tokens: AccessTokens;
    links: SignedLinks;
  }
}

type Options = {
  secret: string;
  /** Whether the account is still there, in that role. */
  isCurrent: (caller: Caller) => Promise<boolean>;
};

/** Who calls, and what they may call: every route states its access. */
export const accountsPlugin = fp<Options>(
  async (app, { secret, isCurrent }) => {
    const tokens = withAccounts(createAccessTokens(secret), isCurrent);
    app.decorate('secret', secret);
    app.decorate('tokens', tokens);
    app.decorate('links', createSignedLinks(secret));
    registerAccess(app, tokens);
  },
  { name: 'accounts' },
);
