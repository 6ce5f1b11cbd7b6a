import type { RowFields } from '@mosta/shared/contract/rows';
import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { SceneHeading } from '@mosta/shared/scenes/scene-heading';
import type { FormerFacts, FormerPage } from '@mosta/shared/schemas/former-edition.schema';
import { useShowRow } from '@mosta/shared/shell';
import { Box, ButtonLink, Section, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { FORMER_PARTS, type FormerPart, formerPath } from '../../paths';
import { formerScene } from '../../scenes/former-scene';
import { FormerNotice } from './former-notice';

type FormerFrameProps = {
  /** What the page's call has answered. */
  page: FormerPage & RowFields & { edition: FormerFacts };
  part: Exclude<FormerPart, 'overview'>;
  /** The breadcrumb. */
  trail: ReactNode;
  children: ReactNode;
};

/** A page of a former edition: its name, when and where it was held, and the way to the current one. */
export function FormerFrame({ page, part, trail, children }: FormerFrameProps) {
  const { t } = useTranslation('public');
  const { year } = page.edition;
  return (
    <>
      <FormerHeading page={page} trail={trail} eyebrow={t('former.edition', { year })} />
      <FormerNotice year={year} part={part} />
      <Section compact labelledBy="former">
        <Typography id="former" variant="h2" sx={{ color: 'olive', mb: 6 }}>
          {t(`former.${part}.heading`)}
        </Typography>
        {children}
        <Box sx={{ mt: 8, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <PartLinks year={year} without={part} />
        </Box>
      </Section>
    </>
  );
}

/** The edition's own page: what can be read of it. */
export function FormerOverview({ page, trail }: Omit<FormerFrameProps, 'part' | 'children'>) {
  const { t } = useTranslation('public');
  const { year } = page.edition;
  return (
    <>
      <FormerHeading page={page} trail={trail} />
      <FormerNotice year={year} part="overview" />
      <Section compact labelledBy="former">
        <Typography id="former" variant="h2" sx={{ color: 'olive', mb: 6 }}>
          {t('former.overview.heading')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <PartLinks year={year} without="overview" />
        </Box>
      </Section>
    </>
  );
}

type FormerHeadingProps = Pick<FormerFrameProps, 'page' | 'trail'> & {
  /** Whose page it is, where the title does not say it. */
  eyebrow?: string;
};

function FormerHeading({ page, trail, eyebrow }: FormerHeadingProps) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  useShowRow(page);
  const { product, year, city, venue, days } = page.edition;
  const [first, last] = editionEnds({ days });
  return (
    <SceneHeading
      scene={formerScene([year])}
      trail={trail}
      eyebrow={eyebrow}
      title={page.title[language]}
      lead={t('former.held', {
        product: isolated(product),
        dates: isolated(formatDateRange(language, first.date, last.date)),
        place: isolated(venue ?? city),
      })}
    />
  );
}

/** Keeps Latin names and dates apart in a line of Arabic (Unicode, bidirectional algorithm). */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** The other pages of the same edition. */
function PartLinks({ year, without }: { year: number; without: FormerPart }) {
  const { t } = useTranslation('public');
  return (Object.keys(FORMER_PARTS) as FormerPart[])
    .filter((part) => part !== without)
    .map((part) => (
      <ButtonLink key={part} to={formerPath(year, part)} variant="outlined">
        {t(`former.${part}.link`, { year })}
      </ButtonLink>
    ));
}
