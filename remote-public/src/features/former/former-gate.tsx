import { useTranslation } from '@mosta/shared/i18n';
import { toAppError, type useQuery } from '@mosta/shared/queries';
import { QueryGate } from '@mosta/shared/shell';
import { LoadingState, Section } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type FormerGateProps<Page> = {
  query: ReturnType<typeof useQuery<Page>>;
  /** In the place of a page that there is not. */
  unknown: ReactNode;
  children: (page: Page) => ReactNode;
};

/** A page of a former edition, once its call has answered. */
export function FormerGate<Page>({ query, unknown, children }: FormerGateProps<Page>) {
  const { t } = useTranslation('public');
  if (query.error !== null && toAppError(query.error).status === 404) return unknown;
  return (
    <QueryGate
      query={query}
      loading={
        <Section>
          <LoadingState label={t('former.loading')} />
        </Section>
      }
      failed={t('former.failed')}
    >
      {children}
    </QueryGate>
  );
}
