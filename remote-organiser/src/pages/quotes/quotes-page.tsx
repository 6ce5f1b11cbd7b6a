import { OrganiserFrame } from '../../features/frame/organiser-frame';
import { useOpenQuote } from '../../features/quote/quote-address';
import { Quotes } from '../../features/quote/quotes';

/** Quotes with what became of them, and one of them with the prices that it waits for. */
export default function QuotesPage() {
  const { id } = useOpenQuote();
  return (
    <OrganiserFrame page="quotes" view={id}>
      <Quotes />
    </OrganiserFrame>
  );
}
