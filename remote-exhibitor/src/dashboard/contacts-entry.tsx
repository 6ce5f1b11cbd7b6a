import { useTranslation } from '@mosta/shared/i18n';
import { PATHS } from '../paths';
import { MenuEntry } from './ui/menu-entry';

/** The menu entry of the page on which badges are scanned. */
export function ContactsEntry() {
  const { t } = useTranslation('exhibitor');
  return <MenuEntry label={t('pages.contacts.title')} to={PATHS.contacts} active={false} />;
}
