import { useSession, useSessionExpired } from '@mosta/shared/auth';
import { countryName } from '@mosta/shared/domain/country-name';
import type { StandChoice } from '@mosta/shared/domain/stand-choice';
import { authClient, plainClient } from '@mosta/shared/http';
import {
  ownHoldsQuery,
  ownParticipationsQuery,
  useFollowHolds,
  useQuery,
} from '@mosta/shared/queries';
import type { User } from '@mosta/shared/schemas/account.schema';
import {
  type ParticipationAnswer,
  participationAnswerSchema,
} from '@mosta/shared/schemas/participation-form.schema';
import {
  type QuoteCreated,
  type QuoteInput,
  quoteCreatedSchema,
} from '@mosta/shared/schemas/quote.schema';
import * as v from 'valibot';
import { ownAccountQuery } from '../../account.queries';
import type { ParticipationOutput } from './participation-values';

/** The signed-in exhibitor; an organiser who looks at the form is nobody here, nor is a session that has expired. */
export function useExhibitor(): User | null {
  const session = useSession();
  const expired = useSessionExpired();
  return session?.role === 'Exhibitor' && !expired ? session.user : null;
}

/** The account as the service knows it; asking also shows whether the session still holds. */
export function useAccount() {
  return useQuery(ownAccountQuery(useExhibitor()?._id));
}

export function useOwnParticipations() {
  return useQuery(ownParticipationsQuery(useExhibitor()?._id));
}

/** One's own holds on stands, the first to end first. */
export function useOwnHolds() {
  const holds = useQuery(ownHoldsQuery(useExhibitor()?._id));
  useFollowHolds(holds.data);
  return holds;
}

/** Both calls accept the absence of a caller, and a token that has expired would only be refused. */
function clientOf(signedIn: boolean) {
  return signedIn ? authClient : plainClient;
}

export type Sending = {
  /** Leaves the password out, which nobody was asked for. */
  signedIn: boolean;
  signal: AbortSignal;
};

/** Makes a quote of a simulation; a participation takes it along by its secret. */
export async function createQuote(
  input: QuoteInput,
  { signedIn, signal }: Sending,
): Promise<QuoteCreated> {
  const { data } = await clientOf(signedIn).post<unknown>('v1/quote', input, { signal });
  return v.parse(quoteCreatedSchema, data);
}

/** Writes the first name into an account that has none: the participation takes names from there. */
export async function completeAccount(prenom: string, signal: AbortSignal): Promise<void> {
  await authClient.patch('v1/account', { prenom }, { signal });
}

/** The choice that goes with a participation: the secret of a quote, and identifiers of one's own options. */
export type Choice = {
  quote: string | null;
  holds: readonly string[];
  standChoice?: StandChoice | undefined;
};

/** Posts the form (specification, section 7). */
export async function sendParticipation(
  { exhibitor, exhibitionCompany, payment, consent }: ParticipationOutput,
  { quote, holds, standChoice }: Choice,
  { signedIn, signal }: Sending,
): Promise<ParticipationAnswer> {
  const { password, ...person } = exhibitor;
  const { pays } = exhibitionCompany;
  const { data } = await clientOf(signedIn).post<unknown>(
    'v1/temp',
    {
      exhibitor: signedIn ? person : { ...person, password },
      // countries are stored by their French names, as mails and documents print them
      exhibitionCompany: { ...exhibitionCompany, pays: pays && countryName(pays, 'fr') },
      tempReservation: {
        ...(quote === null ? {} : { quote }),
        ...(holds.length === 0 ? {} : { holds }),
        ...(standChoice === undefined ? {} : { standChoice }),
      },
      payment,
      consent,
    },
    { signal },
  );
  return v.parse(participationAnswerSchema, data);
}
