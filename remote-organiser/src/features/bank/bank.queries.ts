import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import {
  type BankConfirm,
  type BankLine,
  type BankLineState,
  bankConfirmedSchema,
  bankLinePageSchema,
  bankLineSchema,
  type StatementLayout,
  statementPreviewSchema,
  statementTakenSchema,
} from '@mosta/shared/schemas/bank.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';

const LINES = 'v1/organizer/bank/line';
const STATEMENT = 'v1/organizer/bank/statement';

/** Lines of a page: few enough to be confirmed together. */
export const PER_PAGE = 25;

/** A page of the lines in a state; the one before stays until it is there. */
export function useBankLines(state: BankLineState, page: number) {
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'bank', 'lines', state, page],
      queryFn: async ({ signal }) => {
        const offset = String((page - 1) * PER_PAGE);
        const params = { state, offset, limit: String(PER_PAGE) };
        const { data } = await authClient.get<unknown>(LINES, { signal, params });
        return v.parse(bankLinePageSchema, data);
      },
    }),
    placeholderData: (before) => before,
  });
}

/** A file of the bank, and how it is to be read. */
export type Statement = { file: File; layout: StatementLayout };

/** 2 MB over a slow line. */
const UPLOAD_TIMEOUT_MS = 2 * 60_000;

function bodyOf({ file, layout }: Statement): FormData {
  const body = new FormData();
  body.append('layout', JSON.stringify(layout));
  body.append('file', file, file.name);
  return body;
}

/** Says what a statement would bring. */
export function useStatementPreview() {
  return useMutation({
    mutationFn: async (statement: Statement, signal) => {
      const { data } = await authClient.post<unknown>(`${STATEMENT}/preview`, bodyOf(statement), {
        ...{ signal, timeout: UPLOAD_TIMEOUT_MS },
      });
      return v.parse(statementPreviewSchema, data);
    },
  });
}

/** Takes the new credits of a statement. */
export function useTakeStatement() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (statement: Statement, signal) => {
      const { data } = await authClient.post<unknown>(STATEMENT, bodyOf(statement), {
        ...{ signal, timeout: UPLOAD_TIMEOUT_MS },
      });
      return v.parse(statementTakenSchema, data);
    },
    onSettled: refresh,
  });
}

/** Writes lines down as payments. */
export function useConfirmLines() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (confirm: BankConfirm, signal) => {
      const { data } = await authClient.post<unknown>(`${LINES}/confirm`, confirm, { signal });
      return v.parse(bankConfirmedSchema, data).results;
    },
    onSettled: refresh,
  });
}

type Step = { line: BankLine; step: 'aside' | 'reopen'; note?: string };

/** Puts a line aside, or takes it back. */
export function useStepLine() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async ({ line, step, note }: Step, signal) => {
      const body = { version: line.version, ...(step === 'aside' ? { note } : {}) };
      const path = `${LINES}/${encodeURIComponent(line._id)}/${step}`;
      const { data } = await authClient.post<unknown>(path, body, { signal });
      v.parse(bankLineSchema, data);
    },
    onSettled: refresh,
  });
}
