import { directionOf, LANGUAGES } from '@mosta/shared/contract/languages';
import { useTranslation } from '@mosta/shared/i18n';
import type { Letter } from '@mosta/shared/schemas/letter.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { useState } from 'react';
import { FigureList } from '../../ui/figure-list';
import { useRights } from '../../use-rights';
import type { LetterDone } from './letter-done';
import { LetterPreviewPart } from './letter-preview';
import { Recipients } from './recipients';
import { StepDialog } from './step-dialog';
import { useAudienceText } from './use-audience-text';
import { useMoment } from './use-moment';

type LetterReportProps = {
  letter: Letter;
  onDone: (what: LetterDone, id: string) => void;
};

/** A letter that is not written any more, or by whoever may only read: what became of it, and what it says. */
export function LetterReport({ letter, onDone }: LetterReportProps) {
  const { t } = useTranslation('organiser');
  const moment = useMoment();
  const { state, sendAt, finishedAt } = letter;
  const { mayWrite } = useRights();
  const [asking, setAsking] = useState(false);
  const left = state === 'sending' || state === 'sent';
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: { xs: 8, lg: 10 }, alignItems: 'start' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      {left && <Delivered letter={letter} />}
      <Box sx={{ display: 'grid', gap: 7, minInlineSize: 0 }}>
        {state === 'draft' && <Alert severity="info">{t('mailing.readOnly')}</Alert>}
        {sendAt && (
          <Typography>
            {t(`mailing.moments.${state}`, { moment: moment(finishedAt ?? sendAt) })}
          </Typography>
        )}
        {state === 'scheduled' && mayWrite('letter') && (
          <Button variant="outlined" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
            {t('mailing.cancel.action')}
          </Button>
        )}
        {left && <Recipients id={letter._id} />}
        <LetterWords letter={letter} />
      </Box>
      {!left && <LetterPreviewPart letter={letter} unsaved={false} />}
      {asking && (
        <StepDialog
          letter={letter}
          step="cancel"
          onDone={() => onDone('cancelled', letter._id)}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

function Delivered({ letter: { counts } }: { letter: Letter }) {
  const { t } = useTranslation('organiser');
  const parts = [
    'recipients',
    'delivered',
    'waiting',
    'failed',
    'optedOut',
    'unconfirmed',
  ] as const;
  return (
    // first on a phone: a page of recipients is long
    <Box component="section" aria-labelledby="letter-delivered" sx={{ order: { lg: 1 } }}>
      <Typography id="letter-delivered" variant="h5" component="h3" sx={{ mb: 3 }}>
        {t('mailing.delivered')}
      </Typography>
      <FigureList
        figures={parts.map((part) => ({ label: t(`mailing.counts.${part}`), value: counts[part] }))}
      />
    </Box>
  );
}

function LetterWords({ letter: { content, exhibitors } }: { letter: Letter }) {
  const { t } = useTranslation('organiser');
  const audienceText = useAudienceText();
  const { category, subject, body, audience } = content;
  return (
    <Box component="section" aria-labelledby="letter-words">
      <Typography id="letter-words" variant="h5" component="h3" sx={{ mb: 3 }}>
        {t('mailing.words')}
      </Typography>
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>
        {t(`mailing.categories.${category}.label`)}
        {' · '}
        <bdi>{audienceText({ audience, exhibitors })}</bdi>
      </Typography>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {LANGUAGES.filter((language) => body[language] !== '').map((language) => (
          <Box key={language} lang={language} dir={directionOf(language)} sx={PAPER}>
            <Typography variant="h6" component="p" sx={{ mb: 3 }}>
              {subject[language]}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap' }}>{body[language]}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const PAPER = {
  ...{ padding: 5, overflowWrap: 'anywhere', bgcolor: 'surface' },
  ...{ border: '1px solid', borderColor: 'line', borderRadius: RADIUS.card },
} as const;
