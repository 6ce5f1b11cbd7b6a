import { useSession } from '@mosta/shared/auth';
import { formatDate } from '@mosta/shared/domain/format';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Box, Button, MuiLink, PlainList, Typography } from '@mosta/shared/ui';
import { ListRow } from '@mosta/shared/workspace/list-row';
import { PATHS } from '../../paths';
import { forgetQuote, useKeptQuotes } from '../state/kept-quotes';
import { QUOTE_PARAMETER } from './quote-parameter';

/** Quotes that a visitor without account made in this browser; whoever has an account finds them there. */
export function KeptQuotesList() {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const session = useSession();
  const quotes = useKeptQuotes();
  if (session?.role === 'Exhibitor' || quotes.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="kept-quotes" sx={{ mt: 12, maxInlineSize: 820 }}>
      <Typography id="kept-quotes" variant="h3" component="h2" sx={{ color: 'olive', mb: 2 }}>
        {t('simulation.kept.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('simulation.kept.lead')}</Typography>
      <PlainList>
        {quotes.map(({ secret, reference, validUntil }) => (
          <ListRow key={secret}>
            <div>
              <MuiLink
                component={Link}
                to={`${PATHS.simulation}?${new URLSearchParams({ [QUOTE_PARAMETER]: secret })}`}
                sx={{ fontWeight: 600 }}
              >
                <bdi>{reference}</bdi>
              </MuiLink>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('simulation.kept.until', { date: formatDate(language, new Date(validUntil)) })}
              </Typography>
            </div>
            <Button
              size="small"
              onClick={() => forgetQuote(secret)}
              aria-label={t('simulation.kept.forgetOf', { reference })}
            >
              {t('simulation.kept.forget')}
            </Button>
          </ListRow>
        ))}
      </PlainList>
    </Box>
  );
}
