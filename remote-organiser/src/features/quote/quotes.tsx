import { type Theme, useMediaQuery } from '@mosta/shared/ui';
import { BesideList } from '../../ui/beside-list';
import { SavedViews } from '../../ui/saved-views';
import { ListFilters } from './list-filters';
import { useOpenQuote } from './quote-address';
import { QuoteList } from './quote-list';
import { QuoteView } from './quote-view';

/** The quotes to choose from, and the open one: beside the list where there is room, else in its place. */
export function Quotes() {
  const { id } = useOpenQuote();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  if (id === null) {
    return (
      <>
        <SavedViews table="quote" opened="devis" />
        <ListFilters />
        <QuoteList beside={false} />
      </>
    );
  }
  if (!wide) return <QuoteView key={id} id={id} />;
  return (
    <BesideList list={<QuoteList beside />}>
      <QuoteView key={id} id={id} />
    </BesideList>
  );
}
