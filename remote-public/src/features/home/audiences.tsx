import { useTranslation } from '@mosta/shared/i18n';
import { Box, Section, SectionTitle } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { PATHS } from '../../paths';
import { AudienceArt } from './audience-art';

const AUDIENCES = ['exhibit', 'visitor', 'journalist', 'internationalVisitor'] as const;

type AudiencesProps = {
  /** Draws one entry; the page brings the card. */
  card: (entry: { to: string; title: string; text: string; art: ReactNode }) => ReactNode;
};

/** Who the fair is for, each with the way in. */
export function Audiences({ card }: AudiencesProps) {
  const { t } = useTranslation('public');
  return (
    <Section labelledBy="publics">
      <SectionTitle
        id="publics"
        title={t('home.audiences.heading')}
        lead={t('home.audiences.lead')}
      />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
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
      </Box>
    </Section>
  );
}
