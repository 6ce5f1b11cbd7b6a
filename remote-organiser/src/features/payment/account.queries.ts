import { authClient, downloadFile } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import {
  type CreditInput,
  type IssuedDocument,
  type IssueInput,
  issuedDocumentSchema,
  type RefundInput,
} from '@mosta/shared/schemas/issued.schema';
import { reservationAccountSchema } from '@mosta/shared/schemas/reservation-account.schema';
import { receivedPaymentSchema } from '@mosta/shared/schemas/statement.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';
import { useSendingKey } from '../../use-sending-key';

const pathOf = (reservation: string, what: string) =>
  `v1/organizer/reservation/${encodeURIComponent(reservation)}/${what}`;

/** What a reservation costs, what came and went for it, and its documents. */
export function useAccount(reservation: string) {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'account', reservation],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(pathOf(reservation, 'account'), { signal });
        return v.parse(reservationAccountSchema, data);
      },
    }),
  );
}

/** Issues an invoice or a proforma. */
export function useIssue(reservation: string) {
  const refresh = useRefreshOrganisation();
  const keys = { invoice: useSendingKey(), proforma: useSendingKey() };
  return useMutation({
    mutationFn: async (kind: IssueInput['kind'], signal) => {
      const { key, renew } = keys[kind];
      const body: IssueInput = { kind, key };
      const { data } = await authClient.post<unknown>(pathOf(reservation, 'issue'), body, {
        signal,
      });
      renew();
      return v.parse(issuedDocumentSchema, data);
    },
    onSettled: refresh,
  });
}

/** Takes back an invoice, or a part of it. */
export function useCredit(invoice: string) {
  const refresh = useRefreshOrganisation();
  const { key } = useSendingKey();
  return useMutation({
    mutationFn: async (credit: Omit<CreditInput, 'key'>, signal) => {
      const path = `v1/organizer/issued/${encodeURIComponent(invoice)}/credit`;
      const { data } = await authClient.post<unknown>(path, { ...credit, key }, { signal });
      v.parse(issuedDocumentSchema, data);
    },
    onSettled: refresh,
  });
}

/** Writes down money that went back. */
export function useRefund(reservation: string) {
  const refresh = useRefreshOrganisation();
  const { key } = useSendingKey();
  return useMutation({
    mutationFn: async (refund: Omit<RefundInput, 'key'>, signal) => {
      const path = pathOf(reservation, 'refund');
      const { data } = await authClient.post<unknown>(path, { ...refund, key }, { signal });
      v.parse(receivedPaymentSchema, data);
    },
    onSettled: refresh,
  });
}

/** Saves a document as PDF, in the language of the page. */
export function useIssuedPdf() {
  return useMutation({
    mutationFn: ({ _id, reference }: IssuedDocument, signal) =>
      downloadFile(`v1/organizer/issued/${encodeURIComponent(_id)}/pdf`, {
        ...{ name: `${reference}.pdf`, signal },
      }),
  });
}
