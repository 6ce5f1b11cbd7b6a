import { textProps } from '@mosta/shared/domain/content-text';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useQuery } from '@mosta/shared/queries';
import { type Member, TEAM_GROUPS } from '@mosta/shared/schemas/page-content.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, Card, CardGrid, LoadingState, Section, Typography } from '@mosta/shared/ui';
import { teamQuery } from '../../content.queries';
import { LOOKS } from './looks';
import { Portrait } from './portrait';

/** The organising team by group, with roles. */
export function TeamList() {
  const { t } = useTranslation('public');
  return (
    <Section compact>
      <QueryGate
        query={useQuery(teamQuery())}
        loading={<LoadingState label={t('content.loading')} />}
        failed={t('content.failed')}
        empty={{
          when: (members) => members.length === 0,
          show: <Typography>{t('team.none')}</Typography>,
        }}
      >
        {(members) => (
          <>
            {TEAM_GROUPS.filter((name) => members.some(({ group }) => group === name)).map(
              (name) => (
                <Group key={name} name={name} members={members} />
              ),
            )}
            {members.some(({ sample }) => sample) && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('team.sample')}
              </Typography>
            )}
          </>
        )}
      </QueryGate>
    </Section>
  );
}

type GroupProps = { name: Member['group'] /** Of all groups. */; members: readonly Member[] };

function Group({ name, members }: GroupProps) {
  const { t } = useTranslation('public');
  return (
    <Box component="section" aria-labelledby={name} sx={{ mb: { xs: 10, md: 14 } }}>
      <Typography id={name} variant="h2" sx={{ color: 'olive' }}>
        {t(`team.groups.${name}`)}
      </Typography>
      <CardGrid columns={{ md: 2 }} sx={{ mt: 6 }}>
        {members.map(
          (member, index) =>
            member.group === name && <MemberCard key={member.id} member={member} index={index} />,
        )}
      </CardGrid>
    </Box>
  );
}

function MemberCard({ member, index }: { member: Member; index: number }) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const { sample, role, task } = member;
  const name = member.name || (sample ? t('team.member', { number: index + 1 }) : '');
  const look = LOOKS[index % LOOKS.length];
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 4, md: 6 },
        padding: { xs: 5, md: 6 },
      }}
    >
      <Box sx={{ flexShrink: 0, display: 'flex', '& svg': { inlineSize: { xs: 80, md: 112 } } }}>
        {look && <Portrait look={look} />}
      </Box>
      <div>
        <Typography variant="h5" component="h3" {...textProps(role, language)} />
        {name !== '' && (
          <Typography sx={{ color: 'terracotta', fontWeight: 600 }}>
            <bdi>{name}</bdi>
          </Typography>
        )}
        <Typography
          variant="body2"
          sx={{ mt: 2, color: 'text.secondary' }}
          {...textProps(task, language)}
        />
      </div>
    </Card>
  );
}
