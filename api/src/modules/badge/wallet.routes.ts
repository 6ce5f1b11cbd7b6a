import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import * as v from 'valibot';
import { PRINT_PROBLEMS } from '../../platform/documents/printer';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { keepToHolder } from './keep-to-holder';
import type { WalletService } from './wallet.service';

const params = v.object({ token: v.string() });
const tags = ['Badges'];
const PROBLEMS = ['WALLET_NOT_OFFERED', 'BADGE_REVOKED', 'FAIR_OVER'] as const;

type Dependencies = {
  wallet: WalletService;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

/** Badges for the wallets of phones, for whoever has the token of one. */
export function walletRoutes(app: ValibotApp, { wallet, perMinute }: Dependencies): void {
  const rateLimit = { max: perMinute, timeWindow: '1 minute' };
  const config = { access: 'public', rateLimit, costs: ['pdf'] } as const;

  app.get(
    '/v1/badge/:token/wallet/apple',
    {
      config,
      schema: {
        ...{ tags, params, summary: 'Donne le badge pour Apple Wallet' },
        problems: [...PROBLEMS, ...PRINT_PROBLEMS],
        produces: 'application/vnd.apple.pkpass',
      },
    },
    async (request, reply) => {
      keepToHolder(reply);
      const language = chosenLanguage(request) ?? DEFAULT_LANGUAGE;
      const { reference, content } = await wallet.applePass(request.params.token, language);
      return reply
        .type('application/vnd.apple.pkpass')
        .header('content-disposition', `attachment; filename="badge-${reference}.pkpass"`)
        .send(content);
    },
  );

  app.get(
    '/v1/badge/:token/wallet/google',
    {
      config,
      schema: {
        ...{ tags, params, summary: 'Conduit à l’adresse qui ajoute le badge à Google Wallet' },
        problems: PROBLEMS,
        response: { 303: v.null() },
      },
    },
    async (request, reply) => {
      keepToHolder(reply);
      const language = chosenLanguage(request) ?? DEFAULT_LANGUAGE;
      return reply.redirect(await wallet.googleLink(request.params.token, language), 303);
    },
  );
}
