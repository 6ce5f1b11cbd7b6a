import { useTranslation } from '@mosta/shared/i18n';
import {
  SPONSOR_LEVELS,
  type SponsorContent,
  sponsorContentSchema,
} from '@mosta/shared/schemas/sponsor.schema';
import { Box, Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import type { KindEditor, ListProps, PreviewProps } from '../kind-editor';
import { OrderedEntries } from '../ordered-entries';
import { PICTURE_PLATE } from '../picture/picture-plate';

/** How sponsors and partners are written: name, logo and site, by level. */
export function useSponsorEditor(): KindEditor<'sponsor'> {
  const { t } = useTranslation('organiser');
  return useMemo(
    () => ({
      kind: 'sponsor',
      saysSample: true,
      List: SponsorEntries,
      Preview: SponsorPreview,
      nameOf: ({ name }) => name,
      empty: () => EMPTY,
      rows: [
        [
          { name: 'name', type: 'plain' },
          {
            ...{ name: 'level', type: 'choice' },
            options: SPONSOR_LEVELS.map((value) => ({
              ...{ value, label: t(`content.sponsor.levels.${value}`) },
            })),
          },
        ],
        [{ name: 'lien', type: 'address', required: false, hint: t('content.sponsor.linkHint') }],
        [{ name: 'logo', type: 'picture' }],
      ],
      schema: () => sponsorContentSchema,
    }),
    [t],
  );
}

function SponsorEntries({ entries, hrefOf }: ListProps<'sponsor'>) {
  const { t } = useTranslation('organiser');
  return (
    <OrderedEntries
      {...{ entries, hrefOf, kind: 'sponsor' }}
      nameOf={({ draft }) => draft.name}
      noteOf={({ draft: { lien, logo } }) =>
        [lien && new URL(lien).hostname, !logo && t('content.sponsor.noLogo')]
          .filter(Boolean)
          .join(' · ')
      }
      groups={SPONSOR_LEVELS.map((key) => ({ key, label: t(`content.sponsor.levels.${key}`) }))}
      groupOf={({ draft }) => draft.level}
    />
  );
}

function SponsorPreview({ content: { name, logo, lien, level } }: PreviewProps<'sponsor'>) {
  const { t } = useTranslation('organiser');
  return (
    <>
      {logo && (
        <Box
          component="img"
          src={logo.path}
          width={logo.width}
          height={logo.height}
          alt=""
          sx={{ ...PICTURE_PLATE, maxBlockSize: 96, mb: 3 }}
        />
      )}
      <Typography variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      {lien !== '' && (
        <Typography variant="body2">
          <bdi>{new URL(lien).hostname}</bdi>
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {t(`content.sponsor.levels.${level}`)}
      </Typography>
    </>
  );
}

const EMPTY: SponsorContent = { sample: false, level: 'sponsor', name: '', lien: '', logo: null };
