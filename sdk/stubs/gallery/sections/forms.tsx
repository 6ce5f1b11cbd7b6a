import { ConfirmDialog } from '@mosta/shared/forms/confirm-dialog';
import { ConsentField } from '@mosta/shared/forms/consent-field';
import { FoundDraft } from '@mosta/shared/forms/draft-keeper';
import { ErrorSummary } from '@mosta/shared/forms/error-summary';
import { FormCard } from '@mosta/shared/forms/form-card';
import { FieldRow, FormField } from '@mosta/shared/forms/form-field';
import { FormSection } from '@mosta/shared/forms/form-section';
import { OverNotice } from '@mosta/shared/forms/over-notice';
import { PasswordField } from '@mosta/shared/forms/password-field';
import { PhoneField } from '@mosta/shared/forms/phone-field';
import { RadioCards } from '@mosta/shared/forms/radio-cards';
import { RadioField } from '@mosta/shared/forms/radio-field';
import { Button } from '@mosta/shared/ui';
import { useState } from 'react';
import { Group, Specimen } from '../specimen';
import type { SectionProps } from './section-props';

const OPTIONS = [
  { value: 'bare', label: 'Stand nu', text: 'La surface seule.' },
  { value: 'fitted', label: 'Stand équipé', text: 'Cloisons, éclairage, mobilier.' },
];

/** A field outside of a form: what `register` of react-hook-form returns. */
const sample = (name: string) => ({
  name: `gallery-${name}`,
  onChange: async () => undefined,
  onBlur: async () => undefined,
  ref: () => undefined,
});

/** The parts of forms: fields in their states, groups, and what surrounds them. */
export function Forms(props: SectionProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Group {...props}>
      <Specimen
        code="FormCard · FieldRow · FormField"
        note="Indication, erreur, constat, lecture seule"
      >
        <FormCard title="Votre société" lead="Ces données figurent sur le devis.">
          <FieldRow>
            <FormField
              field={sample('company')}
              label="Société"
              message=""
              hint="Comme au registre."
              required
            />
            <FormField
              field={sample('email')}
              label="E-mail"
              type="email"
              message="Indiquez une adresse."
            />
            <FormField
              field={sample('city')}
              label="Ville"
              message=""
              notice="Wilaya de Mostaganem"
            />
            <FormField field={sample('account')} label="Compte" message="" readOnly />
          </FieldRow>
          <FormField field={sample('text')} label="Message" message="" lines={3} />
        </FormCard>
      </Specimen>
      <Specimen code="OverNotice" note="Une fois le salon terminé, et rien avant">
        <OverNotice />
      </Specimen>
      <Specimen code="FormSection · PasswordField · PhoneField">
        <FormSection title="Accès" lead="Pour votre espace exposant.">
          <PasswordField
            field={sample('password')}
            label="Mot de passe"
            message=""
            hint="Douze caractères au moins."
            autoComplete="new-password"
          />
          <PhoneField
            field={sample('phone')}
            label="Téléphone"
            message=""
            onNormalised={() => undefined}
          />
        </FormSection>
      </Specimen>
      <Specimen code="RadioCards · RadioField" note="Normal, puis erreur">
        <RadioCards
          id="gallery-radio"
          legend="Formule"
          options={OPTIONS}
          bind={() => ({ name: 'gallery-radio', defaultChecked: false })}
        />
        <RadioField
          field={sample('radio')}
          legend="Formule"
          options={OPTIONS}
          message="Choisissez une formule."
          required
        />
      </Specimen>
      <Specimen code="ConsentField" note="Normal, puis erreur">
        <ConsentField field={sample('consent')} message="">
          Vos données servent à traiter cette demande et sont conservées un an.
        </ConsentField>
        <ConsentField field={sample('consent-wrong')} message="Votre accord est nécessaire.">
          Vos données servent à traiter cette demande et sont conservées un an.
        </ConsentField>
      </Specimen>
      <Specimen code="FoundDraft" note="Brouillon retrouvé, puis brouillon illisible">
        <FoundDraft
          found={{ values: {}, setAside: false }}
          restored="Votre brouillon est revenu ; les fichiers sont à joindre de nouveau."
        />
        <FoundDraft found={{ values: null, setAside: true }} restored="" />
      </Specimen>
      <Specimen code="ErrorSummary">
        <ErrorSummary
          attempt={0}
          problems={[
            { name: 'gallery-email', label: 'E-mail', message: 'Indiquez une adresse.' },
            { name: 'gallery-radio', label: 'Formule', message: 'Choisissez une formule.' },
          ]}
        />
      </Specimen>
      <Specimen code="ConfirmDialog" row>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Ouvrir la question
        </Button>
        <ConfirmDialog
          open={open}
          title="Retirer ce stand ?"
          text="Il sera de nouveau proposé aux autres exposants."
          confirm="Retirer"
          cancel="Garder"
          onConfirm={close}
          onCancel={close}
        />
      </Specimen>
    </Group>
  );
}
