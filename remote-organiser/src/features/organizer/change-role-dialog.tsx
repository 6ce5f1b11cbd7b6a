import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerAccount } from '@mosta/shared/schemas/organizer-account.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../ui/form-dialog';
import { personName } from '../../ui/person-name';
import { useChangeRole } from './organizer.queries';
import { RoleField } from './role-field';

/** Somebody else was faster. */
const CHANGED = 'ORGANIZER_CHANGED';

type ChangeRoleDialogProps = {
  /** As it was when the dialog was opened. */
  seen: OrganizerAccount;
  /** As it is. */
  now: OrganizerAccount;
  onDone: () => void;
  onClose: () => void;
};

/** Gives an organiser another role; where a colleague was faster, both roles are shown before it is given after all. */
export function ChangeRoleDialog({ seen, now, onDone, onClose }: ChangeRoleDialogProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const id = useId();
  const { mutateAsync } = useChangeRole(seen._id);
  const form = useForm({ defaultValues: { role: seen.role } });
  const { failure, submit } = useFormSending({
    form,
    send: async ({ role }) => {
      // After a refusal both roles were on the screen: the choice is about what there is now.
      const { version } = failure?.code === CHANGED ? now : seen;
      await mutateAsync({ role, version });
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      title={t('accounts.role.title', { name: personName(seen) })}
      confirm={t('accounts.role.action')}
      sending={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{t('accounts.role.text')}</Typography>
      {failure && (
        <FormFailure title={t('accounts.notDone')}>
          {failure?.code === CHANGED
            ? t('accounts.role.changed', {
                before: t(`common.roles.${seen.role}`).toLowerCase(),
                now: t(`common.roles.${now.role}`).toLowerCase(),
              })
            : errorText(failure)}
        </FormFailure>
      )}
      <RoleField field={form.register('role')} />
    </FormDialog>
  );
}
