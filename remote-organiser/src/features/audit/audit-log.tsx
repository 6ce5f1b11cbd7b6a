import { useTranslation } from '@mosta/shared/i18n';
import { AUDIT_SUBJECTS } from '@mosta/shared/schemas/audit-action';
import { QueryGate } from '@mosta/shared/shell';
import { Box, Button, EmptyState, LoadingState } from '@mosta/shared/ui';
import { ChoiceField } from '../../ui/choice-field';
import { ExportMenu } from '../../ui/export-menu';
import { FilterBar } from '../../ui/filter-bar';
import { SearchBox } from '../../ui/search-box';
import { useAddress } from '../../ui/use-address';
import { useAudit } from './audit.queries';
import { AuditTable } from './audit-table';

/** What organisers did, the newest first. */
export function AuditLog() {
  const { t } = useTranslation('organiser');
  const [given, change] = useAddress(['sujet', 'objet', 'avant']);
  const about = AUDIT_SUBJECTS.find((one) => one === given('sujet')) ?? null;
  const before = /^\d{1,15}$/.test(given('avant')) ? given('avant') : '';
  const choice = { action: about ? `${about}.` : '', subject: given('objet') };
  const query = useAudit(choice, before);
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
        <ExportMenu
          area="audit"
          path="v1/organizer/audit"
          filter={choice}
          name="mosta-expo-journal"
        />
      </FilterBar>
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
                <Button onClick={() => change({ avant: '' })}>{t('common.newest')}</Button>
              )}
              {next !== null && (
                <Button variant="outlined" onClick={() => change({ avant: String(next) })}>
                  {t('common.older')}
                </Button>
              )}
            </Box>
          </>
        )}
      </QueryGate>
    </>
  );
}
