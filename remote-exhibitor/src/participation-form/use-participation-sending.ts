import type { StandChoice } from '@mosta/shared/domain/stand-choice';
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
  /** What is to happen to a stand of another size than the quote, where there is one. */
  standChoice: StandChoice | undefined;
  onSent: (sent: Sent) => void;
};

/** Sends the form with the quote and the stands that go along. Draft and simulation are cleared once it has arrived. */
export function useParticipationSending(options: SendingOptions) {
  const { participation, quote, held, standChoice, onSent } = options;
  const { t } = useTranslation('exhibitor');
  const client = useQueryClient();
  const { form, asked, nameless } = participation;

  async function deliver(output: ParticipationOutput, signal: AbortSignal): Promise<Sent> {
    const { email, password, prenom } = output.exhibitor;
    if (asked === 'current') await signIn({ email, password }, signal).catch(refusePassword);
    if (asked === 'none' && nameless) await completeAccount(prenom, signal);
    const signedIn = asked !== 'new';
    const sending = { signedIn, signal };
    const secret = await quote.secret(output.payment, sending);
    const stands = held.joined();
    const holds = stands.map(({ _id }) => _id);
    const answer = await sendParticipation(output, { quote: secret, holds, standChoice }, sending);
    if (secret !== null) startOver();
    return {
      answer,
      stands: stands.map(({ code }) => code),
      credentials: signedIn ? null : { email, password },
    };
  }

  function refuse(error: unknown): never {
    showToast(t('participationForm.toast.failure'), 'error');
    const refused = toAppError(error);
    // the lost answer may have been a success: the own participations show whether it was
    if (refused.status === 0 && asked === 'none') {
      void refreshParticipations(client);
    }
    throw refused;
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
    async send(output, signal) {
      const sent = await deliver(output, signal).catch(refuse);
      removeDraft(DRAFT);
      showToast(t('participationForm.toast.success'), 'success');
      void refreshParticipations(client);
      void refreshHolds(client);
      void refreshReservations(client);
      onSent(sent);
    },
  });
}
