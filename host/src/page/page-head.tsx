import { addressIn, LANGUAGES, type LocalizedText } from '@mosta/shared/contract/languages';
import { EDITION } from '@mosta/shared/domain/edition';
import { useLanguage } from '@mosta/shared/i18n';
import { useEffect } from 'react';

type PageHeadProps = { path: string; title: LocalizedText; description: LocalizedText };

/** Title, description and addresses of a route, from its descriptor, in the reader's language. */
export function PageHead({ path, title, description }: PageHeadProps) {
  const language = useLanguage();
  useEffect(() => {
    // A phone's share function uses the canonical address: it must be the open page's.
    setAddress('link[rel="canonical"]', addressIn(language, path));
    setAddress('link[hreflang="x-default"]', path);
    for (const each of LANGUAGES) setAddress(`link[hreflang="${each}"]`, addressIn(each, path));
  }, [path, language]);
  return <DocumentHead title={title[language]} description={description[language]} />;
}

/** Sets `{page} - Mosta Expo` and the description; the served page has the elements already. */
export function DocumentHead({ title, description }: { title: string; description: string }) {
  useEffect(() => {
    document.title = `${title} - ${EDITION.product}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
  return null;
}

/** Points a link element of the served page to another page of the portal. */
function setAddress(selector: string, address: string): void {
  const link = document.querySelector<HTMLLinkElement>(selector);
  if (link) link.href = new URL(address, link.href).href;
}
