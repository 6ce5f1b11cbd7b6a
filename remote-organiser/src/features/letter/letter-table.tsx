import { shownText } from '@mosta/shared/domain/content-text';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { Letter } from '@mosta/shared/schemas/letter.schema';
import { Box, MuiLink, Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import { ServerTable, type TableColumn } from '../../ui/server-table';
import { LetterMarks } from './letter-marks';
import { useAudienceText } from './use-audience-text';
import { useMoment } from './use-moment';

type LetterTableProps = {
  letters: readonly Letter[];
  busy: boolean;
  /** Address of a letter. */
  hrefOf: (id: string) => string;
};

/** A page of letters: about what, to whom, how far, when. */
export function LetterTable({ letters, busy, hrefOf }: LetterTableProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const audienceText = useAudienceText();
  const moment = useMoment();
  const columns = useMemo<readonly TableColumn<Letter>[]>(() => {
    const audience = ({ content, exhibitors }: Letter) =>
      audienceText({ audience: content.audience, exhibitors });
    return [
      {
        ...{ id: 'subject', label: t('mailing.fields.subject'), phone: true },
        cell: (letter) => (
          <>
            <MuiLink
              component={Link}
              to={hrefOf(letter._id)}
              underline="hover"
              sx={{
                fontWeight: 600,
                overflowWrap: 'anywhere',
                // the whole row leads there
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              <bdi>{shownText(letter.content.subject, language)}</bdi>
            </MuiLink>
            <Typography variant="body2" color="textSecondary" sx={{ display: { md: 'none' } }}>
              <bdi>{audience(letter)}</bdi>
            </Typography>
          </>
        ),
      },
      {
        ...{ id: 'state', label: t('common.columns.state'), phone: true },
        cell: (letter) => <LetterMarks letter={letter} />,
      },
      {
        ...{ id: 'audience', label: t('mailing.fields.readers') },
        cell: (letter) => <bdi>{audience(letter)}</bdi>,
      },
      {
        ...{ id: 'recipients', label: t('mailing.people'), align: 'end' },
        cell: ({ state, counts }) =>
          (state === 'sending' || state === 'sent') && (
            <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{counts.recipients}</Box>
          ),
      },
      {
        ...{ id: 'when', label: t('mailing.when'), align: 'end' },
        cell: ({ sendAt, changedAt }) => moment(sendAt ?? changedAt),
      },
    ];
  }, [t, language, audienceText, moment, hrefOf]);
  return (
    <ServerTable
      label={t('common.pages.letters')}
      columns={columns}
      rows={letters}
      keyOf={({ _id }) => _id}
      busy={busy}
    />
  );
}
