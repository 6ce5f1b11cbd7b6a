import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Link, useLocation, useNavigate } from '@mosta/shared/router';
import { Alert, Box, MuiLink } from '@mosta/shared/ui';
import { useEditionStates } from '../../edition-states.queries';
import type { PATHS } from '../../paths';
import { preparesEdition, useShownEdition, useShownYear, withEdition } from '../../shown-edition';
import { ChoiceField } from '../../ui/choice-field';

type EditionChoiceProps = {
  /** The page prepares what drafts will say: they can be chosen too. */
  drafts: boolean;
};

/** The edition that a page shows: the current one, a former one, or a draft, at least the one that the address names. Nothing to choose, nothing shown. */
export function EditionChoice({ drafts }: EditionChoiceProps) {
  const { t } = useTranslation('organiser');
  const year = useShownYear();
  const { year: current, former } = useEdition();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data: states = [] } = useEditionStates(drafts);
  const prepared = drafts ? states.filter(({ state }) => state === 'draft') : [];
  const known = [...(year === null ? [] : [year]), ...former, ...prepared.map((one) => one.year)];
  const others = [...new Set(known)].sort((a, b) => b - a);
  if (others.length === 0) return null;
  return (
    <Box sx={{ inlineSize: 240, maxInlineSize: '100%' }}>
      <ChoiceField
        label={t('common.edition')}
        all={t('frame.edition.current', { year: current })}
        value={year === null ? null : String(year)}
        options={others.map((each) => ({ value: String(each), label: String(each) }))}
        onChange={(chosen) => {
          // what is open or filtered belongs to the edition that is left
          void navigate(withEdition(pathname, chosen === null ? null : Number(chosen)));
        }}
      />
    </Box>
  );
}

/** Says that another edition than the current one is shown, what can still be done there, and leads back. */
export function EditionNotice({ page }: { page: keyof typeof PATHS }) {
  const { t } = useTranslation('organiser');
  const { year, state, unknown } = useShownEdition();
  const { year: current } = useEdition();
  const { pathname } = useLocation();
  if (year === null) return null;
  const prepared = state === 'draft' && preparesEdition(page);
  const notice = unknown ? 'unknown' : prepared ? 'prepared' : (state ?? 'loading');
  return (
    <Alert severity={unknown ? 'warning' : 'info'} role="note" sx={{ mb: 6 }}>
      {t(`frame.edition.notice.${notice}`, { year })}{' '}
      <MuiLink component={Link} to={pathname}>
        {t('frame.edition.back', { year: current })}
      </MuiLink>
    </Alert>
  );
}
