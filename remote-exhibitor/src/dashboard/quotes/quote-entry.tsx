import { useTranslation } from '@mosta/shared/i18n';
import { QUOTES_ADDRESS } from '../../paths';
import { useOwnQuotes } from '../../simulation/state/own-quotes.queries';
import { MenuEntry } from '../ui/menu-entry';

/** The menu entry of one's quotes, with their number. */
export function QuoteEntry({ active }: { active: boolean }) {
  const { t } = useTranslation('exhibitor');
  const number = useOwnQuotes().data?.length ?? 0;
  return (
    <MenuEntry
      label={t('dashboard.quotes.title')}
      to={QUOTES_ADDRESS}
      active={active}
      count={{ number, text: t('dashboard.menu.counts.quotes', { count: number }) }}
    />
  );
}
