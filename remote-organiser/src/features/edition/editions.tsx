import { useTranslation } from '@mosta/shared/i18n';
import { QueryGate } from '@mosta/shared/shell';
import { Button, EmptyState, LoadingState } from '@mosta/shared/ui';
import { useState } from 'react';
import { useAddress } from '../../ui/use-address';
import { useRights } from '../../use-rights';
import { useEditions } from './edition.queries';
import { EditionEditor } from './edition-editor';
import { EditionList } from './edition-list';
import { NewEditionDialog } from './new-edition-dialog';

/** All editions, and the form of the one that the address names; of the current one where it names none. */
export function Editions() {
  const { t } = useTranslation('organiser');
  const { mayWrite } = useRights();
  const [given, change] = useAddress(['edition']);
  const [preparing, setPreparing] = useState(false);
  return (
    <QueryGate
      query={useEditions()}
      loading={<LoadingState label={t('edition.loading')} />}
      failed={t('edition.loadFailed')}
      empty={{
        when: (editions) => editions.length === 0,
        show: <EmptyState title={t('edition.none')}>{t('edition.noneText')}</EmptyState>,
      }}
    >
      {(editions) => {
        const chosen =
          editions.find(({ _id }) => _id === given('edition')) ??
          editions.find(({ current }) => current) ??
          editions[0];
        return (
          chosen && (
            <>
              <EditionList editions={editions} chosen={chosen} />
              {mayWrite('edition') && (
                <Button variant="outlined" onClick={() => setPreparing(true)} sx={{ mb: 8 }}>
                  {t('edition.new.title')}
                </Button>
              )}
              {preparing && (
                <NewEditionDialog
                  editions={editions}
                  onMade={(edition) => change({ edition })}
                  onClose={() => setPreparing(false)}
                />
              )}
              <EditionEditor key={chosen._id} edition={chosen} />
            </>
          )
        );
      }}
    </QueryGate>
  );
}
