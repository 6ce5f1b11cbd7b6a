import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, ButtonLink, Khatam, Typography } from '@mosta/shared/ui';
import { useEffect, useRef } from 'react';
import { PATHS } from '../paths';

type ExistingParticipationProps = {
  /** Not empty, the newest first. */
  participations: readonly Participation[];
  /** It takes the place of a form that was open, and so the focus. */
  focused: boolean;
  onAnother: () => void;
};

/** In the form's place when there is a participation already: a second one is made on purpose only. */
export function ExistingParticipation({
  participations,
  focused,
  onAnother,
}: ExistingParticipationProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 4,
        padding: { xs: 6, md: 10 },
        borderRadius: RADIUS.card,
        bgcolor: 'wheat',
      }}
    >
      <Khatam size={48} outer="olive" inner="wheat" heart="olive" />
      <Typography variant="h3" component="h2" ref={heading} tabIndex={-1}>
        {t('participationForm.existing.title', { count: participations.length })}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 5 }}>
        {participations.map(({ _id, exhibitionCompany, createdAt, status }) => (
          <li key={_id}>
            {t('participationForm.existing.line', {
              company: exhibitionCompany.name,
              date: formatDate(language, createdAt),
              status: t(`participationForm.statuses.${status}`),
            })}
          </li>
        ))}
      </Box>
      <Typography sx={{ maxInlineSize: '40em' }}>{t('participationForm.existing.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <ButtonLink to={PATHS.dashboard} variant="contained">
          {t('participationForm.dashboard')}
        </ButtonLink>
        <Button variant="outlined" onClick={onAnother}>
          {t('participationForm.existing.another')}
        </Button>
      </Box>
    </Box>
  );
}
