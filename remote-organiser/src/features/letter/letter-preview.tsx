import { directionOf, LANGUAGES } from '@mosta/shared/contract/languages';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { type Language, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import type { Letter, LetterPreview } from '@mosta/shared/schemas/letter.schema';
import { QueryGate } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import {
  Alert,
  Box,
  Button,
  LoadingState,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mosta/shared/ui';
import { useState } from 'react';
import { FigureList } from '../../ui/figure-list';
import { useRights } from '../../use-rights';
import { useSendingKey } from '../../use-sending-key';
import { useLetterPreview, useTestLetter } from './letter.queries';
import { MailText } from './mail-text';
import { useLetterError } from './use-letter-error';

type LetterPreviewPartProps = {
  letter: Letter;
  /** What is typed is not in the preview yet. */
  unsaved: boolean;
};

/** Whom a letter would reach now, and what they would read, as it is saved. */
export function LetterPreviewPart({ letter, unsaved }: LetterPreviewPartProps) {
  const { t } = useTranslation('organiser');
  return (
    <Box sx={{ display: 'grid', gap: 8, minInlineSize: 0 }}>
      {unsaved && <Alert severity="info">{t('mailing.preview.unsaved')}</Alert>}
      <QueryGate
        query={useLetterPreview(letter)}
        loading={<LoadingState label={t('mail.loading')} />}
        failed={t('mailing.preview.failed')}
      >
        {(preview) => (
          <>
            <Reach preview={preview} />
            <Examples id={letter._id} examples={preview.examples} unsaved={unsaved} />
          </>
        )}
      </QueryGate>
    </Box>
  );
}

function Reach({ preview }: { preview: LetterPreview }) {
  const { t } = useTranslation('organiser');
  const { recipients, mails, optedOut, unconfirmed, languages, missing } = preview;
  const figures = [
    { label: t('mailing.counts.recipients'), value: recipients },
    { label: t('mailing.counts.mails'), value: mails },
    { label: t('mailing.counts.optedOut'), value: optedOut },
    { label: t('mailing.counts.unconfirmed'), value: unconfirmed },
    ...LANGUAGES.map((language) => ({
      ...{ label: t(`mailing.readIn.${language}`), value: languages[language] },
    })),
  ];
  return (
    <Box component="section" aria-labelledby="letter-reach">
      <Typography id="letter-reach" variant="h5" component="h3" sx={{ mb: 3 }}>
        {t('mailing.reach')}
      </Typography>
      {recipients === 0 ? (
        <Alert severity="warning">{t('mailing.errors.NO_RECIPIENTS')}</Alert>
      ) : (
        <FigureList figures={figures.filter(({ value }, index) => index < 2 || value > 0)} />
      )}
      {missing.map(({ placeholder, count }) => (
        <Alert key={placeholder} severity="warning" sx={{ mt: 3 }}>
          {t('mailing.placeholders.missing', {
            ...{ name: t(`mailing.placeholders.${placeholder}`), count },
          })}
        </Alert>
      ))}
    </Box>
  );
}

type ExamplesProps = { id: string; examples: LetterPreview['examples']; unsaved: boolean };

function Examples({ id, examples, unsaved }: ExamplesProps) {
  const { t } = useTranslation('organiser');
  const [wanted, setWanted] = useState<Language>(useLanguage());
  const { mayWrite } = useRights();
  const example = examples.find(({ language }) => language === wanted) ?? examples[0];
  if (!example) return null;
  const { language, company, subject, text } = example;
  return (
    <Box component="section" aria-labelledby="letter-preview">
      <Typography id="letter-preview" variant="h5" component="h3" sx={{ mb: 3 }}>
        {t('common.preview.title')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        aria-label={t('common.preview.language')}
        onChange={(_, next: Language | null) => next && setWanted(next)}
        sx={{ mb: 3 }}
      >
        {examples.map((one) => (
          <ToggleButton key={one.language} value={one.language}>
            {t(`common.languages.${one.language}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {company === null ? t('mailing.preview.sample') : t('mail.of', { name: company })}
      </Typography>
      <Box lang={language} dir={directionOf(language)} sx={PAPER}>
        <Typography variant="h6" component="p" sx={{ mb: 3 }}>
          {subject}
        </Typography>
        <MailText>{text}</MailText>
      </Box>
      {mayWrite('letter') && (
        <TestButton key={language} id={id} language={language} disabled={unsaved} />
      )}
    </Box>
  );
}

type TestButtonProps = { id: string; language: Language; disabled: boolean };

function TestButton({ id, language, disabled }: TestButtonProps) {
  const { t } = useTranslation('organiser');
  const errorText = useLetterError();
  const { mutate, isPending, isSuccess, error } = useTestLetter();
  // repeated after a failure, so that the same test does not come twice
  const { key, renew } = useSendingKey();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 3, mt: 4 }}>
      <Button
        variant="outlined"
        disabled={disabled}
        loading={isPending}
        onClick={() => mutate({ id, key, language }, { onSuccess: renew })}
      >
        {t('mailing.test.action')}
      </Button>
      {error && (
        <FormFailure title={t('mailing.test.failed')}>{errorText(toAppError(error))}</FormFailure>
      )}
      <Box role="status">
        {isSuccess && (
          <Alert severity="success" role="presentation">
            {t('mailing.test.done')}
          </Alert>
        )}
      </Box>
    </Box>
  );
}

const PAPER = {
  ...{ padding: 5, overflowWrap: 'anywhere', bgcolor: 'surface' },
  ...{ border: '1px solid', borderColor: 'line', borderRadius: RADIUS.card },
} as const;
