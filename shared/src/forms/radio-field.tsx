import type { UseFormRegisterReturn } from 'react-hook-form';
import { fieldId } from './form-field';
import { RadioCards, type RadioOption } from './radio-cards';

type RadioFieldProps = {
  field: UseFormRegisterReturn;
  /** What is chosen. */
  legend: string;
  /** The legend is for assistive technology only: a heading above says the same. */
  hideLegend?: boolean;
  options: readonly RadioOption[];
  message?: string;
  required?: boolean;
  /** Cards side by side where there is room; two unless told otherwise. */
  columns?: 2 | 3;
};

/** One choice of a few in a form. */
export function RadioField({ field, ...cards }: RadioFieldProps) {
  return <RadioCards id={fieldId(field.name)} bind={() => ({ ...field })} {...cards} />;
}
