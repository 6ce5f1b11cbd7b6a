import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../remote';
import { IssuedDocuments } from './issued-documents';

const LIST = '/v1/participation/participation-1/issued';
const INVOICE = {
  ...{ _id: 'invoice-1', kind: 'invoice', reference: 'ME25-F000007', issuedOn: '2025-04-03' },
  ...{ reservation: 'reservation-1', about: null, payer: 'SARL Conserverie', cancelled: false },
  total: { amount: 119_000, currency: 'DZD' },
  credited: { amount: 0, currency: 'DZD' },
};
const api = setupApi();
const show = () =>
  renderWithProviders(<IssuedDocuments participation="participation-1" />, {
    catalogues: remote.catalogue ? { exhibitor: remote.catalogue } : {},
  });

it('lists the documents, and saves one', async () => {
  const saved = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:exemple';
  URL.revokeObjectURL = () => undefined;
  api.use(
    answers('get', LIST, [INVOICE]),
    http.get(`${LIST}/invoice-1/pdf`, () => HttpResponse.text('%PDF-1.7')),
  );
  await show();
  expect(await screen.findByRole('row', { name: /ME25-F000007.*Facture/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer ME25-F000007 en PDF' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
});

it('says what will be there, and when it could not be loaded', async () => {
  api.use(answers('get', LIST, []));
  const { unmount } = await show();
  expect(await screen.findByText(/^Vos factures et vos reçus apparaîtront ici/)).toBeVisible();
  unmount();
  api.use(fails('get', LIST, 500, 'INTERNAL'));
  await show();
  expect(await screen.findByText('Vos factures n’ont pas pu être chargées.')).toBeVisible();
});
