import { RadioCards, type RadioOption } from '@mosta/shared/forms/radio-cards';

type ChoiceCardsProps = {
  /** Name of the radio group; the first button has it as its id, for error summaries. */
  name: string;
  legend: string;
  choices: readonly RadioOption[];
  /** Empty before anything is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Sentence of the error, empty when there is none. */
  message?: string;
  required?: boolean;
  disabled?: boolean;
  /** Cards side by side where there is room. */
  columns?: 2 | 3;
};

/** One choice of a few, for state that lives outside of a form. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { name, choices, value, onChange, disabled = false, ...cards } = props;
  return (
    <RadioCards
      id={name}
      options={choices}
      bind={(choice) => ({
        name,
        disabled,
        checked: choice === value,
        onChange: () => onChange(choice),
      })}
      {...cards}
    />
  );
}
