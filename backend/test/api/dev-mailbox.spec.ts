import { Mailer } from '../../src/platform/mail/mailer.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the mailbox of the demonstration', () => {
  let app: TestApp;

  afterEach(() => app.close());

  const start = async (environment: Record<string, string>) => {
    app = await startTestApp({ environment });
    await app.get(Mailer).send({
      to: 'pat@acme.example',
      subject: 'Welcome',
      text: 'Open http://localhost:3000/register?token=abc.',
      messageId: 'obx_1',
    });
  };

  it('lists mail with its links, as HTML and JSON', async () => {
    await start({ DEMONSTRATION: 'true' });
    const { body } = await app.client().get('/dev/mailbox.json');
    expect(body.messages).toMatchObject([
      { id: 'obx_1', to: 'pat@acme.example', subject: 'Welcome', links: ['http://localhost:3000/register?token=abc'] },
    ]);
    const page = await app.client().get('/dev/mailbox');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.body).toContain('<a href="http://localhost:3000/register?token=abc">');
    expect(page.body).toContain('<a href="/dev/mailbox/obx_1.eml">');
  });

  it('gives a mail as sent', async () => {
    await start({ DEMONSTRATION: 'true' });
    const { status, headers, body } = await app.client().get('/dev/mailbox/obx_1.eml');
    expect([status, headers.get('content-type')]).toEqual([200, 'message/rfc822']);
    expect(String(body)).toMatch(/^Subject: Welcome/m);
    for (const id of ['obx_2', '..%2Fmail%2Fobx_1', 'a.b'])
      expect(await app.client().get(`/dev/mailbox/${id}.eml`)).toMatchObject({ status: 404 });
  });

  it.each<Record<string, string>>([{ DEMONSTRATION: 'false' }, { DEMONSTRATION: 'true', HOST: '0.0.0.0' }])(
    'does not exist with %j',
    async (environment) => {
      await start(environment);
      expect(await app.client().get('/dev/mailbox')).toMatchObject({ status: 404 });
      expect(await app.client().get('/dev/mailbox.json')).toMatchObject({ status: 404 });
      expect(await app.client().get('/dev/mailbox/obx_1.eml')).toMatchObject({ status: 404 });
    },
  );
});
