import { fieldId } from '@mosta/shared/forms/form-field';
import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { OrganizerEdition, SamplePart } from '@mosta/shared/schemas/organizer-edition.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Alert, Box, LoadingState, MuiLink, PlainList, Typography } from '@mosta/shared/ui';
import { PATHS } from '../../paths';
import { withEdition } from '../../shown-edition';
import { useEditionSamples } from './edition.queries';

/** The field of the form below where what belongs to the edition itself is replaced. */
const FIELDS: Partial<Record<SamplePart, string>> = {
  bank: 'bank.holder',
  contact: 'contact.agency',
  legal: 'legal.form',
  euroPrices: 'euroPrices.bareStand9',
};
/** Where the rest is written. */
const EDITORS: Partial<Record<SamplePart, string>> = {
  session: PATHS.programme,
  question: `${PATHS.contents}?sorte=questions`,
  news: `${PATHS.contents}?sorte=actualites`,
  member: `${PATHS.contents}?sorte=equipe`,
  letter: `${PATHS.contents}?sorte=message`,
  sponsor: `${PATHS.contents}?sorte=sponsors`,
  hotel: `${PATHS.contents}?sorte=hotels`,
  offer: `${PATHS.contents}?sorte=offres`,
};

/** What of an edition still is a sample value, each with the way to where it is replaced; of a former one nothing is. */
export function SampleList({ edition }: { edition: OrganizerEdition }) {
  const { t } = useTranslation('organiser');
  return (
    <Box component="section" aria-labelledby="samples" sx={{ mb: 8 }}>
      <Typography id="samples" variant="h5" component="h3" sx={{ mb: 2 }}>
        {t('edition.samples.title')}
      </Typography>
      <QueryGate
        query={useEditionSamples(edition._id)}
        loading={<LoadingState label={t('edition.samples.loading')} />}
        failed={t('edition.samples.failed')}
        empty={{
          when: (samples) => samples.length === 0,
          show: (
            <Alert severity="success" role="note">
              {t('edition.samples.none')}
            </Alert>
          ),
        }}
      >
        {(samples) => (
          <>
            <Typography sx={{ mb: 3, maxInlineSize: '45em' }}>
              {t('edition.samples.lead')}
            </Typography>
            <PlainList sx={IN_COLUMNS}>
              {samples.map(({ part, count }) => (
                <li key={part}>
                  <SampleLink
                    part={part}
                    count={count}
                    year={edition.current ? null : edition.year}
                  />
                </li>
              ))}
            </PlainList>
          </>
        )}
      </QueryGate>
    </Box>
  );
}

type SampleLinkProps = {
  part: SamplePart;
  count: number;
  /** Of another edition than the current one. */
  year: number | null;
};

function SampleLink({ part, count, year }: SampleLinkProps) {
  const { t } = useTranslation('organiser');
  const text = t(`edition.samples.parts.${part}`, { count });
  const field = FIELDS[part];
  const editor = EDITORS[part];
  if (field !== undefined)
    return (
      <MuiLink
        href={`#${fieldId(field)}`}
        sx={TARGET}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(fieldId(field))?.focus();
        }}
      >
        {text}
      </MuiLink>
    );
  if (editor !== undefined)
    return (
      <MuiLink component={Link} to={withEdition(editor, year)} sx={TARGET}>
        {text}
      </MuiLink>
    );
  return <Typography sx={TARGET}>{text}</Typography>;
}

const IN_COLUMNS = {
  ...{ display: 'grid', columnGap: 6, justifyItems: 'start', maxInlineSize: 1000 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
} as const;

const TARGET = { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 } as const;
