import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import { Box, ButtonLink, MuiLink, Typography } from '@mosta/shared/ui';
import { Fragment } from 'react';
import { contactAbout, PATHS } from '../../paths';

type AfterwardsProps = {
  /** What can still be sent while registrations are open: address and title. */
  forms: readonly { to: string; title: string }[];
};

/** What a page offers once the fair is over: what there is to read, then, as plain text, what can still be sent. */
export function Afterwards({ forms }: AfterwardsProps) {
  const { registrations, year } = useEdition();
  const { t } = useTranslation('public');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <ButtonLink to={PATHS.confirmed} variant="contained" size="large">
          {t('actions.seeExhibitors')}
        </ButtonLink>
        <ButtonLink to={PATHS.press} size="large">
          {t('actions.readNews')}
        </ButtonLink>
        <ButtonLink to={contactAbout(t('edition.afterwards.subject'))} size="large">
          {t('edition.afterwards.ask')}
        </ButtonLink>
      </Box>
      {registrations === 'open' && (
        <Typography variant="body2" sx={{ mt: 5, maxInlineSize: '38em' }}>
          {t('edition.afterwards.open', { year })}{' '}
          {forms.map(({ to, title }, index) => (
            <Fragment key={to}>
              {index > 0 && ' · '}
              <MuiLink component={Link} to={to} color="inherit">
                {title}
              </MuiLink>
            </Fragment>
          ))}
        </Typography>
      )}
    </>
  );
}
