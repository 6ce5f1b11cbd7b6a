import { PROGRAMME_CATEGORIES, type ProgrammeCategory } from '@mosta/shared/domain/programme';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Tab, Tabs } from '@mosta/shared/ui';
import { Choice, Choices } from '../../choices';
import { FAVOURITES_TAB, type ProgrammeTab } from './use-programme-view';

/** Id of a tab, which labels its panel. */
export const tabId = (tab: ProgrammeTab) => `programme-${tab}`;
export const PANEL_ID = 'programme-panel';

type DayTabsProps = {
  tab: ProgrammeTab;
  favourites: number;
  onChange: (tab: ProgrammeTab) => void;
};

/** Tabs of the four days and of the favourites. */
export function DayTabs({ tab, favourites, onChange }: DayTabsProps) {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  const label = (date: string) =>
    formatDate(language, date, { weekday: 'short', day: 'numeric', month: 'long' });
  return (
    <Tabs
      value={tab}
      onChange={(_, next: ProgrammeTab) => onChange(next)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t('schedule.days')}
      sx={{ displayPrint: 'none' }}
    >
      {edition.days.map(({ date }) => (
        <Tab
          key={date}
          value={date}
          id={tabId(date)}
          aria-controls={PANEL_ID}
          label={label(date)}
        />
      ))}
      <Tab
        value={FAVOURITES_TAB}
        id={tabId(FAVOURITES_TAB)}
        aria-controls={PANEL_ID}
        label={t('schedule.favourites', { count: favourites })}
      />
    </Tabs>
  );
}

type CategoryFilterProps = {
  chosen: readonly ProgrammeCategory[];
  onChange: (chosen: readonly ProgrammeCategory[]) => void;
};

/** One toggle button for each category; none pressed shows all. */
export function CategoryFilter({ chosen, onChange }: CategoryFilterProps) {
  const { t } = useTranslation('public');
  const toggle = (category: ProgrammeCategory) =>
    onChange(
      chosen.includes(category) ? chosen.filter((one) => one !== category) : [...chosen, category],
    );
  return (
    <Choices label={t('schedule.categories')}>
      <Choice value="" selected={chosen.length === 0} onToggle={() => onChange([])}>
        {t('schedule.all')}
      </Choice>
      {PROGRAMME_CATEGORIES.map((category) => (
        <Choice
          key={category}
          value={category}
          selected={chosen.includes(category)}
          onToggle={() => toggle(category)}
        >
          {t(`programme.${category}.title`)}
        </Choice>
      ))}
    </Choices>
  );
}
