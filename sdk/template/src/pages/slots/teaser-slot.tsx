import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink } from '@mosta/shared/ui';
import { PATHS } from '../../paths';

/** The widget `exemple/teaser`: another remote shows it by `<RemoteSlot name="exemple/teaser" />`. */
export default function TeaserSlot() {
  const { t } = useTranslation('exemple');
  return <ButtonLink to={PATHS.home}>{t('teaser.link')}</ButtonLink>;
}
