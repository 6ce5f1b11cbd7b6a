import { ConfirmDialog } from '@mosta/shared/forms/confirm-dialog';
import { useTranslation } from '@mosta/shared/i18n';
import { useErrorText } from '@mosta/shared/shell';
import { type MemberAction, useMemberAction } from './member.queries';

type MemberQuestionProps = {
  /** What is asked about; null when nothing is. */
  action: MemberAction | null;
  onClose: () => void;
  onDone: (text: string) => void;
  onFailed: (text: string) => void;
};

/** Asks before something about the people is done, and does it. */
export function MemberQuestion({ action, onClose, onDone, onFailed }: MemberQuestionProps) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const { mutate, isPending } = useMemberAction();
  const kind = action?.kind ?? 'leave';
  const name = action && 'name' in action ? action.name : '';

  function confirm(): void {
    if (!action || isPending) return;
    mutate(action, {
      onSuccess: () => onDone(t(`members.${kind}.done`, { name })),
      onError: (error) => onFailed(t(`members.${kind}.failed`, { name, reason: errorText(error) })),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      open={action !== null}
      title={t(`members.${kind}.title`, { name })}
      text={t(`members.${kind}.text`, { name })}
      confirm={t(`members.${kind}.confirm`)}
      cancel={t('members.keep')}
      onConfirm={confirm}
      onCancel={onClose}
      busy={isPending}
    />
  );
}
