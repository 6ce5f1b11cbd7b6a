import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { QueryGate } from '@mosta/shared/shell';
import { AddIcon, Alert, Box, Button, EmptyState, LoadingState } from '@mosta/shared/ui';
import { useRef, useState } from 'react';
import { editionParameter, useShownYear } from '../../shown-edition';
import { Pager } from '../../ui/pager';
import { TableHeading } from '../../ui/table-heading';
import { pageIn, useAddress } from '../../ui/use-address';
import { useRights } from '../../use-rights';
import { PER_PAGE, useLetterPage } from './letter.queries';
import type { LetterDone } from './letter-done';
import { LetterTable } from './letter-table';
import { LetterView } from './letter-view';

/** The value of `courrier` for a letter that is being written. */
const NEW = 'nouveau';

/** The letters of the edition, and the one that the address names. */
export function Letters() {
  const { t } = useTranslation('organiser');
  const [given, change] = useAddress(['courrier', 'page']);
  /** It is told of the letter, or of the list, that is then shown. */
  const [done, setDone] = useState<{ what: LetterDone; shown: string } | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const named = given('courrier');
  const page = given('page');
  const edition = editionParameter(useShownYear());
  const hrefOf = (id?: string) =>
    `?${new URLSearchParams({ ...edition, ...(page && { page }), ...(id && { courrier: id }) })}`;

  function tell(what: LetterDone, id: string): void {
    setDone({ what, shown: what === 'removed' ? '' : id });
    if (what === 'removed') change({ courrier: '', page });
    else if (named !== id) change({ courrier: id, page });
    result.current?.focus();
  }

  return (
    <>
      <Box ref={result} tabIndex={-1} role="status" sx={{ outline: 'none' }}>
        {done?.shown === named && (
          <Alert severity="success" role="presentation" sx={{ mb: 5 }}>
            {t(`mailing.done.${done.what}`)}
          </Alert>
        )}
      </Box>
      {named === '' ? (
        <LetterList page={pageIn(page)} hrefOf={hrefOf} onPage={(next) => change({ page: next })} />
      ) : (
        <LetterView
          // another letter is another form
          key={named}
          id={named === NEW ? null : named}
          back={hrefOf()}
          onDone={tell}
        />
      )}
    </>
  );
}

type LetterListProps = {
  page: number;
  hrefOf: (id: string) => string;
  onPage: (page: string) => void;
};

function LetterList({ page, hrefOf, onPage }: LetterListProps) {
  const { t } = useTranslation('organiser');
  const { mayWrite } = useRights();
  const query = useLetterPage(page);
  const write = mayWrite('letter') && (
    <Button component={Link} to={hrefOf(NEW)} variant="contained" startIcon={<AddIcon />}>
      {t('mailing.write')}
    </Button>
  );
  return (
    <QueryGate
      query={query}
      loading={<LoadingState label={t('mailing.loading')} />}
      failed={t('mailing.failed')}
      empty={{
        when: ({ total }) => total === 0,
        show: (
          <EmptyState title={t('mailing.none')} action={write}>
            {t('mailing.noneText')}
          </EmptyState>
        ),
      }}
    >
      {({ letters, total }) => (
        <>
          <TableHeading text={t('mailing.total', { count: total })}>{write}</TableHeading>
          <LetterTable letters={letters} busy={query.isPlaceholderData} hrefOf={hrefOf} />
          <Pager
            page={page}
            perPage={PER_PAGE}
            total={total}
            busy={query.isPlaceholderData}
            onPage={(next) => onPage(String(next))}
          />
        </>
      )}
    </QueryGate>
  );
}
