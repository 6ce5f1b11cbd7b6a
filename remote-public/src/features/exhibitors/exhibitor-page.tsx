import type { RowFields } from '@mosta/shared/contract/rows';
import { countryName } from '@mosta/shared/domain/country-name';
import { SHARED_NAMESPACE, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { WheatDrawing } from '@mosta/shared/illustrations';
import type { PublicExhibitor } from '@mosta/shared/schemas/public-exhibitor.schema';
import { useShowRow } from '@mosta/shared/shell';
import { Box, Button, ButtonLink, PageHeading, Section, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { PATHS } from '../../paths';
import { ExhibitorStar } from './exhibitor-star';
import { SmallPlan } from './small-plan';
import { FormerStands, StandLinks } from './stand-links';

type ExhibitorPageProps = {
  exhibitor: PublicExhibitor;
  /** The breadcrumb. */
  trail: ReactNode;
  /** Of a former edition: what says so, the directory of then, and the row of the page. */
  former?: { notice: ReactNode; directory: string; row: RowFields };
};

/** One exhibitor, as it presents itself: what it does, where it comes from, and where it stands, or stood. */
export function ExhibitorPage({ exhibitor, trail, former }: ExhibitorPageProps) {
  const { t } = useTranslation('public');
  const { t: tShared } = useTranslation(SHARED_NAMESPACE);
  const language = useLanguage();
  useShowRow(former?.row ?? exhibitor);
  const { name, sector, country, description, website, stands } = exhibitor;
  return (
    <>
      <PageHeading
        trail={trail}
        eyebrow={tShared(`sectors.${sector}`)}
        title={<bdi>{name}</bdi>}
        lead={countryName(country, language)}
        art={<WheatDrawing />}
      >
        {(stands.length > 0 || !former) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {former ? <FormerStands stands={stands} /> : <StandLinks name={name} stands={stands} />}
            {!former && <ExhibitorStar name={name} stands={stands} id={exhibitor._id} />}
          </Box>
        )}
      </PageHeading>
      {former?.notice}
      <Section compact labelledBy="about">
        <Typography id="about" variant="h2" sx={{ color: 'olive', mb: 6 }}>
          {t('directory.exhibitor.about')}
        </Typography>
        {stands.length > 0 && !former && <SmallPlan stands={stands} />}
        <Typography
          dir="auto"
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '45em' }}
        >
          {description || t('directory.exhibitor.silent', { name })}
        </Typography>
        <Box sx={{ mt: 6, display: 'flex', flexWrap: 'wrap', gap: 4 }}>
          {website !== null && (
            <Button href={website} target="_blank" rel="noopener noreferrer nofollow">
              {t('directory.website', { name })}
            </Button>
          )}
          <ButtonLink to={former?.directory ?? PATHS.confirmed} variant="outlined">
            {t('directory.exhibitor.all')}
          </ButtonLink>
        </Box>
      </Section>
    </>
  );
}
