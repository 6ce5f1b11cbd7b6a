import { defineModule } from '../../platform/http/define-module';
import type { WalletSettings } from '../../wallet-settings';
import { badgeRoutes } from './badge.routes';
import { createBadgeService, REPEATS } from './badge.service';
import { createBadgeTokens } from './badge-token';
import { entranceRoutes } from './entrance.routes';
import { createEntranceService } from './entrance.service';
import { gateRoutes } from './gate.routes';
import { createGateService } from './gate.service';
import { sharingRoutes } from './sharing.routes';
import { createSharingService } from './sharing.service';
import { walletRoutes } from './wallet.routes';
import { createWalletService, offeredWallets } from './wallet.service';
import { readPassPictures } from './wallet-pictures';

type Options = {
  perMinute: number;
  publicUrl: string;
  wallets: WalletSettings;
  /** Folder of the host's built files. */
  hostDist: string;
};

/** Visitors' badges, and the gate that reads them. */
export const badgePlugin = defineModule<Options>(
  { name: 'badge', needs: ['db', 'secret', 'createLimiter', 'printer'] },
  (app, options) => {
    const { db, printer } = app;
    const { perMinute, publicUrl, wallets, hostDist } = options;
    const tokens = createBadgeTokens(app.secret);
    const badges = createBadgeService({
      ...{ db, tokens, publicUrl, printer },
      repeats: app.createLimiter(REPEATS),
      walletsAt: (now) => offeredWallets(wallets, now),
    });
    badgeRoutes(app, { badges, perMinute });
    if (wallets.apple && wallets.apple.validUntil <= new Date()) {
      app.log.warn(
        { validUntil: wallets.apple.validUntil },
        'certificate of Apple Wallet has ended',
      );
    }
    const pictures = wallets.apple ? readPassPictures(hostDist) : {};
    const wallet = createWalletService({ badges, wallets, printer, pictures, publicUrl });
    walletRoutes(app, { wallet, perMinute });
    sharingRoutes(app, { sharing: createSharingService({ db, tokens }), perMinute });
    const entrance = createEntranceService({ db, tokens });
    entranceRoutes(app, { entrance });
    gateRoutes(app, { db, badges, gate: createGateService({ db, entrance }) });
  },
);
