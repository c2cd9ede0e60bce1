import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { Config } from '../../src/config/config.js';
import { AccountLimited, SignInAttempts } from '../../src/modules/identity/sign-in/sign-in-attempts.js';
import { signUp, TEST_PASSWORD } from '../support/identity.js';
import { mailAbout, tokenIn } from '../support/mails.js';
import { Redelivery } from '../support/redelivery.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HOSTILE = '<img src=x onerror=alert(1)>"\'&';
const ROSA = 'rosa@riverside.test';
const NEW = 'new@riverside.test';

let app: TestApp;
let redelivery: Redelivery;
let mails: Email[];

beforeAll(async () => {
  app = await startTestApp({ environment: { PUBLIC_URL: 'https://freight.example.test' } });
  redelivery = new Redelivery(app);
  await causeEveryMail();
  mails = await keptMails();
}, 60_000);
afterAll(() => app.close());

async function causeEveryMail(): Promise<void> {
  const { client } = await signUp(app, { email: ROSA, fullName: HOSTILE, companyName: HOSTILE });
  for (const email of [NEW, ROSA]) await app.client().post('/api/v1/auth/register', { email });
  await app.client().post('/api/v1/auth/password-reset', { email: ROSA });
  await app.deliverOutbox();
  await app.client().post('/api/v1/auth/login', { email: ROSA, password: TEST_PASSWORD });
  for (let i = 0; i <= 100; i += 1) await attempt(`203.0.113.${i}`);
  await client.post('/api/v1/auth/password', { currentPassword: TEST_PASSWORD, newPassword: 'nine-crates-of-basalt' });
  const taken = await signUp(app, { email: 'taken@riverside.test' });
  await client.post('/api/v1/me/email', { email: taken.email });
  await app.deliverOutbox();
  await client.post('/api/v1/me/email', { email: 'rosa@hilltop.test' });
  await client.post('/api/v1/auth/email/verify', {
    token: tokenIn(await mailAbout(app, 'rosa@hilltop.test', 'Confirm'), 'emailToken'),
  });
  await app.deliverOutbox();
}

/** A counted attempt to sign in as Rosa from this IP address. */
async function attempt(ipAddress: string): Promise<unknown> {
  return app
    .get(SignInAttempts)
    .count(ROSA, null, { userAgent: 'bot', ipAddress })
    .catch((error: unknown) => expect(error).toBeInstanceOf(AccountLimited));
}

/** The mails as a mail server would receive them. */
async function keptMails(): Promise<Email[]> {
  const directory = app.get(Config).mailDirectory;
  const names = (await readdir(directory)).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(directory, name)))));
}

describe('mails about accounts', () => {
  it('have this content', () => {
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Confirm your new address for Lading',
      'Finish your Lading registration',
      'New sign-in to your Lading account',
      'Set a new password for Lading',
      'The address of your Lading account was changed',
      'This address already has a Lading account',
      'Too many failed attempts to sign in to your Lading account',
      'You already have a Lading account',
      'Your Lading password was changed',
    ]);
  });

  it('have the same content as text and as HTML, without images or scripts', () => {
    for (const { text = '', html = '' } of mails) {
      const words = html
        .replaceAll(/<title>.*?<\/title>|<strong>Lading<\/strong>|<[^>]*>/g, ' ')
        .replaceAll('&amp;', '&')
        .replaceAll(/\s+/g, ' ')
        .trim();
      const withoutLinks = text
        .replaceAll(/:\nhttps:\S+/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
      expect(words).toBe(withoutLinks);
      expect(html).not.toMatch(/<(img|script|iframe|link|form|input)\b|\son\w+=|javascript:/i);
    }
  });

  it('contain no user input', () => {
    for (const mail of mails) expect(JSON.stringify(mail)).not.toMatch(/onerror|img src/);
  });

  it('link to the configured host only', () => {
    for (const { html = '' } of mails) {
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
        expect(new URL(href).origin).toBe('https://freight.example.test');
    }
  });

  it('have one recipient, and a Message-ID that is the same on retries', async () => {
    for (const { to, cc, bcc } of mails) expect([to?.length, cc, bcc]).toEqual([1, undefined, undefined]);
    const ids = mails.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(mails.length);
    expect(ids.every((id) => /^<obx_\w+@freight\.example\.test>$/.test(id ?? ''))).toBe(true);
    await redelivery.makeDue();
    await app.deliverOutbox();
    expect((await keptMails()).map(({ messageId }) => messageId).sort()).toEqual(ids.sort());
  });
});

it('are in the language of their recipient', async () => {
  const [french, spanish] = [await signUp(app), await signUp(app)];
  await french.client.patch('/api/v1/me', { locale: 'fr-CA' });
  await spanish.client.patch('/api/v1/me', { locale: 'es-US' });
  const visitor = 'visiteuse@riverside.test';
  await Promise.all([
    ...[french, spanish].map(({ email }) => app.client().post('/api/v1/auth/password-reset', { email })),
    app.client().post('/api/v1/auth/register', { email: visitor }, { 'accept-language': 'fr-FR' }),
  ]);
  await app.deliverOutbox();
  expect((await mailAbout(app, french.email, 'Choisissez un nouveau mot de passe'))?.text).toContain(
    'd’ici 30 minutes',
  );
  expect((await mailAbout(app, spanish.email, 'Establezca una contraseña nueva'))?.text).toContain('30 minutos');
  expect((await mailAbout(app, visitor, 'Terminez votre inscription'))?.text).toContain('Bonjour,');
});
