import { ApiProblem, createApi, unwrap } from '@lading/api-client';
import { mockApi, problem } from './index';

const api = createApi({ baseUrl: 'http://localhost', onUnauthorized: () => undefined });

test('answers by route and records path parameters, query and body', async () => {
  const mock = mockApi({
    'GET /api/v1/contacts': { body: { items: [], nextCursor: null } },
    'POST /api/v1/auth/password-reset': ({ body }) => {
      expect(body.email).toBe('rosa@riverside.test');
      return { status: 202, body: { message: 'Check your mail.' } };
    },
    'DELETE /api/v1/contacts/{id}': {},
  });
  await unwrap(api.GET('/api/v1/contacts', { params: { query: { q: 'acme' } } }));
  await unwrap(api.POST('/api/v1/auth/password-reset', { body: { email: 'rosa@riverside.test' } }));
  await unwrap(api.DELETE('/api/v1/contacts/{id}', { params: { path: { id: 'con_1' } } }));
  expect(mock.sent('GET /api/v1/contacts')[0]?.query).toEqual({ q: 'acme' });
  expect(mock.sent('DELETE /api/v1/contacts/{id}')[0]?.params).toEqual({ id: 'con_1' });
  expect(mock.requests.map(({ route }) => route)).toHaveLength(3);
});

test('refuses with problem details', async () => {
  mockApi({ 'GET /api/v1/company': problem(403, 'FORBIDDEN', 'Your role in this company does not allow this.') });
  const failure = await unwrap(api.GET('/api/v1/company')).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiProblem);
  expect(failure).toMatchObject({ status: 403, code: 'FORBIDDEN' });
});

test('replaces a reply', async () => {
  const mock = mockApi({ 'GET /api/v1/company': 'connection lost' });
  await expect(api.GET('/api/v1/company')).rejects.toThrow(TypeError);
  mock.reply({ 'GET /api/v1/company': problem(404, 'NOT_FOUND', 'Not found, or you do not have access.') });
  expect((await api.GET('/api/v1/company')).response.status).toBe(404);
});

test('does not compile a reply that the API never gives', () => {
  // @ts-expect-error -- the list has `items`, not `contacts`
  mockApi({ 'GET /api/v1/contacts': { body: { contacts: [] } } });
  // @ts-expect-error -- there is no such route
  mockApi({ 'GET /api/v1/contact': {} });
  // @ts-expect-error -- it answers 204 without a body
  mockApi({ 'DELETE /api/v1/contacts/{id}': { body: {} } });
});
