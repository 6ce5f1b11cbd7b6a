import { FormFailure } from '@mosta/shared/forms/form-failure';
import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { HOLD_EXTENSIONS, type OrganizerHold } from '@mosta/shared/schemas/organizer-hold.schema';
import { longTextSchema } from '@mosta/shared/schemas/text.schema';
import { useErrorText } from '@mosta/shared/shell';
import { TextField, Typography } from '@mosta/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { DecisionDialog } from '../../ui/decision-dialog';
import { FormDialog } from '../../ui/form-dialog';
import { useExtendHold, useReleaseHold } from './hold.queries';

type HoldDialogProps = { hold: OrganizerHold; onDone: () => void; onClose: () => void };

/** As the service takes it. */
const REASON = v.pipe(longTextSchema(1000), v.nonEmpty());
const HOUR = 3_600_000;

/** Ends an option, with the reason for whoever has it. */
export function ReleaseHoldDialog({ hold, onDone, onClose }: HoldDialogProps) {
  const { t } = useTranslation('organiser');
  const { mutateAsync } = useReleaseHold(hold);
  const { code, company, person } = hold;
  return (
    <DecisionDialog
      title={t('holds.release.title', { code })}
      text={t('holds.release.text', { holder: company ?? person })}
      confirm={t('holds.release.action')}
      failed={t('holds.notDone')}
      words={{ label: t('common.reason'), required: true, schema: REASON }}
      send={async (reason) => {
        await mutateAsync(reason);
        onDone();
      }}
      onClose={onClose}
    />
  );
}

/** Extends an option by so many hours, and says until when. */
export function ExtendHoldDialog({ hold, onDone, onClose }: HoldDialogProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const errorText = useErrorText();
  const id = useId();
  const { mutate, isPending, error } = useExtendHold(hold);
  const [hours, setHours] = useState<(typeof HOLD_EXTENSIONS)[number]>(24);
  const until = new Date(Date.parse(hold.expires) + hours * HOUR).toISOString();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(hours, {
      onSuccess: () => {
        onDone();
        onClose();
      },
    });
  };
  return (
    <FormDialog
      id={id}
      title={t('holds.extend.name', { code: hold.code })}
      confirm={t('holds.extend.action')}
      sending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {error && <FormFailure title={t('holds.notDone')}>{errorText(error)}</FormFailure>}
      <TextField
        select
        fullWidth
        label={t('holds.extend.hours')}
        value={String(hours)}
        onChange={({ target }) =>
          setHours(HOLD_EXTENSIONS.find((one) => String(one) === target.value) ?? 24)
        }
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {HOLD_EXTENSIONS.map((one) => (
          <option key={one} value={one}>
            {t(`holds.hours.${one}`)}
          </option>
        ))}
      </TextField>
      <Typography>
        {t('holds.extend.text', {
          ...{ holder: hold.company ?? hold.person },
          until: `${formatDate(language, until)}, ${formatTime(language, until)}`,
        })}
      </Typography>
    </FormDialog>
  );
}
