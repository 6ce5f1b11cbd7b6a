import type { Language } from '@mosta/shared/contract/languages';
import { appIcon } from '@mosta/shared/contract/published';
import type { Wallet } from '@mosta/shared/schemas/badge.schema';
import type { Printer } from '../../platform/documents/printer';
import { AppError } from '../../platform/http/app-error';
import type { WalletSettings } from '../../wallet-settings';
import { APPLE_PASS_TEMPLATE, type PassPictures } from './apple-pass';
import type { BadgeService } from './badge.service';
import { googleSaveLink } from './google-pass';

export type WalletService = ReturnType<typeof createWalletService>;

type Dependencies = {
  badges: Pick<BadgeService, 'forWallet'>;
  wallets: WalletSettings;
  printer: Printer;
  pictures: PassPictures;
  publicUrl: string;
};

/** Badges in the wallets of phones, for the visitors who hold them (decision 0129). */
export function createWalletService(dependencies: Dependencies) {
  const { badges, wallets, printer, pictures, publicUrl } = dependencies;
  const offered = <Settings>(settings: Settings | undefined, wallet: Wallet): Settings => {
    if (settings && offeredWallets(wallets, new Date()).includes(wallet)) return settings;
    throw new AppError('WALLET_NOT_OFFERED');
  };
  return {
    /** @throws AppError WALLET_NOT_OFFERED, NOT_FOUND, BADGE_REVOKED, FAIR_OVER; here and below */
    async applePass(token: string, language: Language) {
      const { validUntil: _, ...signer } = offered(wallets.apple, 'apple');
      const badge = await badges.forWallet(token);
      const content = await printer.print(APPLE_PASS_TEMPLATE, {
        ...{ badge, language, signer, pictures },
      });
      return { reference: badge.reference, content };
    },

    /** The address that puts the badge into the wallet of whoever follows it. */
    async googleLink(token: string, language: Language): Promise<string> {
      const signer = offered(wallets.google, 'google');
      const badge = await badges.forWallet(token);
      // Google refuses what it cannot fetch.
      const logo = publicUrl.startsWith('https:')
        ? `${publicUrl}/${appIcon(512, 'maskable')}`
        : undefined;
      return googleSaveLink({ badge, language, signer, logo });
    },
  };
}

/** The wallets that take badges at a moment: those with keys, whose certificate has not ended. */
export function offeredWallets({ apple, google }: WalletSettings, now: Date): Wallet[] {
  return [
    ...(apple && now < apple.validUntil ? (['apple'] as const) : []),
    ...(google ? (['google'] as const) : []),
  ];
}
