import { useTranslation } from '@mosta/shared/i18n';
import { PageHeading } from '@mosta/shared/ui';
import { Children, type ReactNode } from 'react';
import type { PageKey } from '../../paths';
import { FadeIn } from '../../ui/fade-in';
import { type LinkKey, RelatedLinks } from './related-links';
import { Trail } from './trail';

type InfoPageProps = {
  page: PageKey;
  /** The drawing beside the heading. */
  art: ReactNode;
  eyebrow?: ReactNode;
  /** In place of the catalogue's lead. */
  lead?: ReactNode;
  /** Actions under the lead. */
  actions?: ReactNode;
  /** Pages to read next, as cards at the end; three fill a row. */
  related?: readonly LinkKey[];
  /** The page's sections; each fades in when it is scrolled to. */
  children?: ReactNode;
};

/** An information page: breadcrumb, heading and lead from the catalogue, one drawing, the content, related pages. */
export function InfoPage({ page, art, eyebrow, lead, actions, related, children }: InfoPageProps) {
  const { t } = useTranslation('public');
  return (
    <>
      <PageHeading
        trail={<Trail page={page} />}
        title={t(`pages.${page}.title`)}
        lead={lead ?? t(`pages.${page}.lead`)}
        eyebrow={eyebrow}
        art={art}
      >
        {actions}
      </PageHeading>
      {Children.map(children, (section) => (
        <FadeIn>{section}</FadeIn>
      ))}
      {related && (
        <FadeIn>
          <RelatedLinks links={related} />
        </FadeIn>
      )}
    </>
  );
}
