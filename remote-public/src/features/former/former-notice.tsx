import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import { Alert, Box, MuiLink, PAGE_MARGINS } from '@mosta/shared/ui';
import { type FormerPart, PATHS } from '../../paths';

/** The page of now that a page of a former edition leads to. */
const NOW = { overview: 'home', directory: 'confirmed', news: 'press' } as const;

type FormerNoticeProps = { year: number; part: FormerPart };

/** Says that one reads a former edition, and leads to the same of the current one. */
export function FormerNotice({ year, part }: FormerNoticeProps) {
  const { t } = useTranslation('public');
  const { year: current } = useEdition();
  return (
    <Box sx={{ ...PAGE_MARGINS, marginBlockStart: 6 }}>
      <Alert severity="info" role="note">
        {t('former.notice', { year })}{' '}
        <MuiLink component={Link} to={PATHS[NOW[part]]}>
          {t(`former.now.${part}`, { year: current })}
        </MuiLink>
      </Alert>
    </Box>
  );
}
