import { formatMoney } from '@mosta/shared/domain/money';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import type { CompanyEdition } from '@mosta/shared/schemas/organizer-company.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, MuiLink, PlainList, Typography } from '@mosta/shared/ui';
import { PATHS } from '../../paths';
import { withEdition } from '../../shown-edition';

type Entry = { key: string; name: string; to: string | null; text: string };

/** What a company had in one edition, with the ways to it. */
export function EditionPart({ edition }: { edition: CompanyEdition }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const current = useEdition().year;
  const year = edition.year === current ? null : edition.year;
  const day = (text: string) => formatDate(language, text);
  const groups: Record<string, Entry[]> = {
    dossiers: edition.dossiers.map(({ _id, reference, company, status, createdAt }) => ({
      ...{ key: _id, name: reference, to: withEdition(`${PATHS.dossiers}?dossier=${_id}`, year) },
      text: [company, t(`common.stages.${status}`), day(createdAt)].join(' · '),
    })),
    stands: edition.stands.map(({ code, kind }) => ({
      ...{ key: `${kind}-${code}`, name: code, to: null, text: t(`companies.stand.${kind}`) },
    })),
    quotes: edition.quotes.map(({ _id, reference, createdAt, payable }) => ({
      ...{ key: _id, name: reference, to: `${PATHS.quotes}?devis=${_id}` },
      text: [day(createdAt), payable ? formatMoney(payable, language) : t('common.onRequest')].join(
        ' · ',
      ),
    })),
    payments: edition.payments.map(({ _id, reservation, receivedOn, amount, cancelled }) => ({
      ...{ key: _id, name: formatMoney(amount, language) },
      to: withEdition(`${PATHS.payments}?compte=${reservation}`, year),
      text: [day(receivedOn), ...(cancelled ? [t('common.cancelled')] : [])].join(' · '),
    })),
    letters: edition.letters.map(({ _id, subject, sentAt }) => ({
      ...{ key: _id, name: subject, text: day(sentAt) },
      to: year === null ? `${PATHS.letters}?courrier=${_id}` : null,
    })),
  };
  return (
    <Box component="section" sx={CARD}>
      <Typography variant="h4" component="h3" sx={{ mb: 3 }}>
        {t('companies.inEdition', { year: edition.year })}
      </Typography>
      <Box sx={GROUPS}>
        {Object.entries(groups)
          .filter(([, entries]) => entries.length > 0)
          .map(([name, entries]) => (
            <div key={name}>
              <Typography variant="h6" component="h4" sx={{ mb: 1 }}>
                {t(`companies.groups.${name}`, { count: entries.length })}
              </Typography>
              <PlainList aria-label={t(`companies.groups.${name}`, { count: entries.length })}>
                {entries.map(({ key, name: called, to, text }) => (
                  <Box component="li" key={key} sx={{ paddingBlock: 1, overflowWrap: 'anywhere' }}>
                    {to === null ? (
                      <bdi>{called}</bdi>
                    ) : (
                      <MuiLink component={Link} to={to}>
                        <bdi>{called}</bdi>
                      </MuiLink>
                    )}
                    <Typography variant="body2" color="textSecondary">
                      {text}
                    </Typography>
                  </Box>
                ))}
              </PlainList>
            </div>
          ))}
      </Box>
    </Box>
  );
}

const CARD = {
  ...{ border: '1px solid', borderColor: 'line', borderRadius: RADIUS.field },
  padding: { xs: 4, sm: 5 },
} as const;
const GROUPS = {
  ...{ display: 'grid', gap: 5 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
} as const;
