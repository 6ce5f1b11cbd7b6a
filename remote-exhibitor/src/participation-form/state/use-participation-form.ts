import { valibotResolver } from '@hookform/resolvers/valibot';
import { readDraft } from '@mosta/shared/forms/draft';
import type { FormFieldProps } from '@mosta/shared/forms/form-field';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useTranslation } from '@mosta/shared/i18n';
import { PASSWORD_MAX, PASSWORD_MIN, type User } from '@mosta/shared/schemas/account.schema';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import { useEffect, useRef, useState } from 'react';
import { get, useForm, useWatch } from 'react-hook-form';
import { fieldErrorOf } from '../../forms/field-error';
import { currentSimulation } from '../../simulation/state/simulation.store';
import { useAccount, useExhibitor } from './participation.queries';
import {
  type AskedPassword,
  DRAFT,
  draftOf,
  EMPTY_DRAFT,
  FIELD_NAMES,
  type FieldName,
  formSchema,
  type ParticipationDraft,
  type ParticipationOutput,
  type ParticipationValues,
} from './participation-values';
import { takenOver } from './taken-over';

/** What a field of the form needs, by its name. */
export type Bind = (name: FieldName) => Pick<FormFieldProps, 'field' | 'label' | 'message'>;
export type ParticipationForm = ReturnType<typeof useParticipationForm>;

/**
 * The participation form's state: begun with the draft of this device, and with the account of whoever is signed in.
 * @param before a participation of a former edition; its company is taken over where there is no draft
 */
export function useParticipationForm(before?: Participation) {
  const { t } = useTranslation('exhibitor');
  const messageOf = useFieldMessage({
    namespace: 'exhibitor',
    key: 'participationForm.validation',
    values: { min: PASSWORD_MIN, max: PASSWORD_MAX },
  });
  const user = useExhibitor();
  const account = useAccount().data?.user;
  const nameless = account !== undefined && !account.prenom;
  const identity = user && { ...user, ...account };
  const expiredEmail = useExpiredEmail(user?.email ?? null);
  const [found] = useState(() => readDraft(DRAFT));
  // the way of paying that was simulated is carried over
  const [untouched] = useState(() =>
    draftOf(
      { ...(before ? takenOver(before) : EMPTY_DRAFT), payment: currentSimulation().payment },
      false,
    ),
  );
  const [generation, setGeneration] = useState(0);

  function askedFor(email: string): AskedPassword {
    if (user) return 'none';
    return expiredEmail !== null && email.trim().toLowerCase() === expiredEmail ? 'current' : 'new';
  }
  const form = useForm<ParticipationValues, unknown, ParticipationOutput>({
    resolver: (values, context, options) =>
      valibotResolver(formSchema(askedFor(values.exhibitor.email)))(values, context, options),
    defaultValues: begin(found.values ?? untouched, user),
    // otherwise the first wrong field hides the rules that span the company: its numbers and its type
    criteriaMode: 'all',
    shouldFocusError: false,
  });
  const email = useWatch({ control: form.control, name: 'exhibitor.email' });
  const { errors } = form.formState;
  const { setValue } = form;

  useEffect(() => {
    if (identity?.email === undefined) return;
    setValue('exhibitor.email', identity.email);
    setValue('exhibitor.nom', identity.nom);
    if (identity.prenom) setValue('exhibitor.prenom', identity.prenom);
    setValue('exhibitor.password', '');
  }, [identity?.email, identity?.nom, identity?.prenom, setValue]);

  function message(name: FieldName): string {
    return messageOf(name, fieldErrorOf(get(errors, name)));
  }
  const label = (name: FieldName) => t(`participationForm.fields.${name}`);

  return {
    form,
    /** The draft that this device had stored; a notice above the form shows it. */
    found,
    /** The edition whose company the form began with; null where it began with another. */
    year: (found.values === null && before?.edition) || null,
    /** What a draft of the form holds while nobody has typed. */
    untouched,
    /** The account that the participation goes to; null for a visitor. */
    identity,
    /** The account has no first name yet: it takes the typed one. */
    nameless,
    /** Address whose session expired while the form was open. */
    expiredEmail,
    asked: askedFor(email),
    message,
    bind: ((name) => ({
      field: form.register(name),
      label: label(name),
      message: message(name),
    })) satisfies Bind,
    problems: FIELD_NAMES.map((name) => ({
      name,
      label: label(name),
      message: message(name),
    })).filter((problem) => problem.message !== ''),
    /** Changes when the form is emptied: its fields are then drawn anew. */
    generation,
    /** Empties the form; what comes from the account stays. */
    empty() {
      form.reset(begin(untouched, identity));
      setGeneration((count) => count + 1);
    },
  };
}

/** The address of a session that expired while the page was open, until another begins. */
function useExpiredEmail(current: string | null): string | null {
  const last = useRef(current);
  const [expired, setExpired] = useState<string | null>(null);
  useEffect(() => {
    setExpired(current === null ? last.current : null);
    if (current !== null) last.current = current;
  }, [current]);
  return expired;
}

/** A form's first values: a draft, with the account of whoever is signed in. */
function begin({ exhibitor, ...rest }: ParticipationDraft, identity: User | null) {
  const { nom, prenom, email } = identity ?? exhibitor;
  return {
    ...rest,
    exhibitor: { ...exhibitor, nom, prenom: prenom ?? exhibitor.prenom, email, password: '' },
  };
}
