import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { QuotePage } from '@mosta/shared/schemas/organizer-quote.schema';
import { SHORT_DATE } from '../../ui/short-date';
import { SideList } from '../../ui/side-list';
import { SideRow } from '../../ui/side-row';
import { OutcomeBadge } from './outcome-badge';
import { PER_PAGE } from './quote.queries';
import { useFilter, useOpenQuote } from './quote-address';
import { useOwnerName } from './use-owner-name';

type QuoteSideListProps = { page: QuotePage; busy: boolean };

/** The page of quotes beside the open one, which is marked. */
export function QuoteSideList({ page: { quotes, total }, busy }: QuoteSideListProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const ownerName = useOwnerName();
  const [filter, change] = useFilter();
  const { id, addressOf } = useOpenQuote();
  return (
    <SideList
      label={t('common.pages.quotes')}
      page={filter.page}
      perPage={PER_PAGE}
      total={total}
      busy={busy}
      onPage={(page) => change({ page })}
    >
      {quotes.map((quote) => (
        <SideRow
          key={quote._id}
          name={ownerName(quote)}
          to={addressOf(quote._id)}
          current={quote._id === id}
          badge={<OutcomeBadge outcome={quote.outcome} />}
        >
          <bdi>{quote.reference}</bdi>
          {' · '}
          <bdi>{formatDate(language, quote.createdAt, SHORT_DATE)}</bdi>
        </SideRow>
      ))}
    </SideList>
  );
}
