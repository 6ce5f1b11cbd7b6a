import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { ButtonLink, Typography } from '@mosta/shared/ui';
import { ELSEWHERE } from '../../paths';

type ParticipateProps = { size?: 'medium' | 'large' };

/** A link to the participation form, or a notice that registrations are closed. */
export function Participate({ size }: ParticipateProps) {
  const { registrations } = useEdition();
  const { t } = useTranslation('public');
  if (registrations === 'open') {
    return (
      <ButtonLink to={ELSEWHERE.participation} size={size}>
        {t('actions.participate')}
      </ButtonLink>
    );
  }
  return (
    <Typography sx={{ fontWeight: 600, maxInlineSize: '33em' }}>{t('offers.closed')}</Typography>
  );
}
