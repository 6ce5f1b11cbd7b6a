import { useTranslation } from '@mosta/shared/i18n';
import { PageHeading } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import type { PageKey } from '../../paths';

type InfoPageProps = {
  page: PageKey;
  /** The page's one drawing. */
  art: ReactNode;
  eyebrow?: ReactNode;
  /** Actions under the lead. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A page of information: heading and lead from the catalogue, one drawing, then the content. */
export function InfoPage({ page, art, eyebrow, actions, children }: InfoPageProps) {
  const { t } = useTranslation('public');
  return (
    <>
      <PageHeading
        title={t(`pages.${page}.title`)}
        lead={t(`pages.${page}.lead`)}
        eyebrow={eyebrow}
        art={art}
      >
        {actions}
      </PageHeading>
      {children}
    </>
  );
}
