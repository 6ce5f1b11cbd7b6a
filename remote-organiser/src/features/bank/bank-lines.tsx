import { useTranslation } from '@mosta/shared/i18n';
import {
  BANK_LINE_STATES,
  type BankLine,
  type BankLinePage,
} from '@mosta/shared/schemas/bank.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Alert, Box, Button, EmptyState, LoadingState, PlainList } from '@mosta/shared/ui';
import { useState } from 'react';
import { CHOSEN } from '../../ui/chosen';
import { Pager } from '../../ui/pager';
import { pageIn, useAddress } from '../../ui/use-address';
import { useRights } from '../../use-rights';
import { AsideDialog } from './aside-dialog';
import { PER_PAGE, useBankLines } from './bank.queries';
import { BankLineItem } from './bank-line-item';
import { type Choice, ConfirmDialog, sureChoice } from './confirm-dialog';

type Asked =
  | { what: 'confirm'; choices: readonly Choice[] }
  | { what: 'aside' | 'reopen'; line: BankLine };

/** Lines that wait, were written down or are put aside. */
export function BankLines() {
  const { t } = useTranslation('organiser');
  const [given, change] = useAddress(['etat', 'page']);
  const state = BANK_LINE_STATES.find((known) => known === given('etat')) ?? 'open';
  const page = pageIn(given('page'));
  const query = useBankLines(state, page);
  const [asked, ask] = useState<Asked | null>(null);
  const [done, setDone] = useState('');
  const counts = query.data?.counts;
  return (
    <section aria-label={t('bank.lines.title')}>
      <Box role="group" aria-label={t('bank.lines.title')} sx={TABS}>
        {BANK_LINE_STATES.map((one) => (
          <Button
            key={one}
            variant="outlined"
            aria-pressed={one === state}
            sx={CHOSEN}
            onClick={() => {
              setDone('');
              change({ etat: one === 'open' ? '' : one });
            }}
          >
            {t(`bank.states.${one}`)}
            {counts && ` (${t('common.number', { count: counts[one] })})`}
          </Button>
        ))}
      </Box>
      <Box role="status">
        {done !== '' && (
          <Alert severity="success" role="presentation" sx={{ mb: 4 }}>
            {done}
          </Alert>
        )}
      </Box>
      <QueryGate
        query={query}
        loading={<LoadingState label={t('bank.lines.loading')} />}
        failed={t('bank.lines.failed')}
        empty={{
          when: ({ total }) => total === 0,
          show: (
            <EmptyState title={t(`bank.none.${state}`)}>{t(`bank.noneText.${state}`)}</EmptyState>
          ),
        }}
      >
        {(shown) => (
          <>
            <SureButton page={shown} onConfirm={(choices) => ask({ what: 'confirm', choices })} />
            <PlainList
              aria-label={t(`bank.states.${state}`)}
              aria-busy={query.isPlaceholderData}
              sx={{ display: 'grid', gap: 3 }}
            >
              {shown.lines.map((line) => (
                <BankLineItem
                  key={`${line._id}-${line.version}`}
                  line={line}
                  onConfirm={(choice) => ask({ what: 'confirm', choices: [choice] })}
                  onAside={() => ask({ what: 'aside', line })}
                  onReopen={() => ask({ what: 'reopen', line })}
                />
              ))}
            </PlainList>
            <Pager
              page={page}
              perPage={PER_PAGE}
              total={shown.total}
              busy={query.isPlaceholderData}
              onPage={(to) => change({ page: to === 1 ? '' : String(to) })}
            />
          </>
        )}
      </QueryGate>
      {asked?.what === 'confirm' && (
        <ConfirmDialog choices={asked.choices} onClose={() => ask(null)} />
      )}
      {asked && asked.what !== 'confirm' && (
        <AsideDialog
          line={asked.line}
          step={asked.what}
          onDone={() => setDone(t(`bank.${asked.what}.done`))}
          onClose={() => ask(null)}
        />
      )}
    </section>
  );
}

type SureButtonProps = { page: BankLinePage; onConfirm: (choices: readonly Choice[]) => void };

/** Asks about all lines of the page of which one is sure. */
function SureButton({ page, onConfirm }: SureButtonProps) {
  const { t } = useTranslation('organiser');
  const may = useRights().mayWrite('payment');
  const choices = page.lines.flatMap((line) => sureChoice(line) ?? []);
  if (!may || choices.length === 0) return null;
  return (
    <Button variant="contained" sx={{ mb: 4 }} onClick={() => onConfirm(choices)}>
      {t('bank.confirm.sure', { count: choices.length })}
    </Button>
  );
}

const TABS = { display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 } as const;
