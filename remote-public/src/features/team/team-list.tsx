import { useTranslation } from '@mosta/shared/i18n';
import { Box, Card, CardGrid, Section, Typography } from '@mosta/shared/ui';
import { Portrait } from './portrait';
import { LOOKS, TEAM, TEAM_GROUPS, type TeamGroup, type TeamMember } from './team';

const GROUPS = Object.keys(TEAM_GROUPS) as TeamGroup[];

/** The organising team by group, with roles. */
export function TeamList() {
  const { t } = useTranslation('public');
  return (
    <Section compact>
      {GROUPS.map((group) => (
        <Box
          key={group}
          component="section"
          aria-labelledby={group}
          sx={{ mb: { xs: 10, md: 14 } }}
        >
          <Typography id={group} variant="h3" component="h2" sx={{ color: 'olive' }}>
            {t(`team.groups.${group}`)}
          </Typography>
          <CardGrid columns={{ md: 2 }} sx={{ mt: 6 }}>
            {TEAM.filter(({ role }) => TEAM_GROUPS[group].some((one) => one === role)).map(
              (member) => (
                <MemberCard key={member.role} member={member} />
              ),
            )}
          </CardGrid>
        </Box>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('team.sample')}
      </Typography>
    </Section>
  );
}

function MemberCard({ member: { name, role, imageUrl } }: { member: TeamMember }) {
  const { t } = useTranslation('public');
  const index = TEAM.findIndex((one) => one.role === role);
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
        {imageUrl ? (
          <Box
            component="img"
            src={imageUrl}
            alt=""
            width={112}
            height={112}
            loading="lazy"
            sx={{ borderRadius: '50%', objectFit: 'cover' }}
          />
        ) : (
          look && <Portrait look={look} />
        )}
      </Box>
      <div>
        <Typography variant="h5" component="h3">
          {t(`team.${role}`)}
        </Typography>
        <Typography sx={{ color: 'terracotta', fontWeight: 600 }}>
          {name ?? t('team.member', { number: index + 1 })}
        </Typography>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {t(`team.tasks.${role}`)}
        </Typography>
      </div>
    </Card>
  );
}
