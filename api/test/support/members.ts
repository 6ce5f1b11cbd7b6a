import type { SessionAnswer } from '@mosta/shared/schemas/account.schema';
import { memberListSchema } from '@mosta/shared/schemas/member.schema';
import type { LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { makeParticipation } from '../safety/support/rows';
import { linkTokenOf, mailsTo, nextMailTo } from './mailbox';
import { bearer, startTestApp, type TestApp } from './test-app';

/** The calls about the people who act for an exhibitor. */
export function memberCalls(service: TestApp) {
  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    session: SessionAnswer,
    payload?: object,
  ): Promise<LightMyRequestResponse> =>
    service.app.inject({ method, url, headers: bearer(session), ...(payload ? { payload } : {}) });
  const invite = (by: SessionAnswer, email: string) =>
    call('POST', '/v1/invitation', by, { email });
  const accept = (by: SessionAnswer, token: string) =>
    call('POST', '/v1/invitation/accept', by, { token });

  /** Invites an address that was never invited before. @returns the token of its link */
  async function invited(by: SessionAnswer, email: string): Promise<string> {
    await invite(by, email);
    return linkTokenOf((await nextMailTo(service, email, /invitation=/)).text, 'invitation');
  }

  return {
    call,
    invite,
    invited,
    accept,
    open: (token: string): Promise<LightMyRequestResponse> =>
      service.app.inject({ method: 'POST', url: '/v1/invitation/open', payload: { token } }),
    /** Signs somebody up who acts for the same exhibitor. */
    async join(owner: SessionAnswer, email: string): Promise<SessionAnswer> {
      const session = await service.signup(email);
      const answer = await accept(session, await invited(owner, email));
      if (answer.statusCode !== 204) throw new Error(answer.body);
      return session;
    },
    list: async (by: SessionAnswer) =>
      v.parse(memberListSchema, (await call('GET', '/v1/member', by)).json()),
    remove: (by: SessionAnswer, who: SessionAnswer) =>
      call('DELETE', `/v1/member/${who.user._id}`, by),
    handOver: (by: SessionAnswer, to: SessionAnswer) =>
      call('POST', `/v1/member/${to.user._id}/owner`, by),
    leave: (by: SessionAnswer) => call('POST', '/v1/member/leave', by),
    /** How many invitations an address was mailed. */
    invitationsTo: (email: string) =>
      mailsTo(service, email).filter(({ text }) => text.includes('invitation=')).length,
  };
}

/** The service for people who act for one exhibitor, who sign in more often than people do. */
export async function startMemberService(name: string) {
  const service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  let counter = 0;
  const anAddress = () => {
    counter += 1;
    return `${name}-${counter}@exemple.dz`;
  };
  return {
    service,
    calls: memberCalls(service),
    /** An address that nobody else has. */
    anAddress,
    newOwner: () => service.signup(anAddress()),
    participationOf: ({ user }: SessionAnswer) =>
      makeParticipation(service, { id: user._id, headers: { authorization: '' } }),
  };
}
