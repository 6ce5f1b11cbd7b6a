import { removeDraft } from '@mosta/shared/forms/draft';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import {
  AppError,
  refreshHolds,
  refreshParticipations,
  refreshReservations,
  signIn,
  toAppError,
  useQueryClient,
} from '@mosta/shared/queries';
import type { LoginInput } from '@mosta/shared/schemas/account.schema';
import type { ParticipationAnswer } from '@mosta/shared/schemas/participation-form.schema';
import { useErrorText } from '@mosta/shared/shell';
import { showToast } from '@mosta/shared/toast';
import { startOver } from '../simulation/state/simulation-actions';
import { completeAccount, sendParticipation } from './state/participation.queries';
import { DRAFT, type ParticipationOutput } from './state/participation-values';
import type { HeldStands } from './state/use-held-stands';
import type { JoinedQuote } from './state/use-joined-quote';
import type { ParticipationForm } from './state/use-participation-form';

export type Sent = {
  answer: ParticipationAnswer;
  /** Codes of the stands that were asked for, in the order of the request. */
  stands: readonly string[];
  /** How the account that was just made is opened; null for whoever is signed in. */
  credentials: LoginInput | null;
};

type SendingOptions = {
  participation: ParticipationForm;
  quote: JoinedQuote;
  held: HeldStands;
  onSent: (sent: Sent) => void;
};

/** Sends the form with the quote and the stands that go along. Draft and simulation are cleared once it has arrived. */
export function useParticipationSending({ participation, quote, held, onSent }: SendingOptions) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { form, asked, nameless } = participation;

  async function deliver(output: ParticipationOutput): Promise<Sent> {
    const { email, password, prenom } = output.exhibitor;
    if (asked === 'current') await signIn({ email, password }).catch(refusePassword);
    if (asked === 'none' && nameless) await completeAccount(prenom);
    const signedIn = asked !== 'new';
    const secret = await quote.secret(output.payment, signedIn);
    const stands = held.joined();
    const holds = stands.map(({ _id }) => _id);
    const answer = await sendParticipation(output, { quote: secret, holds }, signedIn);
    if (secret !== null) startOver();
    return {
      answer,
      stands: stands.map(({ code }) => code),
      credentials: signedIn ? null : { email, password },
    };
  }

  /** Reports an address that is taken at its own field. */
  function refuse(error: unknown): never {
    showToast(t('participationForm.toast.failure'), 'error');
    const refused = toAppError(error);
    // the lost answer may have been a success: the own participations show whether it was
    if (refused.status === 0 && asked === 'none') {
      void refreshParticipations(client);
    }
    if (refused.code !== 'EMAIL_TAKEN') throw refused;
    const { code, status, message } = refused;
    throw new AppError({
      ...{ code, status, message, cause: error },
      fields: { 'exhibitor.email': errorText(refused) },
    });
  }

  function refusePassword(error: unknown): never {
    const { code, status, message } = toAppError(error);
    const wrong = code === 'INVALID_CREDENTIALS';
    throw new AppError({
      ...{ code, status, message, cause: error },
      fields: wrong ? { 'exhibitor.password': t('participationForm.wrongPassword') } : {},
    });
  }

  return useFormSending({
    form,
    async send(output) {
      const sent = await deliver(output).catch(refuse);
      removeDraft(DRAFT);
      showToast(t('participationForm.toast.success'), 'success');
      void refreshParticipations(client);
      void refreshHolds(client);
      void refreshReservations(client);
      onSent(sent);
    },
  });
}
