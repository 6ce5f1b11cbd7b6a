import { directionOf } from '@mosta/shared/contract/languages';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, LoadingState, Typography, useDebouncedCallback } from '@mosta/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PreviewProps } from '../kind-editor';
import { useDecisionExample } from './decision-letter.queries';

/** Milliseconds without a key before the service is asked. */
const PAUSE = 500;

/** The mail of a decision with the values of a dossier, as the service writes it. */
export function DecisionPreview({ content, language }: PreviewProps<'decision'>) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const reader = useLanguage();
  const [asked, setAsked] = useState(content);
  const afterPause = useDebouncedCallback(PAUSE);
  const ask = useEffectEvent(() => setAsked(content));
  // Each drawing of the form makes another object of the same words.
  const words = JSON.stringify(content);
  useEffect(() => {
    if (words !== JSON.stringify(asked)) afterPause(() => ask());
  }, [words, asked, afterPause]);
  const { data, error } = useDecisionExample(asked);
  if (error) return <Alert severity="error">{errorText(error)}</Alert>;
  if (!data) return <LoadingState label={t('mail.loading')} />;
  const mail = data.mails.find((one) => one.language === language) ?? data.mails[0];
  if (!mail) return null;
  return (
    <>
      <Typography
        variant="body2"
        lang={reader}
        dir={directionOf(reader)}
        sx={{ mb: 3, color: 'text.secondary' }}
      >
        {data.company === null
          ? t('content.decision.sampleValues')
          : t('mail.of', { name: data.company })}
      </Typography>
      <Box lang={mail.language} dir={directionOf(mail.language)}>
        <Typography variant="h6" component="h3" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {mail.subject}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {mail.text}
        </Typography>
      </Box>
    </>
  );
}
