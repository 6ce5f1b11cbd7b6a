import { FormCard } from '@mosta/shared/forms/form-card';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { OrganizerQuote } from '@mosta/shared/schemas/organizer-quote.schema';
import { QueryGate, useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, LoadingState, MuiLink, Typography } from '@mosta/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { PATHS } from '../../paths';
import { BackToList } from '../../ui/back-to-list';
import { gone } from '../../ui/gone';
import { OpenedHeading } from '../../ui/opened-heading';
import { useRights } from '../../use-rights';
import { AnswerPart } from './answer-part';
import { OutcomeBadge } from './outcome-badge';
import { type AnswerResult, useQuote, useQuotePdf } from './quote.queries';
import { useOpenQuote } from './quote-address';
import { QuoteLines } from './quote-lines';
import { useOwnerName } from './use-owner-name';

/** One quote: what it prices, what became of it, and the prices that it waits for. */
export function QuoteView({ id }: { id: string }) {
  const { t } = useTranslation('organiser');
  const { listAddress } = useOpenQuote();
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <Box sx={{ mb: 5 }}>
        <BackToList to={listAddress}>{t('quotes.back')}</BackToList>
      </Box>
      <QueryGate
        query={useQuote(id)}
        loading={<LoadingState label={t('quotes.loadingOne')} />}
        failed={t('quotes.failedOne')}
        renderError={gone(t('quotes.gone'), t('quotes.goneText'))}
      >
        {(quote) => <Quote quote={quote} />}
      </QueryGate>
    </Box>
  );
}

function Quote({ quote }: { quote: OrganizerQuote }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const ownerName = useOwnerName();
  const may = useRights().mayWrite('quote');
  /** Of the answer: a refused one stays on the screen, with its reason, when a colleague's has been sent meanwhile. */
  const [result, setResult] = useState<AnswerResult | null>(null);
  const { reference, outcome, simulation, createdAt, validUntil, owner } = quote;
  const { nationality, sector, participationType } = simulation.personalInfo;
  return (
    <Box sx={{ display: 'grid', gap: 6, '& > *': { minInlineSize: 0 } }}>
      <OpenedHeading name={reference} badge={<OutcomeBadge outcome={outcome} />} />
      <Outcome quote={quote} done={result === 'sent'} />
      <FormCard title={ownerName(quote)}>
        <Typography>
          {[owner?.company && owner.person, nationality, sector, participationType]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Typography color="textSecondary">
          {t('quotes.dates', {
            from: formatDate(language, createdAt),
            until: formatDate(language, validUntil),
          })}
        </Typography>
        <PdfButton quote={quote} />
      </FormCard>
      <FormCard title={t('quotes.lines')}>
        <QuoteLines quote={quote} />
      </FormCard>
      {may && (outcome !== 'answered' || result === 'refused') && quote.priced.partial && (
        <AnswerPart quote={quote} onResult={setResult} />
      )}
    </Box>
  );
}

/** In words, with what it led to. @param done it was answered just now, by a form that is gone with its focus */
function Outcome({ quote, done }: { quote: OrganizerQuote; done: boolean }) {
  const { t } = useTranslation('organiser');
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) text.current?.focus();
  }, [done]);
  const { addressOf } = useOpenQuote();
  const { outcome, answer, answers, participation } = quote;
  return (
    <Box ref={text} tabIndex={-1} role="status" sx={{ display: 'grid', gap: 2, outline: 'none' }}>
      {done && (
        <Alert severity="success" role="presentation">
          {t('quotes.answer.done')}
        </Alert>
      )}
      <Typography>{t(`quotes.outcomeText.${outcome}`)}</Typography>
      {answer && (
        <MuiLink component={Link} to={addressOf(answer._id)}>
          {t('quotes.toAnswer', { reference: answer.reference })}
        </MuiLink>
      )}
      {answers && (
        <MuiLink component={Link} to={addressOf(answers._id)}>
          {t('quotes.toAnswered', { reference: answers.reference })}
        </MuiLink>
      )}
      {participation && (
        <MuiLink component={Link} to={`${PATHS.dossiers}?dossier=${participation}`}>
          {t('quotes.toDossier')}
        </MuiLink>
      )}
    </Box>
  );
}

function PdfButton({ quote: { _id, reference } }: { quote: OrganizerQuote }) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useQuotePdf(_id, reference);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        loading={isPending}
        onClick={() => mutate()}
        sx={{ alignSelf: 'start' }}
      >
        {t('quotes.pdf')}
      </Button>
      {error && (
        <Alert severity="error" role="alert">
          {t('quotes.pdfFailed', { reason: errorText(error) })}
        </Alert>
      )}
    </>
  );
}
