import { DECISION_PLACEHOLDERS } from '@mosta/shared/domain/letter-placeholders';
import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import {
  type DecisionLetter,
  decisionLetterFields,
} from '@mosta/shared/schemas/decision-letter.schema';
import { letterTextsCheck } from '@mosta/shared/schemas/letter-texts.schema';
import { Box, MuiLink, PlainList, Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import * as v from 'valibot';
import { ContentMarks } from '../content-marks';
import type { KindEditor, ListProps } from '../kind-editor';
import { DecisionPreview } from './decision-preview';

/** How the letters of decisions are written: one for each, which is always there. */
export function useDecisionEditor(): KindEditor<'decision'> {
  const { t } = useTranslation('organiser');
  return useMemo(() => {
    const schema = v.pipe(
      decisionLetterFields,
      letterTextsCheck<DecisionLetter>(DECISION_PLACEHOLDERS, {
        subject: t('mail.lacking'),
        body: t('mail.lacking'),
        unknown: (written) => t('mail.unknown', { written }),
      }),
    );
    return {
      kind: 'decision',
      fixed: true,
      translationMissing: t('mail.translationMissing'),
      List: DecisionEntries,
      Preview: DecisionPreview,
      nameOf: ({ decision }) => t(`content.decision.names.${decision}`),
      empty: () => EMPTY,
      rows: [
        [{ name: 'subject', type: 'line', hint: t('content.decision.subjectHint') }],
        [{ name: 'body', type: 'text', lines: 12, hint: t('content.decision.bodyHint') }],
      ],
      schema: () => schema,
    };
  }, [t]);
}

function DecisionEntries({ entries, hrefOf }: ListProps<'decision'>) {
  const { t } = useTranslation('organiser');
  return (
    <>
      <Typography variant="h5" component="h2" sx={{ color: 'olive' }}>
        {t('content.decision.title')}
      </Typography>
      <PlainList>
        {entries.map((entry) => {
          const { _id, draft } = entry;
          return (
            <Box component="li" key={_id} sx={ROW}>
              <Box sx={{ minInlineSize: 0 }}>
                <MuiLink component={Link} to={hrefOf(_id)} sx={{ fontWeight: 600 }}>
                  {t(`content.decision.names.${draft.decision}`)}
                </MuiLink>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t(`content.decision.notes.${draft.decision}`)}
                </Typography>
              </Box>
              <ContentMarks entry={entry} />
            </Box>
          );
        })}
      </PlainList>
    </>
  );
}

const EMPTY: DecisionLetter = {
  ...{ sample: false, decision: 'accepted' },
  subject: { fr: '', en: '', ar: '' },
  body: { fr: '', en: '', ar: '' },
};

const ROW = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  ...{ columnGap: 4, rowGap: 2, paddingBlock: 4 },
  ...{ borderBlockEnd: '1px solid', borderColor: 'line' },
} as const;
