import type { RouteDescriptor } from '@mosta/shared/contract/descriptor';
import { addressIn, LANGUAGES } from '@mosta/shared/contract/languages';
import { rowTexts } from '@mosta/shared/contract/rows';
import { useLanguage } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { useShownRow } from '@mosta/shared/shell';
import { useEffect } from 'react';

type PageHeadProps = {
  route: RouteDescriptor;
  /** Address of the row that is asked for, where the route's rows have pages of their own. */
  row: string | undefined;
};

/**
 * Title, description and addresses of a route, from its descriptor, in the reader's language. The page of a row says which
 * row it shows; until then what the server wrote stays.
 */
export function PageHead({ route, row }: PageHeadProps) {
  const language = useLanguage();
  const shown = useShownRow();
  const address = row ?? route.path;
  useEffect(() => {
    // A phone's share function uses the canonical address: it must be the open page's.
    setAddress('link[rel="canonical"]', addressIn(language, address));
    setAddress('link[hreflang="x-default"]', address);
    for (const each of LANGUAGES) setAddress(`link[hreflang="${each}"]`, addressIn(each, address));
  }, [address, language]);
  if (row && !shown) return null;
  return <DocumentHead {...rowTexts(route, shown ?? {}, language)} />;
}

/** Sets `{page} - Mosta Expo` and the description; the served page has the elements already. */
export function DocumentHead({ title, description }: { title: string; description: string }) {
  const { product } = useEdition();
  useEffect(() => {
    document.title = `${title} - ${product}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description, product]);
  return null;
}

/** Points a link element of the served page to another page of the portal. */
function setAddress(selector: string, address: string): void {
  const link = document.querySelector<HTMLLinkElement>(selector);
  if (link) link.href = new URL(address, link.href).href;
}
