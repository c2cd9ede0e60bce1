import { jest } from '@jest/globals';
import { ApiProblem, createApi, problemFrom, unwrap } from './index';

const answer = (status: number, body: unknown, type = 'application/problem+json') =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: { 'content-type': type } });

describe('problemFrom', () => {
  it('reads every field of a problem', () => {
    const errors = [{ pointer: '/stops/0/postalCode', code: 'UNKNOWN_POSTAL_CODE', message: 'No such postal code.' }];
    const problem = problemFrom(422, {
      code: 'VALIDATION_FAILED',
      detail: 'Check the fields.',
      errors,
      params: { limit: 5 },
    });
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      detail: 'Check the fields.',
      errors,
      params: { limit: 5 },
      digest: undefined,
    });
  });

  it.each([[undefined], ['<html>Bad gateway</html>'], [null], [[]]])(
    'makes a problem of a body that is none: %j',
    (body) => {
      expect(problemFrom(502, body)).toMatchObject({
        status: 502,
        code: 'UNKNOWN',
        detail: 'The server answered 502.',
        errors: [],
      });
    },
  );

  it('keeps the digest of a server failure', () => {
    expect(problemFrom(500, { title: 'Internal error', code: 'INTERNAL', digest: '1a2b3c4d' })).toMatchObject({
      detail: 'Internal error',
      digest: '1a2b3c4d',
    });
  });
});

describe('createApi and unwrap', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  const call = (response: Response) => {
    const onUnauthorized = jest.fn();
    const onCompanyLost = jest.fn();
    const sent: Request[] = [];
    globalThis.fetch = async (input) => {
      sent.push(input as Request);
      return response;
    };
    const api = createApi({ baseUrl: 'http://localhost', onUnauthorized, onCompanyLost });
    return { result: unwrap(api.GET('/api/v1/auth/session')), onUnauthorized, onCompanyLost, sent };
  };

  it('gives the data of a success and sends the session cookie to the own origin only', async () => {
    const { result, sent, onUnauthorized } = call(answer(200, { user: { id: 'usr_1' } }, 'application/json'));
    await expect(result).resolves.toMatchObject({ user: { id: 'usr_1' } });
    expect(sent[0]).toMatchObject({ url: 'http://localhost/api/v1/auth/session', credentials: 'same-origin' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('asks for texts in the language of the screens', async () => {
    document.documentElement.lang = 'fr-CA';
    const { result, sent } = call(answer(200, {}, 'application/json'));
    await result;
    document.documentElement.lang = '';
    expect(sent[0]?.headers.get('Accept-Language')).toBe('fr-CA');
  });

  it('tells of a dead session and still throws', async () => {
    const { result, onUnauthorized } = call(answer(401, { code: 'UNAUTHENTICATED', detail: 'Sign in.' }));
    await expect(result).rejects.toMatchObject({ name: 'ApiProblem', status: 401, code: 'UNAUTHENTICATED' });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['NO_ACTIVE_COMPANY', 1],
    ['FACTOR_SETUP_REQUIRED', 1],
    ['FORBIDDEN', 0],
  ])('%s tells of a lost company %i times and still throws', async (code, times) => {
    const { result, onCompanyLost } = call(answer(403, { code, detail: 'Choose a company to continue.' }));
    await expect(result).rejects.toMatchObject({ status: 403, code });
    expect(onCompanyLost).toHaveBeenCalledTimes(times);
  });

  it('throws a problem for an answer that is no JSON', async () => {
    const { result } = call(answer(502, '<html>Bad gateway</html>', 'text/html'));
    await expect(result).rejects.toMatchObject({ status: 502, code: 'UNKNOWN' });
  });
});
