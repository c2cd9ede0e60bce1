import { signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
let rosa: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  rosa = await signUp(app);
});

const NEW = {
  locale: 'en-US',
  units: 'imperial',
  timeZone: null,
  theme: 'system',
  phone: null,
  fullName: 'Rosa Delgado',
  hasPassword: true,
};

describe('the profile', () => {
  it('has the usual defaults, and contains no secret', async () => {
    const { status, body } = await rosa.client.get('/api/v1/me');
    expect(status).toBe(200);
    expect(body).toEqual({
      ...NEW,
      id: rosa.userId,
      email: rosa.email,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('changes the sent fields only', async () => {
    const phone = { number: '+13125550100', extension: '42' };
    const first = await rosa.client.patch('/api/v1/me', {
      fullName: '  Rosa M. Delgado ',
      phone,
      locale: 'en-CA',
      units: 'metric',
      timeZone: 'America/St_Johns',
      theme: 'dark',
    });
    expect(first).toMatchObject({
      status: 200,
      body: {
        fullName: 'Rosa M. Delgado',
        phone,
        locale: 'en-CA',
        units: 'metric',
        timeZone: 'America/St_Johns',
        theme: 'dark',
      },
    });
    const second = await rosa.client.patch('/api/v1/me', { theme: 'light' });
    expect(second.body).toEqual({ ...first.body, theme: 'light' });
    expect((await rosa.client.patch('/api/v1/me', {})).body).toEqual(second.body);
    const third = await rosa.client.patch('/api/v1/me', { phone: { number: '+14165550199' }, timeZone: null });
    expect(third.body).toMatchObject({ phone: { number: '+14165550199', extension: null }, timeZone: null });
    expect((await rosa.client.get('/api/v1/auth/session')).body.preferences).toEqual({
      locale: 'en-CA',
      units: 'metric',
      timeZone: null,
      theme: 'light',
    });
    expect((await rosa.client.patch('/api/v1/me', { phone: null })).body).toMatchObject({ phone: null });
  });

  it("is the user's own only, also without a company", async () => {
    const other = await signUp(app);
    await app.database.database.query('DELETE FROM association WHERE user_id = ?', [rosa.userId]);
    await rosa.client.patch('/api/v1/me', { units: 'metric' });
    expect((await other.client.get('/api/v1/me')).body).toMatchObject({ units: 'imperial' });
    expect((await rosa.client.get('/api/v1/me')).body).toMatchObject({ units: 'metric' });
  });

  it.each([
    [{ fullName: '' }, '/fullName', 'LENGTH'],
    [{ fullName: null }, '/fullName', 'REQUIRED'],
    [{ fullName: 'Rosa\r\nBcc: eve@evil.test' }, '/fullName', 'FORMAT'],
    [{ fullName: 'Rosa\u0000' }, '/fullName', 'FORMAT'],
    [{ fullName: ['Rosa'] }, '/fullName', 'TYPE'],
    [{ fullName: 'x'.repeat(101) }, '/fullName', 'LENGTH'],
    [{ phone: '+13125550100' }, '/phone', 'TYPE'],
    [{ phone: [] }, '/phone', 'TYPE'],
    [{ phone: {} }, '/phone/number', 'REQUIRED'],
    [{ phone: { number: '312-555-0100' } }, '/phone/number', 'FORMAT'],
    [{ phone: { number: '+13125550100\n' } }, '/phone/number', 'FORMAT'],
    [{ phone: { number: '+13125550100', extension: 'x42' } }, '/phone/extension', 'FORMAT'],
    [{ phone: { number: '+13125550100', fax: '1' } }, '/phone/fax', 'UNKNOWN_FIELD'],
    [{ locale: 'de-DE' }, '/locale', 'CHOICE'],
    [{ locale: null }, '/locale', 'REQUIRED'],
    [{ units: 'stone' }, '/units', 'CHOICE'],
    [{ units: { $ne: 1 } }, '/units', 'CHOICE'],
    [{ theme: 'sepia' }, '/theme', 'CHOICE'],
    [{ timeZone: 'Mars/Olympus' }, '/timeZone', 'FORMAT'],
    [{ timeZone: 5 }, '/timeZone', 'FORMAT'],
    [{ timeZone: ['America/Chicago'] }, '/timeZone', 'FORMAT'],
    [{ email: 'eve@evil.test' }, '/email', 'UNKNOWN_FIELD'],
    [{ passwordHash: 'x' }, '/passwordHash', 'UNKNOWN_FIELD'],
    [{ mustChangePassword: false }, '/mustChangePassword', 'UNKNOWN_FIELD'],
  ])('refuses %j, and changes nothing', async (change, pointer, code) => {
    const answer = await rosa.client.patch('/api/v1/me', { theme: 'dark', ...change });
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    expect((await rosa.client.get('/api/v1/me')).body).toMatchObject(NEW);
  });

  it.each(['GET', 'PATCH'])('requires a session to %s', async (method) => {
    const answer = await app
      .client()
      .request(method, '/api/v1/me', { body: method === 'PATCH' ? { theme: 'dark' } : undefined });
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });
});
