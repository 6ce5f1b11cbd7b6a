import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useTranslation } from '@mosta/shared/i18n';
import type {
  CompanySummary,
  MergePreview,
  OrganizerCompany,
} from '@mosta/shared/schemas/organizer-company.schema';
import { QueryGate, useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, LoadingState, PlainList, Typography } from '@mosta/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { FormDialog } from '../../ui/form-dialog';
import { useMerge, useMergePreview } from './company.queries';

type MergeDialogProps = {
  one: CompanySummary;
  other: CompanySummary;
  onDone: (merged: OrganizerCompany) => void;
  onClose: () => void;
};

/** Shows two companies and what would move from one to the other, and makes one of them once that is confirmed. */
export function MergeDialog({ one, other, onDone, onClose }: MergeDialogProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const id = useId();
  const [turned, turn] = useState(false);
  const pair = turned ? { into: other._id, from: one._id } : { into: one._id, from: other._id };
  const preview = useMergePreview(pair);
  const merge = useMerge();
  const state = preview.data?.problem === null ? preview.data.state : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state === undefined) return;
    merge.mutate(
      { pair, state },
      {
        onSuccess: (merged) => {
          onDone(merged);
          onClose();
        },
        onError: () => void preview.refetch(),
      },
    );
  };
  return (
    <FormDialog
      id={id}
      title={t('companies.merge.title')}
      confirm={state === undefined ? undefined : t('companies.merge.action')}
      sending={merge.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {merge.error && (
        <FormFailure title={t('companies.merge.failed')}>{errorText(merge.error)}</FormFailure>
      )}
      <QueryGate
        query={preview}
        loading={<LoadingState label={t('companies.merge.loading')} />}
        failed={t('companies.merge.loadFailed')}
      >
        {(seen) => <Seen seen={seen} />}
      </QueryGate>
      <Button
        variant="outlined"
        size="small"
        disabled={merge.isPending}
        onClick={() => turn((now) => !now)}
        sx={{ justifySelf: 'start' }}
      >
        {t('companies.merge.turn')}
      </Button>
    </FormDialog>
  );
}

const COUNTED = [
  ...(['people', 'dossiers', 'reservations', 'holds'] as const),
  ...(['quotes', 'pages'] as const),
];

function Seen({ seen }: { seen: MergePreview }) {
  const { t } = useTranslation('organiser');
  const { into, from, moves, replacedPages, problem } = seen;
  const name = ({ name: called, person }: CompanySummary) => called ?? person;
  const moved = COUNTED.filter((what) => moves[what] > 0);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Side title={t('companies.merge.stays')} company={into} />
      <Side title={t('companies.merge.goes')} company={from} />
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          {t('companies.merge.moves', { from: name(from), into: name(into) })}
        </Typography>
        <PlainList>
          {moved.map((what) => (
            <li key={what}>{t(`companies.moves.${what}`, { count: moves[what] })}</li>
          ))}
        </PlainList>
      </div>
      {replacedPages > 0 && (
        <Typography>{t('companies.merge.replaced', { count: replacedPages })}</Typography>
      )}
      {problem === null ? (
        <Alert severity="warning">{t('companies.merge.final')}</Alert>
      ) : (
        <Alert severity="error">{t(`companies.merge.problems.${problem}`)}</Alert>
      )}
    </Box>
  );
}

function Side({ title, company }: { title: string; company: CompanySummary }) {
  const { t } = useTranslation('organiser');
  const { name, raisonSociale, person, email, editions, dossiers } = company;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="h6" component="h3">
        {title}
      </Typography>
      <bdi>{[name, raisonSociale].filter(Boolean).join(' · ') || person}</bdi>
      <Typography variant="body2" color="textSecondary">
        <bdi>{person}</bdi> · <bdi>{email}</bdi>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[t('companies.moves.dossiers', { count: dossiers }), editions.join(', ')]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}
