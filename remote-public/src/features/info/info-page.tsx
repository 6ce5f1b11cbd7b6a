import { useTranslation } from '@mosta/shared/i18n';
import type { Scene } from '@mosta/shared/scenes/scene';
import { SceneHeading } from '@mosta/shared/scenes/scene-heading';
import { Children, type ReactNode } from 'react';
import type { PageKey } from '../../paths';
import { FadeIn } from '../../ui/fade-in';
import { type LinkKey, RelatedLinks } from './related-links';
import { Trail } from './trail';

type InfoPageProps = {
  page: PageKey;
  /** The picture that the heading stands in. */
  scene: Scene;
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

/** An information page: breadcrumb, heading and lead from the catalogue in a scene of its own, the content, related pages. */
export function InfoPage({
  page,
  scene,
  eyebrow,
  lead,
  actions,
  related,
  children,
}: InfoPageProps) {
  const { t } = useTranslation('public');
  return (
    <>
      <SceneHeading
        scene={scene}
        trail={<Trail page={page} />}
        title={t(`pages.${page}.title`)}
        lead={lead ?? t(`pages.${page}.lead`)}
        eyebrow={eyebrow}
      >
        {actions}
      </SceneHeading>
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
