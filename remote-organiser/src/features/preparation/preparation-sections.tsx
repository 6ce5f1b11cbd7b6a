import { isSameSection, runsOf, sectionOf } from '@mosta/shared/domain/preparation';
import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { PreparationLine, PreparationTotal } from '@mosta/shared/schemas/preparation.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, MuiLink, PlainList, Typography } from '@mosta/shared/ui';
import { StateBadge } from '@mosta/shared/workspace/state-badge';
import { useId, useMemo } from 'react';
import { PATHS } from '../../paths';
import { ServerTable, type TableColumn } from '../../ui/server-table';

type PreparationSectionsProps = {
  lines: readonly PreparationLine[];
  totals: readonly PreparationTotal[];
  busy: boolean;
};

/** A part for each supplier or category, with how much it is in all; in it a table for each row of the hall. */
export function PreparationSections({ lines, totals, busy }: PreparationSectionsProps) {
  return runsOf(lines, isSameSection).map((run) => (
    <Section
      key={JSON.stringify(sectionOf(run[0]))}
      {...{ lines: run, busy }}
      totals={totals.filter((total) => isSameSection(total, run[0]))}
    />
  ));
}

type SectionProps = PreparationSectionsProps & {
  lines: readonly [PreparationLine, ...PreparationLine[]];
};

function Section({ lines, totals, busy }: SectionProps) {
  const { t } = useTranslation('organiser');
  const id = useId();
  const columns = useColumns();
  const section = sectionOf(lines[0]);
  const name = section.by === 'kind' ? t(`preparation.kinds.${section.name}`) : section.name;
  return (
    <Box component="section" aria-labelledby={id} sx={{ minInlineSize: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {t(`preparation.by.${section.by}`)}
      </Typography>
      <Typography variant="h5" component="h2" id={id} sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <PlainList
        aria-label={t('preparation.totals', { name })}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 3 }}
      >
        {totals.map((total) => (
          <Box component="li" key={`${total.name} ${total.unit}`} sx={TOTAL}>
            <bdi>{total.name}</bdi> <strong>{`× ${total.quantity}`}</strong>{' '}
            <Box component="bdi" sx={{ color: 'text.secondary' }}>
              {total.unit}
            </Box>
          </Box>
        ))}
      </PlainList>
      <Box sx={TABLES}>
        {runsOf(lines, (one, other) => one.row === other.row).map((run) => {
          const { row } = run[0];
          const title = row === null ? t('preparation.noRow') : t('preparation.inRow', { row });
          return (
            <Box key={row ?? ''} sx={{ minInlineSize: 0 }}>
              <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
                {title}
              </Typography>
              <ServerTable
                label={`${name}, ${title}`}
                {...{ columns, rows: run, busy }}
                keyOf={({ _id }) => _id}
              />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

function useColumns(): readonly TableColumn<PreparationLine>[] {
  const { t } = useTranslation('organiser');
  return useMemo(
    () => [
      {
        ...{ id: 'stand', label: t('common.columns.code'), phone: true },
        cell: ({ stands }) =>
          stands.length === 0 ? (
            t('preparation.noStand')
          ) : (
            <strong>
              <bdi>{stands.join(' · ')}</bdi>
            </strong>
          ),
      },
      {
        ...{ id: 'article', label: t('preparation.article'), phone: true },
        cell: (line) => (
          <>
            <bdi>{line.name}</bdi>
            {line.status === 'pending' && (
              <Box component="span" sx={{ display: 'inline-block', marginInlineStart: 2 }}>
                <StateBadge tone="now">{t('preparation.states.pending')}</StateBadge>
              </Box>
            )}
            <Box sx={{ display: { md: 'none' }, overflowWrap: 'anywhere' }}>
              <CompanyLink line={line} />
            </Box>
          </>
        ),
      },
      {
        ...{ id: 'company', label: t('common.columns.company') },
        cell: (line) => <CompanyLink line={line} />,
      },
      {
        ...{ id: 'quantity', label: t('preparation.quantity'), align: 'end', phone: true },
        cell: ({ quantity, unit }) => (
          <>
            <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {quantity}
            </Box>
            <Typography variant="body2" color="textSecondary">
              <bdi>{unit}</bdi>
            </Typography>
          </>
        ),
      },
    ],
    [t],
  );
}

function CompanyLink({ line }: { line: PreparationLine }) {
  const address = `${PATHS.companies}?entreprise=${encodeURIComponent(line.exhibitor)}`;
  return (
    <MuiLink component={Link} to={address}>
      <bdi>{line.company}</bdi>
    </MuiLink>
  );
}

/** The columns of all tables are as wide, whatever is in them: stand, article, company, quantity. */
const TABLES = {
  ...{ display: 'grid', gap: 5 },
  '& table': { tableLayout: 'fixed', overflowWrap: 'anywhere' },
  '& tr > :nth-of-type(1)': { inlineSize: { xs: 92, md: '16%' } },
  '& tr > :nth-of-type(3)': { inlineSize: { md: '36%' } },
  '& tr > :nth-of-type(4)': { inlineSize: { xs: 100, md: '14%' } },
} as const;

const TOTAL = {
  ...{ border: '1px solid', borderColor: 'line', borderRadius: RADIUS.field },
  ...{ paddingInline: 3, paddingBlock: 1, overflowWrap: 'anywhere', minInlineSize: 0 },
} as const;
