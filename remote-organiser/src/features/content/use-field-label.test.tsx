import { screen } from '@testing-library/react';
import { renderOrganiser } from '../../testing';
import { useFieldLabel } from './use-field-label';

function Label() {
  return <p>{useFieldLabel('hotel')('rooms.1.type.en')}</p>;
}

test.each([
  ['fr', 'Chambres 2, Anglais'],
  ['ar', 'الغرف 2، الإنجليزية'],
] as const)('a part of a field is set apart by the comma of "%s"', async (language, label) => {
  await renderOrganiser(<Label />, language);
  expect(screen.getByText(label)).toBeVisible();
});
