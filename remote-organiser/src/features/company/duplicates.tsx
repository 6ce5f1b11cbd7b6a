import { useTranslation } from '@mosta/shared/i18n';
import type { DuplicateList } from '@mosta/shared/schemas/organizer-company.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, PlainList, Typography } from '@mosta/shared/ui';
import { type ReactNode, useState } from 'react';
import { useRights } from '../../use-rights';
import { useDistinctions, useDuplicates, useTellApart } from './company.queries';
import { CompanyPair, nameOf } from './company-pair';
import { Distinctions } from './distinctions';
import { MergeDialog } from './merge-dialog';

type Pair = DuplicateList[number];

/** Pairs that may be one company, and those that organisers told apart, folded away until somebody looks. */
export function Duplicates() {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const { data: pairs = [] } = useDuplicates();
  const { data: distinctions = [] } = useDistinctions();
  const { mutate, error } = useTellApart();
  const may = useRights().mayWrite('participation');
  const [asked, ask] = useState<Pair | null>(null);
  const [done, setDone] = useState('');
  const say = ({ one, other }: Pick<Pair, 'one' | 'other'>, apart: boolean) => {
    const names = { one: nameOf(one), other: nameOf(other) };
    setDone('');
    mutate(
      { one: one._id, other: other._id, apart },
      { onSuccess: () => setDone(t(`companies.distinct.${apart ? 'said' : 'back'}`, names)) },
    );
  };
  return (
    <Box sx={{ mb: 5 }}>
      <Box role="status">
        {done !== '' && (
          <Alert severity="success" role="presentation" sx={{ mb: 4 }}>
            {done}
          </Alert>
        )}
      </Box>
      {error && (
        <Alert severity="error" role="alert" sx={{ mb: 4 }}>
          {t('companies.distinct.failed', { reason: errorText(error) })}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        {pairs.length > 0 && (
          <Folded
            label={t('companies.duplicates.open', { count: pairs.length })}
            title={t('companies.duplicates.title')}
          >
            <Typography sx={{ maxInlineSize: '42em', mb: 3 }}>
              {t('companies.duplicates.text')}
            </Typography>
            <PlainList sx={{ display: 'grid', gap: 3 }}>
              {pairs.map((pair) => (
                <CompanyPair
                  key={`${pair.one._id}-${pair.other._id}`}
                  {...{ one: pair.one, other: pair.other }}
                  note={pair.reasons.map((reason) => t(`companies.reasons.${reason}`)).join(', ')}
                  actions={may && <Actions {...{ pair, say }} onLook={() => ask(pair)} />}
                />
              ))}
            </PlainList>
          </Folded>
        )}
        {distinctions.length > 0 && (
          <Folded
            label={t('companies.distinct.open', { count: distinctions.length })}
            title={t('companies.distinct.title')}
          >
            <Distinctions pairs={distinctions} may={may} onTakeBack={(pair) => say(pair, false)} />
          </Folded>
        )}
      </Box>
      {asked && (
        <MergeDialog
          one={asked.one}
          other={asked.other}
          onDone={(company) => setDone(t('companies.merge.done', { company: nameOf(company) }))}
          onClose={() => ask(null)}
        />
      )}
    </Box>
  );
}

type FoldedProps = { label: string; title: string; children: ReactNode };

/** A part that its button opens and closes. */
function Folded({ label, title, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ inlineSize: '100%' }}>
      <Button
        variant="outlined"
        size="small"
        aria-expanded={open}
        onClick={() => setOpen((now) => !now)}
      >
        {label}
      </Button>
      {open && (
        <Box component="section" aria-label={title} sx={{ mt: 4 }}>
          {children}
        </Box>
      )}
    </Box>
  );
}

type ActionsProps = {
  pair: Pair;
  onLook: () => void;
  say: (pair: Pair, apart: boolean) => void;
};

/** One company is made of them, or they are told apart. */
function Actions({ pair, onLook, say }: ActionsProps) {
  const { t } = useTranslation('organiser');
  const names = { one: nameOf(pair.one), other: nameOf(pair.other) };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={t('companies.merge.name', names)}
        onClick={onLook}
      >
        {t('companies.merge.look')}
      </Button>
      <Button
        size="small"
        aria-label={t('companies.distinct.name', names)}
        onClick={() => say(pair, true)}
      >
        {t('companies.distinct.say')}
      </Button>
    </>
  );
}
