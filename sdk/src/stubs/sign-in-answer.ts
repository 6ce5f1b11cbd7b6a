import { roleOfToken, sampleSession } from '@mosta/shared/testing/sample-session';
import * as v from 'valibot';

const renewalSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ refreshToken: v.pipe(v.string(), v.transform(roleOfToken)) }),
);

/**
 * What lets somebody in, and keeps them in, where there is no service: whoever signs in is the sample exhibitor, a sample
 * session is renewed as it was, and there is no news for anybody.
 * @param call method and path
 * @returns undefined for every other call
 */
export function signInAnswer(call: string, body: string): unknown {
  switch (call) {
    case 'POST /auth/login':
      return sampleSession('Exhibitor');
    case 'POST /auth/refresh-tokens': {
      const renewal = v.safeParse(renewalSchema, body);
      const role = renewal.success ? renewal.output.refreshToken : undefined;
      return role && sampleSession(role);
    }
    case 'POST /auth/logout':
      return {};
    case 'GET /v1/notification':
      return [];
    case 'GET /v1/notification/unread':
      return { unread: 0 };
    default:
      return undefined;
  }
}
