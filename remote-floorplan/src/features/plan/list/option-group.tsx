import type { ShapeColour } from '@mosta/plan/drawing/shape.schema';
import { useTranslation } from '@mosta/shared/i18n';
import { memo, useId } from 'react';
import { FavouriteMark } from '../favourites/favourite-mark';
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
  favourites: ReadonlySet<string>;
  /** Id of the text that says what a favourite is. */
  favouriteId: string;
};

/** One row of the hall in the list. */
export const OptionGroup = memo(function OptionGroup(props: OptionGroupProps) {
  const { title, options, selected, optionId, onSelect, colours, own, occupants, ownId } = props;
  const { favourites, favouriteId } = props;
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} className="group-title" role="presentation">
        {title}
      </div>
      {options.map((option) => {
        const { code } = option.stand;
        return (
          <Option
            key={code}
            id={optionId(code)}
            option={option}
            selected={code === selected}
            onSelect={onSelect}
            colour={colours.get(code)}
            who={occupants.get(code)?.name}
            ownId={own.includes(code) ? ownId : undefined}
            favouriteId={favourites.has(code) ? favouriteId : undefined}
          />
        );
      })}
    </div>
  );
});

type OptionProps = {
  id: string;
  option: StandOption;
  selected: boolean;
  onSelect: (code: string) => void;
  colour: ShapeColour | undefined;
  /** Name of the exhibitor on it. */
  who: string | undefined;
  /** Where it is the visitor's own: id of the text that says so. */
  ownId: string | undefined;
  /** Where it is a favourite: id of the text that says so. */
  favouriteId: string | undefined;
};

/**
 * A line of the list; drawn anew when it changes itself. The option takes no focus: the listbox names the active one. The
 * exhibitor stands beside it, since what an option shows has to be part of its name (WCAG 2.5.3), and describes it.
 */
const Option = memo(function Option(props: OptionProps) {
  const { id, option, selected, onSelect, colour, who, ownId, favouriteId } = props;
  const { stand, status, name, label } = option;
  const { t } = useTranslation('floorplan');
  const whoId = `${id}-who`;
  const described = [who && whoId, ownId, favouriteId].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the listbox has the keyboard of its options
    <div
      className={selected ? 'option-row chosen' : 'option-row'}
      role="presentation"
      onClick={() => onSelect(stand.code)}
    >
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={selected}
        aria-label={label}
        aria-describedby={described || undefined}
      >
        <StatusMark status={status} colour={colour} />
        <span className="option-name">{name}</span> {ownId && <OwnStar />}
        {favouriteId && <FavouriteMark />}
        {status && <span>{t(`list.${status}`)}</span>}
      </div>
      {who && (
        <div className="option-who">
          <bdi id={whoId}>{who}</bdi>
        </div>
      )}
    </div>
  );
});
