import { FieldRow, FormField } from '@mosta/shared/forms/form-field';
import { FormSection } from '@mosta/shared/forms/form-section';
import { useTranslation } from '@mosta/shared/i18n';
import { LEGAL_FACTS, SOCIAL_NETWORKS } from '@mosta/shared/schemas/edition.schema';
import { CheckField } from '../../ui/check-field';
import type { Bind } from './use-edition-fields';

type SectionProps = { bind: Bind };

/** Name, year and place. */
export function PlaceSection({ bind }: SectionProps) {
  const { t } = useTranslation('organiser');
  return (
    <FormSection title={t('edition.sections.place')}>
      <FieldRow>
        <FormField {...bind('product')} required />
        <FormField {...bind('year')} required code="numeric" />
        <FormField {...bind('city')} required />
        <FormField {...bind('venue')} />
      </FieldRow>
      <FieldRow>
        <FormField {...bind('hall.widthMetres')} required code="numeric" />
        <FormField {...bind('hall.lengthMetres')} required code="numeric" />
        <FormField {...bind('hall.capacity')} required code="numeric" />
      </FieldRow>
    </FormSection>
  );
}

/** When registrations are taken; nothing for without bound. */
export function WindowSection({ bind }: SectionProps) {
  const { t } = useTranslation('organiser');
  return (
    <FormSection title={t('edition.sections.window')} lead={t('edition.leads.window')}>
      <FieldRow>
        <FormField {...bind('registrationWindow.opens')} type="date" />
        <FormField {...bind('registrationWindow.closes')} type="date" />
      </FieldRow>
    </FormSection>
  );
}

const OFFERS = [
  ...(['bareStand9', 'bareStand12', 'equippedStand9', 'equippedStand12'] as const),
  ...(['premiumStand24', 'premiumLocation'] as const),
];

/** The amounts of the offers in both currencies, and which of them are taken. */
export function PricesSection({ bind }: SectionProps) {
  const { t } = useTranslation('organiser');
  return (
    <FormSection title={t('edition.sections.prices')} lead={t('edition.leads.prices')}>
      {OFFERS.map((offer) => (
        <FieldRow key={offer}>
          <FormField {...bind(`prices.${offer}`)} required code="text" />
          <FormField {...bind(`euroPrices.${offer}`)} required code="text" />
        </FieldRow>
      ))}
      <CheckField {...bind('euroPrices.sample')} />
      <FieldRow>
        <CheckField {...bind('currencies.DZD')} />
        <CheckField {...bind('currencies.EUR')} />
      </FieldRow>
    </FormSection>
  );
}

/** Value-added tax, and the stamp duty of cash payments. */
export function TaxesSection({ bind, rates }: SectionProps & { rates: number }) {
  const { t } = useTranslation('organiser');
  const positions = Array.from({ length: rates }, (_none, position) => position);
  return (
    <FormSection title={t('edition.sections.taxes')} lead={t('edition.leads.taxes')}>
      <FieldRow>
        <FormField {...bind('vatPercent')} required code="numeric" />
        <FormField {...bind('stampDuty.portion')} required code="numeric" />
        <FormField {...bind('stampDuty.exemptUpTo')} required code="numeric" />
        <FormField {...bind('stampDuty.leastDuty')} required code="numeric" />
      </FieldRow>
      {positions.map((position) => (
        <FieldRow key={position}>
          <FormField
            {...bind(`stampDuty.rates.${position}.upTo`)}
            hint={position === rates - 1 ? t('edition.hints.lastRate') : ''}
            code="numeric"
          />
          <FormField
            {...bind(`stampDuty.rates.${position}.dinarsPerHundredPortions`)}
            required
            code="numeric"
          />
        </FieldRow>
      ))}
    </FormSection>
  );
}

export function DeadlinesSection({ bind }: SectionProps) {
  const { t } = useTranslation('organiser');
  return (
    <FormSection title={t('edition.sections.deadlines')} lead={t('edition.leads.deadlines')}>
      <FieldRow>
        <FormField {...bind('deadlines.documents')} required code="numeric" />
        <FormField {...bind('deadlines.payment')} required code="numeric" />
        <FormField {...bind('deadlines.supplies')} required code="numeric" />
      </FieldRow>
    </FormSection>
  );
}

/** Where exhibitors pay. */
export function BankSection({ bind }: SectionProps) {
  const { t } = useTranslation('organiser');
  return (
    <FormSection title={t('edition.sections.bank')} lead={t('edition.leads.bank')}>
      <FieldRow>
        <FormField {...bind('bank.holder')} required />
        <FormField {...bind('bank.bank')} required />
        <FormField {...bind('bank.rib')} required code="text" />
        <FormField {...bind('bank.iban')} code="text" />
        <FormField {...bind('bank.bic')} code="text" />
      </FieldRow>
      <CheckField {...bind('bank.sample')} />
    </FormSection>
  );
}

/** How to reach the agency, and where it is on the web. */
export function ContactSection({ bind }: SectionProps) {
  const { t } = useTranslation('organiser');
  return (
    <FormSection title={t('edition.sections.contact')} lead={t('edition.leads.contact')}>
      <FieldRow>
        <FormField {...bind('contact.agency')} required />
        <FormField {...bind('contact.email')} required type="email" />
        <FormField {...bind('contact.phones')} required lines={3} hint={t('edition.hints.lines')} />
        <FormField
          {...bind('contact.addressLines')}
          required
          lines={3}
          hint={t('edition.hints.lines')}
        />
      </FieldRow>
      <FormField {...bind('contact.website')} required type="url" />
      <FormField {...bind('contact.chat')} required type="url" />
      <FormField {...bind('contact.document')} required type="url" />
      <FieldRow>
        {SOCIAL_NETWORKS.map((network) => (
          <FormField key={network} {...bind(`contact.social.${network}`)} type="url" />
        ))}
      </FieldRow>
      <CheckField {...bind('contact.sample')} />
    </FormSection>
  );
}

/** What the legal notice and the page on personal data say of the agency. */
export function LegalSection({ bind }: SectionProps) {
  const { t } = useTranslation('organiser');
  return (
    <FormSection title={t('edition.sections.legal')} lead={t('edition.leads.legal')}>
      <FieldRow>
        {LEGAL_FACTS.map((fact) => (
          <FormField key={fact} {...bind(`legal.${fact}`)} />
        ))}
      </FieldRow>
    </FormSection>
  );
}
