import { useTranslation } from '@mosta/shared/i18n';
import {
  DELIVERY_STATES,
  type DeliveryState,
  type LetterRecipient,
} from '@mosta/shared/schemas/letter.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, LoadingState, Typography } from '@mosta/shared/ui';
import { StateBadge, type Tone } from '@mosta/shared/workspace/state-badge';
import { useMemo, useState } from 'react';
import { ChoiceField } from '../../ui/choice-field';
import { Pager } from '../../ui/pager';
import { ServerTable, type TableColumn } from '../../ui/server-table';
import { PER_PAGE, useLetterRecipients } from './letter.queries';
import { useMoment } from './use-moment';

const TONES: Readonly<Record<DeliveryState, Tone>> = {
  ...{ waiting: 'quiet', retrying: 'now', delivered: 'good', failed: 'wrong' },
  ...{ opted_out: 'quiet', unconfirmed: 'quiet' },
};

/** Whom a letter reached: by notification, and what became of each mail. */
export function Recipients({ id }: { id: string }) {
  const { t } = useTranslation('organiser');
  const [state, setState] = useState<DeliveryState | null>(null);
  const [page, setPage] = useState(1);
  const columns = useColumns();
  const query = useLetterRecipients(id, state, page);
  return (
    // the table is a region of that name already
    <Box sx={{ minInlineSize: 0 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 4 }}>
        {t('mailing.fields.readers')}
      </Typography>
      <Box sx={{ maxInlineSize: 320, mb: 4 }}>
        <ChoiceField
          label={t('mailing.recipients.mail')}
          all={t('mailing.recipients.all')}
          value={state}
          options={DELIVERY_STATES.map((value) => ({ value, label: t(`mailing.mails.${value}`) }))}
          onChange={(next) => {
            setState(next);
            setPage(1);
          }}
        />
      </Box>
      <QueryGate
        query={query}
        loading={<LoadingState label={t('mailing.recipients.loading')} />}
        failed={t('mailing.recipients.failed')}
        empty={{
          when: ({ total }) => total === 0,
          show: <Typography color="textSecondary">{t('mailing.recipients.none')}</Typography>,
        }}
      >
        {({ people, total }) => (
          <>
            <ServerTable
              label={t('mailing.fields.readers')}
              columns={columns}
              rows={people}
              keyOf={({ _id }) => _id}
              busy={query.isPlaceholderData}
            />
            <Pager
              {...{ page, total, perPage: PER_PAGE, onPage: setPage }}
              busy={query.isPlaceholderData}
            />
          </>
        )}
      </QueryGate>
    </Box>
  );
}

function useColumns(): readonly TableColumn<LetterRecipient>[] {
  const { t } = useTranslation('organiser');
  const moment = useMoment();
  return useMemo(
    () => [
      {
        ...{ id: 'name', label: t('common.columns.person'), phone: true },
        cell: ({ name, company }) => (
          <>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{company}</bdi>
            </Typography>
          </>
        ),
      },
      {
        ...{ id: 'language', label: t('mailing.recipients.language') },
        cell: ({ language }) => t(`common.languages.${language}`),
      },
      {
        ...{ id: 'notified', label: t('mailing.recipients.notified') },
        cell: ({ notifiedAt }) => notifiedAt && moment(notifiedAt),
      },
      {
        ...{ id: 'mail', label: t('mailing.recipients.mail'), phone: true },
        cell: ({ mail, deliveredAt }) => (
          <>
            <StateBadge tone={TONES[mail]}>{t(`mailing.mails.${mail}`)}</StateBadge>
            {deliveredAt && (
              <Typography variant="body2" color="textSecondary">
                {moment(deliveredAt)}
              </Typography>
            )}
          </>
        ),
      },
    ],
    [t, moment],
  );
}
