import { LANGUAGES } from '@mosta/shared/contract/languages';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useTranslation } from '@mosta/shared/i18n';
import type { Letter } from '@mosta/shared/schemas/letter.schema';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { DataTable } from '../../ui/data-table';
import { describedIn, type LetterValues } from './letter-values';
import { useAudienceText } from './use-audience-text';

type LetterConflictProps = {
  /** As somebody else has saved it. */
  letter: Letter;
  /** As it is typed here. */
  typed: LetterValues;
  onTake: () => void;
};

/** Both versions of a letter that changed while somebody wrote it: saving again keeps what is typed here. */
export function LetterConflict({ letter, typed, onTake }: LetterConflictProps) {
  const { t } = useTranslation('organiser');
  const audienceText = useAudienceText();
  const { content, exhibitors } = letter;
  const rows = [
    {
      label: t('mailing.fields.category'),
      yours: t(`mailing.categories.${typed.category}.label`),
      theirs: t(`mailing.categories.${content.category}.label`),
    },
    ...(['subject', 'body'] as const).flatMap((part) =>
      LANGUAGES.map((language) => ({
        label: `${t(`mailing.fields.${part}`)} (${t(`common.languages.${language}`)})`,
        yours: typed[part][language],
        theirs: content[part][language],
      })),
    ),
    {
      label: t('mailing.fields.readers'),
      yours: audienceText(describedIn(typed)),
      theirs: audienceText({ audience: content.audience, exhibitors }),
    },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FormFailure title={t('mailing.conflict')}>
        <Typography>
          {t('common.conflict.text', { name: letter.changedBy ?? t('common.somebody') })}
        </Typography>
      </FormFailure>
      <DataTable
        label={t('mailing.conflict')}
        columns={[
          { label: t('common.conflict.field') },
          { label: t('common.conflict.yours') },
          { label: t('common.conflict.theirs') },
        ]}
        rows={rows
          .filter(({ yours, theirs }) => yours !== theirs)
          .map(({ label, yours, theirs }) => ({ key: label, cells: [label, yours, theirs] }))}
      />
      <Button variant="outlined" onClick={onTake} sx={{ justifySelf: 'start' }}>
        {t('common.conflict.take')}
      </Button>
    </Box>
  );
}
