import { useTranslation } from '@mosta/shared/i18n';
import { Box, Section, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type SponsorCallProps = {
  /** Group of the catalogue with `title` and `text`. */
  texts: string;
  /** The action button. */
  children: ReactNode;
};

/** A terracotta band that invites to become a sponsor. */
export function SponsorCall({ texts, children }: SponsorCallProps) {
  const { t } = useTranslation('public');
  return (
    <Section ground="clay" compact labelledBy="call">
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { xs: 'flex-start', md: 'center' },
          justifyContent: 'space-between',
          gap: 6,
        }}
      >
        <Box sx={{ maxInlineSize: '40em' }}>
          <Typography variant="h2" id="call">
            {t(`${texts}.title`)}
          </Typography>
          <Typography sx={{ mt: 2 }}>{t(`${texts}.text`)}</Typography>
        </Box>
        <Box sx={{ flexShrink: 0 }}>{children}</Box>
      </Box>
    </Section>
  );
}
