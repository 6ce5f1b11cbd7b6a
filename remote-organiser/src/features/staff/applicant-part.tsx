import { FormCard } from '@mosta/shared/forms/form-card';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { StaffApplication } from '@mosta/shared/schemas/staff.schema';
import { Box, PlainList, Typography } from '@mosta/shared/ui';
import { Fragment, type ReactNode } from 'react';
import { interviewText } from './interview-text';

/** Who applies, what they learned and did, and why they want to come. */
export function ApplicantPart({ application }: { application: StaffApplication }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { personalInfo: person, professionalInformation: work, interview } = application;
  const comma = t('staff.comma');
  const facts: Record<string, string> = {
    ...(interview && { interview: `${interviewText(language, interview)} · ${interview.place}` }),
    email: person.email,
    phone: person.phone,
    address: person.address,
    birthdate: formatDate(language, person.birthdate),
    language: t(`staff.languages.${application.language}`),
    studyLevel: work.studyLevel,
    diplome: work.diplome,
    skills: work.skills.join(comma),
    spoken: work.languages.join(comma),
    received: formatDate(language, application.sentAt),
  };
  return (
    <FormCard title={t('staff.application')}>
      <Box component="dl" sx={FACTS}>
        {Object.entries(facts).map(([name, value]) => (
          <Fragment key={name}>
            <Typography component="dt" color="textSecondary" sx={{ mt: { xs: 2, sm: 0 } }}>
              {t(`staff.facts.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <bdi>{value}</bdi>
            </Typography>
          </Fragment>
        ))}
      </Box>
      {work.works.length > 0 && (
        <Section title={t('staff.works.title')}>
          <PlainList sx={{ display: 'grid', gap: 3 }}>
            {work.works.map((one, index) => (
              // two positions may be alike, and their order never changes
              <li key={`${index}-${one.startDate}`}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>
                  <strong>
                    <bdi>{one.position}</bdi>
                  </strong>
                  {' · '}
                  <bdi>{one.company}</bdi>
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {t(one.endDate ? 'staff.works.between' : 'staff.works.since', {
                    from: formatDate(language, one.startDate, MONTH),
                    ...(one.endDate && { to: formatDate(language, one.endDate, MONTH) }),
                  })}
                </Typography>
                {one.description && <Written text={one.description} />}
              </li>
            ))}
          </PlainList>
        </Section>
      )}
      {(['experience', 'agroExperience', 'coverLetter'] as const).map(
        (name) =>
          work[name] && (
            <Section key={name} title={t(`staff.${name}`)}>
              <Written text={work[name]} />
            </Section>
          ),
      )}
    </FormCard>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </div>
  );
}

function Written({ text }: { text: string }) {
  return (
    <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
}

const MONTH = { month: 'long', year: 'numeric' } as const;
const FACTS = {
  ...{ m: 0, display: 'grid', columnGap: 5, rowGap: { xs: 1, sm: 3 } },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(140px, auto) minmax(0, 1fr)' },
} as const;
