import type { LocalizedText } from '@mosta/shared/contract/languages';
import { EDITION } from '@mosta/shared/domain/edition';
import { useLanguage } from '@mosta/shared/i18n';
import { useEffect } from 'react';

type PageHeadProps = { title: LocalizedText; description: LocalizedText };

/** Title and description of a route, from its descriptor, in the reader's language. */
export function PageHead({ title, description }: PageHeadProps) {
  const language = useLanguage();
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
