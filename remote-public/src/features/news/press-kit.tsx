import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { RADIUS } from '@mosta/shared/theme';
import { Box, ButtonLink, MuiLink, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { PATHS } from '../../paths';
import { AboutTheFair } from './about-the-fair';

/** The press contact, a text to quote, and a notice about the images. */
export function PressKit() {
  const { t } = useTranslation('public');
  const { contact } = useEdition();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 6, md: 8 },
        gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' },
        alignItems: 'start',
      }}
    >
      <AboutTheFair />
      <Box sx={{ display: 'grid', gap: { xs: 6, md: 8 } }}>
        <Card title={t('press.contact.title')}>
          <Typography>{t('press.contact.text')}</Typography>
          <Typography sx={{ mt: 3 }}>
            <MuiLink href={`mailto:${contact.email}`}>
              <bdi>{contact.email}</bdi>
            </MuiLink>
          </Typography>
          {contact.phones.map((phone) => (
            <Typography key={phone}>
              <MuiLink href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
                {phone}
              </MuiLink>
            </Typography>
          ))}
          {contact.sample && (
            <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
              {t('contactCard.sample')}
            </Typography>
          )}
        </Card>
        <Card title={t('press.kit.title')}>
          <Typography sx={{ mb: 4 }}>{t('press.kit.text')}</Typography>
          <ButtonLink to={PATHS.mediaKit}>{t('press.kit.link')}</ButtonLink>
        </Card>
      </Box>
    </Box>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        padding: { xs: 5, md: 6 },
        borderRadius: RADIUS.card,
        border: '1px solid',
        borderColor: 'line',
        bgcolor: 'surface',
      }}
    >
      <Typography variant="h5" component="h3" sx={{ color: 'olive', mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
