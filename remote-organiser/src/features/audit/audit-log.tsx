import { useTranslation } from '@mosta/shared/i18n';
import { QueryGate, useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, EmptyState, LoadingState } from '@mosta/shared/ui';
import { ChoiceField } from '../../ui/choice-field';
import { FilterBar } from '../../ui/filter-bar';
import { SearchBox } from '../../ui/search-box';
import { useAddress } from '../../ui/use-address';
import { useAudit, useAuditExport } from './audit.queries';
import { AUDIT_SUBJECTS } from './audit-subjects';
import { AuditTable } from './audit-table';

/** What organisers did, the newest first. */
export function AuditLog() {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const [given, change] = useAddress(['sujet', 'objet', 'avant']);
  const about = AUDIT_SUBJECTS.find((one) => one === given('sujet')) ?? null;
  const before = /^\d{1,15}$/.test(given('avant')) ? given('avant') : '';
  const choice = { action: about ? `${about}.` : '', subject: given('objet') };
  const query = useAudit(choice, before);
  const saving = useAuditExport(choice);
  return (
    <>
      <FilterBar>
        <SearchBox
          label={t('audit.object')}
          value={given('objet')}
          onSearch={(objet) => change({ objet, avant: '' })}
        />
        <ChoiceField
          label={t('audit.subject')}
          all={t('audit.allSubjects')}
          value={about}
          options={AUDIT_SUBJECTS.map((value) => ({ value, label: t(`audit.subjects.${value}`) }))}
          onChange={(sujet) => change({ sujet: sujet ?? '', avant: '' })}
        />
        <Button
          variant="outlined"
          loading={saving.isPending}
          onClick={() => saving.mutate()}
          sx={{ justifySelf: 'start', alignSelf: 'center' }}
        >
          {t('list.export')}
        </Button>
      </FilterBar>
      {saving.error && (
        <Alert severity="error" role="alert" sx={{ mb: 4 }}>
          {t('list.exportFailed', { reason: errorText(saving.error) })}
        </Alert>
      )}
      <QueryGate
        query={query}
        loading={<LoadingState label={t('audit.loading')} />}
        failed={t('audit.failed')}
        empty={{
          when: ({ entries }) => entries.length === 0,
          show: <EmptyState title={t('audit.none')}>{t('audit.noneText')}</EmptyState>,
        }}
      >
        {({ entries, next }) => (
          <>
            <AuditTable entries={entries} busy={query.isPlaceholderData} />
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 3, mt: 3 }}>
              {before !== '' && (
                <Button onClick={() => change({ avant: '' })}>{t('audit.newest')}</Button>
              )}
              {next !== null && (
                <Button variant="outlined" onClick={() => change({ avant: String(next) })}>
                  {t('audit.older')}
                </Button>
              )}
            </Box>
          </>
        )}
      </QueryGate>
    </>
  );
}
