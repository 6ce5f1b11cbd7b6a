import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { CardGrid, Section } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { PATHS } from '../../paths';
import { SectionTitle } from '../../ui/section-title';
import { AudienceArt } from './audience-art';

const AUDIENCES = ['exhibit', 'visitor', 'journalist', 'internationalVisitor'] as const;

type AudiencesProps = {
  /** Renders one entry as a card. */
  card: (entry: { to: string; title: string; text: string; art: ReactNode }) => ReactNode;
};

/** Who the fair is for, each with a link to its page. */
export function Audiences({ card }: AudiencesProps) {
  const { t } = useTranslation('public');
  const { phase } = useEdition();
  return (
    <Section labelledBy="audiences">
      <SectionTitle
        id="audiences"
        title={t('home.audiences.heading')}
        lead={phase !== 'after' && t('home.audiences.lead')}
      />
      <CardGrid columns={{ sm: 2, lg: 4 }}>
        {AUDIENCES.map((key) => (
          <li key={key}>
            {card({
              to: PATHS[key],
              title: t(`home.audiences.${key}.title`),
              text: t(`home.audiences.${key}.text`),
              art: <AudienceArt audience={key} />,
            })}
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
