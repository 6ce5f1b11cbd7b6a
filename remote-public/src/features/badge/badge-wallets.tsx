import { SAVED_META } from '@mosta/shared/contract/published';
import { useTranslation } from '@mosta/shared/i18n';
import { useOnline } from '@mosta/shared/queries';
import type { Badge } from '@mosta/shared/schemas/badge.schema';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { badgeUrl } from './badge.queries';

/** Puts the badge into the phone's wallet, where the portal has keys for one and can be reached. */
export function BadgeWallets({ badge: { token, wallets } }: { badge: Badge }) {
  const { t } = useTranslation('public');
  const online = useOnline();
  if (!online || isFromMemory() || wallets.length === 0) return null;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {wallets.map((wallet) => (
          <Button
            key={wallet}
            variant="outlined"
            component="a"
            href={badgeUrl(token, `/wallet/${wallet}`)}
            referrerPolicy="no-referrer"
          >
            {t(`badge.wallet.${wallet}`)}
          </Button>
        ))}
      </Box>
      {wallets.includes('google') && (
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          {t('badge.wallet.googleNote')}
        </Typography>
      )}
    </Box>
  );
}

/** Whether the device shows this page because the network did not answer; a badge that is fresh enough is not asked for again. */
function isFromMemory(): boolean {
  return document.querySelector(`meta[name="${SAVED_META}"]`) !== null;
}
