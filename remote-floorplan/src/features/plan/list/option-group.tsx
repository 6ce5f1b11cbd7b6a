import { useTranslation } from '@mosta/shared/i18n';
import { memo, useId } from 'react';
import { OwnStar } from '../panel/own-star';
import { StatusMark } from '../panel/status-mark';
import type { Occupants } from '../who/occupants';
import type { ColoursByCode, StandOption } from './stand-options';

type OptionGroupProps = {
  title: string;
  options: readonly StandOption[];
  selected: string | null;
  optionId: (code: string) => string;
  onSelect: (code: string) => void;
  colours: ColoursByCode;
  own: readonly string[];
  occupants: Occupants;
  /** Id of the text that says what an own stand is. */
  ownId: string;
};

/** One row of the hall in the list. Its options take no focus: the listbox names the active one. */
export const OptionGroup = memo(function OptionGroup(props: OptionGroupProps) {
  const { title, options, selected, optionId, onSelect, colours, own, occupants, ownId } = props;
  const { t } = useTranslation('floorplan');
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} className="group-title" role="presentation">
        {title}
      </div>
      {options.map(({ stand, status, name, label }) => {
        const occupant = occupants.get(stand.code);
        const whoId = `${optionId(stand.code)}-who`;
        const mine = own.includes(stand.code);
        return (
          <div
            key={stand.code}
            id={optionId(stand.code)}
            role="option"
            tabIndex={-1}
            aria-selected={stand.code === selected}
            aria-label={label}
            aria-describedby={mine ? ownId : occupant && whoId}
            onClick={() => onSelect(stand.code)}
            onKeyDown={undefined}
          >
            <StatusMark status={status} colour={colours.get(stand.code)} />
            <span className="option-name">
              {name}
              {occupant && (
                <bdi id={whoId} className="option-who">
                  {occupant.name}
                </bdi>
              )}
            </span>
            {mine && <OwnStar />}
            {status && <span>{t(`list.${status}`)}</span>}
          </div>
        );
      })}
    </div>
  );
});
