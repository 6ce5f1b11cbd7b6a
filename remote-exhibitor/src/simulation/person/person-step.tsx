import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import type { Catalogue } from '@mosta/shared/schemas/catalogue.schema';
import type { PersonalInfo } from '@mosta/shared/schemas/simulation.schema';
import { Box, TextField } from '@mosta/shared/ui';
import { ChoiceCards } from '../../ui/choice-cards';
import { setPerson } from '../state/simulation-actions';
import { NATIONALITY_CHOICES, OWN_STAND, SECTOR_CHOICES } from './choices';
import { PERSON_FIELD_IDS } from './person-problems';
import { useCollectiveChoices } from './use-collective-choices';

type PersonStepProps = {
  person: PersonalInfo;
  /** Collective offers of the catalogue. */
  collective: Catalogue['collective'];
  /** Sentences of what is missing, by field. */
  messages: Partial<Record<keyof PersonalInfo, string>>;
};

/** Who simulates: it decides the currency, and is printed on the quote. */
export function PersonStep({ person, collective, messages }: PersonStepProps) {
  const { t } = useTranslation('exhibitor');
  const shared = useCollectiveChoices(collective, person);
  const texts = (group: string) =>
    function toCard({ value, key }: { value: string; key: string }) {
      const text = t(`simulation.person.${group}.${key}Text`, { defaultValue: '' });
      return { value, label: t(`simulation.person.${group}.${key}`), ...(text ? { text } : {}) };
    };
  return (
    <Box sx={{ display: 'grid', gap: 7 }}>
      <ChoiceCards
        name={PERSON_FIELD_IDS.nationality}
        legend={t('simulation.person.nationality.legend')}
        choices={NATIONALITY_CHOICES.map(texts('nationality'))}
        value={person.nationality}
        onChange={(nationality) => setPerson({ nationality })}
        message={messages.nationality ?? ''}
        required
      />
      <SectorField value={person.sector} message={messages.sector ?? ''} />
      <ChoiceCards
        name={PERSON_FIELD_IDS.participationType}
        legend={t('simulation.person.participation.legend')}
        choices={[texts('participation')(OWN_STAND), ...shared]}
        value={person.participationType}
        onChange={(participationType) => setPerson({ participationType })}
        message={messages.participationType ?? ''}
        required
      />
    </Box>
  );
}

function SectorField({ value, message }: { value: string; message: string }) {
  const { t } = useTranslation('exhibitor');
  const { t: tShared } = useTranslation(SHARED_NAMESPACE);
  const listed = SECTOR_CHOICES.some((sector) => sector.value === value);
  return (
    <TextField
      id={PERSON_FIELD_IDS.sector}
      select
      required
      label={t('simulation.person.sector.legend')}
      value={value}
      onChange={(event) => setPerson({ sector: event.target.value })}
      error={message !== ''}
      helperText={message}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ maxInlineSize: 520 }}
    >
      <option value="">{t('simulation.person.sector.choose')}</option>
      {/* a simulation of elsewhere may carry a sector of its own */}
      {value !== '' && !listed && <option value={value}>{value}</option>}
      {SECTOR_CHOICES.map((sector) => (
        <option key={sector.key} value={sector.value}>
          {tShared(`sectors.${sector.key}`)}
        </option>
      ))}
    </TextField>
  );
}
