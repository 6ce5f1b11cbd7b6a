import { money } from '@mosta/shared/domain/money';
import type { Statement } from '@mosta/shared/schemas/statement.schema';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { screen } from '@testing-library/react';
import remote from '../../../remote';
import { buildStatement } from '../testing';
import { PaymentBar } from './payment-bar';

const NOW = new Date('2025-04-10T09:00:00Z');
const dinars = (amount: number) => money(amount, 'DZD');
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

async function show(changes: Partial<Statement>) {
  const { container, unmount } = await renderWithProviders(
    <PaymentBar statement={buildStatement(changes)} clock={() => NOW} />,
    { catalogues: remote.catalogue ? { exhibitor: remote.catalogue } : {} },
  );
  const text = plain(container.textContent);
  const percent = screen.queryByRole('progressbar')?.getAttribute('aria-valuenow');
  unmount();
  return { text, percent };
}

describe('the payment bar', () => {
  it('says that nothing is to be paid before the confirmation', async () => {
    const { text, percent } = await show({ paid: dinars(0), due: dinars(107_100), deadline: null });
    expect(text).toContain('Rien n’est à payer avant la confirmation');
    expect(percent).toBe('0');
  });

  it('says since when a payment is late, by the clock it is given', async () => {
    expect((await show({ deadline: '2025-04-09T09:00:00.000Z' })).text).toContain(
      'En retard : c’était à faire avant le 9 avril 2025',
    );
    expect((await show({ deadline: '2025-04-11T09:00:00.000Z' })).text).toContain(
      'Jusqu’au 11 avril 2025',
    );
  });

  it('shows the stamp duty where the price holds one', async () => {
    const { priced } = buildStatement();
    const totals = priced.totals && {
      ...priced.totals,
      stampDuty: {
        base: dinars(107_100),
        amount: dinars(1_071),
        portions: 1071,
        dinarsPerHundredPortions: 100,
        raised: false,
      },
      payable: dinars(108_171),
    };
    const { text } = await show({ payment: 'espece', priced: { ...priced, totals } });
    expect(text).toContain('dont droit de timbre (espèces)1 071,00 DA');
  });

  it('is full only when the last dinar is paid', async () => {
    expect((await show({ paid: dinars(107_099), due: dinars(1) })).percent).toBe('99');
    const { text, percent } = await show({ paid: dinars(107_100), due: dinars(0) });
    expect(percent).toBe('100');
    expect(text).toContain('Votre participation est réglée');
  });

  it('gives way to a sentence while nothing has a price', async () => {
    const { priced } = buildStatement();
    expect(await show({ due: null, priced: { ...priced, totals: null } })).toEqual({
      text: 'Prix à établir',
      percent: undefined,
    });
  });
});
