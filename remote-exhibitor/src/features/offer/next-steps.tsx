import { EDITION } from '@mosta/shared/domain/edition';
import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { ELSEWHERE, PATHS } from '../../paths';

type NextStepsProps = {
  /** What this page does not do yet, and what to do meanwhile. */
  notice: string;
  /** The other page of the pair. */
  other: 'participation' | 'prices';
};

/** What to do after reading: the filled button leads on, the others aside. */
export function NextSteps({ notice, other }: NextStepsProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <Box component="section" aria-labelledby="next-steps" sx={{ mt: 14 }}>
      <Typography id="next-steps" variant="h3" component="h2" sx={{ color: 'olive', mb: 5 }}>
        {t('offer.next.title')}
      </Typography>
      <Alert severity="info" role="note" sx={{ mb: 6, maxInlineSize: 760 }}>
        {notice}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button component={Link} to={PATHS.login} variant="contained">
          {t('offer.next.login')}
        </Button>
        <Button component={Link} to={ELSEWHERE.plan} variant="outlined">
          {t('offer.next.plan')}
        </Button>
        <Button
          component={Link}
          to={other === 'prices' ? PATHS.simulation : PATHS.participation}
          variant="outlined"
        >
          {t(`offer.next.${other}`)}
        </Button>
        <Button href={`mailto:${EDITION.contact.email}`} variant="outlined">
          {t('offer.next.write')}
        </Button>
      </Box>
    </Box>
  );
}
