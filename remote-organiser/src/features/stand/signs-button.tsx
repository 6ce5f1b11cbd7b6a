import type { ComponentProps } from 'react';
import { PrintButton } from '../../ui/print-button';

type SignsButtonProps = Pick<ComponentProps<typeof PrintButton>, 'label' | 'filter'>;

/** Prints the signs of the sold stands among the wanted ones. */
export function SignsButton(props: SignsButtonProps) {
  return <PrintButton {...props} path="v1/organizer/stand/sign/pdf" name="mosta-expo-panneaux" />;
}
