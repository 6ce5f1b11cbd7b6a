import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import type { Badge, BadgeCategory } from '@mosta/shared/schemas/badge.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, KhatamPattern, Logo, Typography } from '@mosta/shared/ui';
import { badgeUrl } from './badge.queries';
import { readOwnBadge } from './own-badge';

/** Colour of the band, which shows the category at the gate; the same as on paper. */
const BANDS: Record<BadgeCategory, string> = {
  visitor: 'field',
  professional: 'clay',
  international: 'gulf',
  journalist: 'ink',
};

/** The badge as it is printed: fair, category, person, code, reference. */
export function BadgeCard({ badge }: { badge: Badge }) {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  const [first, last] = editionEnds(edition);
  const { category, company, fonction, pays } = badge;
  return (
    <Box
      component="article"
      aria-label={t('badge.card', { reference: badge.reference })}
      sx={{
        inlineSize: '100%',
        maxInlineSize: 400,
        borderRadius: RADIUS.card,
        border: '1px solid',
        borderColor: 'line',
        bgcolor: 'surface',
        overflow: 'hidden',
        textAlign: 'center',
        breakInside: 'avoid',
        printColorAdjust: 'exact',
      }}
    >
      <Box aria-hidden sx={{ blockSize: 44 }}>
        <KhatamPattern tile={44} />
      </Box>
      <Box sx={{ bgcolor: 'wheat', padding: 5, display: 'grid', gap: 2, justifyItems: 'center' }}>
        <Logo product={edition.product} />
        <Typography variant="body2">
          {formatDateRange(language, first.date, last.date)} · {t('pages.mostaganem.title')}
        </Typography>
      </Box>
      <Box sx={{ bgcolor: BANDS[category], color: category === 'journalist' ? 'paper' : 'onBand' }}>
        <Typography sx={{ fontWeight: 650, paddingBlock: 2 }}>
          {t(`badgeForm.categories.${category}.label`)}
        </Typography>
      </Box>
      <Box sx={{ paddingBlock: 7, paddingInline: 6 }}>
        <Typography variant="h3" component="p">
          <bdi>
            {badge.prenom} {badge.nom}
          </bdi>
        </Typography>
        {[company, fonction, pays].map(
          (line) =>
            line && (
              <Typography key={line} sx={{ mt: 1, color: 'text.secondary' }}>
                <bdi>{line}</bdi>
              </Typography>
            ),
        )}
        <Box
          component="img"
          src={codeOf(badge)}
          alt={t('badge.code')}
          width={236}
          height={236}
          referrerPolicy="no-referrer"
          // scanners need dark on light, in the dark scheme too
          sx={{ display: 'block', marginInline: 'auto', mt: 5, borderRadius: RADIUS.field }}
        />
        <Typography sx={{ mt: 3, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          <bdi>{badge.reference}</bdi>
        </Typography>
      </Box>
    </Box>
  );
}

/** The copy on this device, which the gate reads without network; else the service's. */
function codeOf({ token }: Badge): string {
  const code = readOwnBadge(token)?.code;
  return code ? `data:image/svg+xml,${encodeURIComponent(code)}` : badgeUrl(token, '/qr.svg');
}
