import { LOGIN_PATH, NEXT_PARAMETER } from '@mosta/shared/contract/descriptor';
import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import { Box, ButtonLink, MuiLink, Typography } from '@mosta/shared/ui';
import { ELSEWHERE, PATHS } from '../../paths';

/** Asks a visitor who wants a stand to sign in; the way back leads to the same stand. */
export function SignInOffer({ code }: { code: string }) {
  const { t } = useTranslation('floorplan');
  const isOver = useEdition().phase === 'after';
  const back = `${PATHS.choose}?${new URLSearchParams({ stand: code })}`;
  const next = new URLSearchParams({ [NEXT_PARAMETER]: back });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {!isOver && <Typography variant="body2">{t('hold.signIn.text', { code })}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ButtonLink to={`${LOGIN_PATH}?${next}`} variant={isOver ? 'text' : 'contained'}>
          {t('hold.signIn.login')}
        </ButtonLink>
        <ButtonLink to={`${ELSEWHERE.signup}?${next}`} variant={isOver ? 'text' : 'outlined'}>
          {t('hold.signIn.signup')}
        </ButtonLink>
      </Box>
      <Typography variant="body2">
        <MuiLink component={Link} to={ELSEWHERE.simulation}>
          {t('hold.signIn.simulate')}
        </MuiLink>
      </Typography>
    </Box>
  );
}
