import { EDITION } from '@mosta/shared/domain/edition';
import { useTranslation } from '@mosta/shared/i18n';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import { ButtonLink, Typography } from '@mosta/shared/ui';
import { ELSEWHERE } from '../../paths';

type ParticipateProps = {
  size?: 'medium' | 'large';
  /** Replaced in tests. */
  registrations?: Edition['registrations'];
};

/** A link to the participation form, or a notice that registrations are closed. */
export function Participate({ size, registrations = EDITION.registrations }: ParticipateProps) {
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
