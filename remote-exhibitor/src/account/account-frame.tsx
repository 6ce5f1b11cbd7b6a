import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { RADIUS } from '@mosta/shared/theme';
import { Box, KhatamPattern, PAGE_MARGINS, PlainList, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { type AccountKind, leadKey, titleKey } from './account-kind';

const PROMISES = ['plan', 'supplies', 'news'] as const;

/** Layout of the login and sign-up pages: the form, and beside it what the account opens. */
export function AccountFrame({ kind, children }: { kind: AccountKind; children: ReactNode }) {
  const { phase } = useEdition();
  const { t } = useTranslation('exhibitor');
  return (
    <Box
      sx={{
        ...PAGE_MARGINS,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 600px) minmax(320px, 1fr)' },
        gap: { xs: 12, md: 20 },
        alignItems: 'start',
        paddingBlock: { xs: 10, md: 18 },
      }}
    >
      <Box sx={{ maxInlineSize: 600, minInlineSize: 0 }}>
        <Typography variant="overline" component="p" sx={{ color: 'terracotta', mb: 2 }}>
          {t('account.eyebrow')}
        </Typography>
        <Typography variant="h1" sx={{ color: 'olive' }}>
          {t(titleKey(kind))}
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ mt: 3, mb: 8 }}>
          {t(leadKey(kind, phase))}
        </Typography>
        {children}
      </Box>
      <AccountAside />
    </Box>
  );
}

function AccountAside() {
  const { t } = useTranslation('exhibitor');
  return (
    <Box
      component="aside"
      aria-labelledby="account-aside"
      sx={{ borderRadius: RADIUS.card, overflow: 'hidden', bgcolor: 'field', color: 'onBand' }}
    >
      <Box sx={{ blockSize: { xs: 88, md: 220, xl: 320 } }}>
        <KhatamPattern />
      </Box>
      <Box sx={{ padding: { xs: 6, md: 9 } }}>
        <Typography id="account-aside" variant="h3" component="h2">
          {t('account.aside.title')}
        </Typography>
        <PlainList sx={{ mt: 4, display: 'grid', gap: 3 }}>
          {PROMISES.map((promise) => (
            <Typography
              key={promise}
              component="li"
              sx={{
                borderBlockStart: '1px solid',
                borderColor: 'color-mix(in srgb, currentColor 24%, transparent)',
                paddingBlockStart: 3,
              }}
            >
              {t(`account.aside.${promise}`)}
            </Typography>
          ))}
        </PlainList>
      </Box>
    </Box>
  );
}
