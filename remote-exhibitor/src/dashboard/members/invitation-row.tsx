import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Invitation } from '@mosta/shared/schemas/member.schema';
import { Button, Typography } from '@mosta/shared/ui';
import type { MemberAction } from './member.queries';
import { PersonItem } from './person-item';

type InvitationRowProps = { invitation: Invitation; onAsk: (action: MemberAction) => void };

/** An address that was invited and has not accepted yet. */
export function InvitationRow({ invitation, onAsk }: InvitationRowProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const { _id: id, email, expiresAt } = invitation;
  return (
    <PersonItem
      title={<bdi>{email}</bdi>}
      actions={
        <Button
          size="small"
          variant="outlined"
          aria-label={t('members.cancel.name', { name: email })}
          onClick={() => onAsk({ kind: 'cancel', id, name: email })}
        >
          {t('members.cancel.button')}
        </Button>
      }
    >
      <Typography variant="body2" color="textSecondary">
        {t('members.invitations.until', { date: formatDate(language, new Date(expiresAt)) })}
      </Typography>
    </PersonItem>
  );
}
