import { useSession } from '@mosta/shared/auth';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Member } from '@mosta/shared/schemas/member.schema';
import { Button, Typography } from '@mosta/shared/ui';
import type { MemberAction } from './member.queries';
import { PersonItem } from './person-item';

type MemberRowProps = {
  member: Member;
  /** Whether the signed-in person is the owner. */
  owned: boolean;
  onAsk: (action: MemberAction) => void;
};

/** Somebody's name, as it is shown. */
export function nameOf({ nom, prenom }: Pick<Member, 'nom' | 'prenom'>): string {
  return prenom === null ? nom : `${prenom} ${nom}`;
}

/** Somebody who acts for the company, and what one may do about it. */
export function MemberRow({ member, owned, onAsk }: MemberRowProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const self = useSession()?.user._id === member._id;
  const name = nameOf(member);
  const about = { id: member._id, name };
  return (
    <PersonItem
      title={<bdi>{name}</bdi>}
      note={
        <Typography variant="body2" component="span" color="textSecondary">
          {t(self ? `members.own.${member.role}` : `members.roles.${member.role}`)}
        </Typography>
      }
      actions={
        <>
          {owned && !self && (
            <>
              <Button
                size="small"
                variant="outlined"
                aria-label={t('members.handOver.name', { name })}
                onClick={() => onAsk({ kind: 'handOver', ...about })}
              >
                {t('members.handOver.button')}
              </Button>
              <Button
                size="small"
                variant="outlined"
                aria-label={t('members.remove.name', { name })}
                onClick={() => onAsk({ kind: 'remove', ...about })}
              >
                {t('members.remove.button')}
              </Button>
            </>
          )}
          {self && !owned && (
            <Button size="small" variant="outlined" onClick={() => onAsk({ kind: 'leave' })}>
              {t('members.leave.button')}
            </Button>
          )}
        </>
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{member.email}</bdi>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('members.since', { date: formatDate(language, new Date(member.joinedAt)) })}
      </Typography>
    </PersonItem>
  );
}
