import { missingTranslations } from '@mosta/shared/domain/content-text';
import { useTranslation } from '@mosta/shared/i18n';
import type { ContentKind, EntryOf } from '@mosta/shared/schemas/content.schema';
import { Box } from '@mosta/shared/ui';
import { StateBadge } from '@mosta/shared/workspace/state-badge';
import { stateOf } from './content-state';

const TONES = { draft: 'quiet', published: 'good', changed: 'now' } as const;

/** What an organiser has to know of an entry at a glance: its state, missing translations, and that it is a sample. */
export function ContentMarks({ entry }: { entry: EntryOf<ContentKind> }) {
  const { t } = useTranslation('organiser');
  const state = stateOf(entry);
  return (
    // on a phone always under what they mark, not now beside it and now below
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, flexBasis: { xs: '100%', sm: 'auto' } }}>
      <StateBadge tone={TONES[state]}>{t(`content.states.${state}`)}</StateBadge>
      {entry.draft.sample && <StateBadge tone="now">{t('content.sample')}</StateBadge>}
      {missingTranslations(entry.draft).map((language) => (
        <StateBadge key={language} tone="wrong">
          {t(`common.missing.${language}`)}
        </StateBadge>
      ))}
    </Box>
  );
}
