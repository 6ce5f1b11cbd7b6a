/** @jest-environment @mosta/portal-sdk/jest/page */
import { AxiosError } from 'axios';
import * as v from 'valibot';
import { buildProblem } from '../testing/factories';
import { answers, HttpResponse, http, isUnreachable, setupApi } from '../testing/handlers';
import { toAppError } from './app-error';
import { plainClient } from './clients';

const api = setupApi();

async function failureOf() {
  return plainClient.get('v1/x').then(
    () => null,
    (error: unknown) => toAppError(error),
  );
}

describe('toAppError', () => {
  it('reads a problem document', async () => {
    const problem = buildProblem(400, 'INVALID_INPUT', {
      detail: 'Certaines informations sont à corriger.',
      errors: [{ path: 'email', message: 'Cette adresse e-mail est incomplète.' }],
    });
    api.use(answers('get', '/v1/x', problem, { status: 400 }));
    expect(await failureOf()).toMatchObject({
      code: 'INVALID_INPUT',
      status: 400,
      message: 'Certaines informations sont à corriger.',
      fields: { email: 'Cette adresse e-mail est incomplète.' },
    });
  });

  it.each([
    ['90', 90],
    ['0', undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])('knows when another attempt is worth making: %s', async (header, seconds) => {
    api.use(
      http.get('/v1/x', () =>
        HttpResponse.json(buildProblem(429, 'TOO_MANY_REQUESTS'), {
          status: 429,
          headers: { 'retry-after': header },
        }),
      ),
    );
    expect((await failureOf())?.retryAfter).toBe(seconds);
  });

  it('knows a network failure', async () => {
    api.use(isUnreachable('get', '/v1/x'));
    expect(await failureOf()).toMatchObject({ code: 'NETWORK', status: 0 });
  });

  it('knows a call that took too long', () => {
    // the intercepted network has no clock of its own: axios' error for it stands in
    const error = new AxiosError('timeout of 20000ms exceeded', AxiosError.ECONNABORTED);
    expect(toAppError(error)).toMatchObject({ code: 'TIMEOUT', status: 0 });
  });

  it('keeps the status of an answer that is not a problem document', async () => {
    api.use(answers('get', '/v1/x', '<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failureOf()).toMatchObject({ code: 'UNKNOWN', status: 502 });
  });

  it('knows an answer that does not fit its schema, and leaves an AppError alone', () => {
    const error = toAppError(catchParse());
    expect(error.code).toBe('INVALID_ANSWER');
    expect(toAppError(error)).toBe(error);
  });
});

function catchParse(): unknown {
  try {
    return v.parse(v.string(), 1);
  } catch (error) {
    return error;
  }
}
