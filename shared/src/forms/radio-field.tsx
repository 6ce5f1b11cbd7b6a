import type { UseFormRegisterReturn } from 'react-hook-form';
import { fieldId } from './form-field';
import { RadioCards, type RadioOption } from './radio-cards';

type RadioFieldProps = {
  field: UseFormRegisterReturn;
  /** The question that the choices answer. */
  legend: string;
  /** The legend is for assistive technology only: a heading above says the same. */
  hideLegend?: boolean;
  options: readonly RadioOption[];
  message?: string;
  required?: boolean;
  /** Cards side by side where there is room; two by default. */
  columns?: 2 | 3;
};

/** Radio cards bound to a form's state. */
export function RadioField({ field, ...cards }: RadioFieldProps) {
  return <RadioCards id={fieldId(field.name)} bind={() => ({ ...field })} {...cards} />;
}
