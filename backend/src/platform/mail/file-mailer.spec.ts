import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { Config, loadConfig } from '../../config/config.js';
import { Clock } from '../clock.js';
import { FileMailer } from './file-mailer.js';
import { Mailbox } from './mailbox.js';

describe('FileMailer', () => {
  let config: Config;
  let mailer: FileMailer;

  beforeEach(async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lading-mail-'));
    config = loadConfig({
      DATABASE_URL: 'mysql://u@h/d',
      MAIL_DIR: directory,
      PUBLIC_URL: 'https://freight.example',
      MAIL_FROM: 'Lading <no-reply@freight.example>',
    });
    mailer = new FileMailer(config, new Clock());
  });

  afterEach(() => rm(config.mailDirectory, { recursive: true }));

  const mail = {
    to: 'pat@acme.example',
    subject: 'Willkommen, Jörg',
    text: 'Open https://freight.example/register?a=1&b=ü.\n',
    messageId: 'obx_01',
  };

  it('writes the mail as it would be sent, with a constant Message-ID', async () => {
    await mailer.send(mail);
    await mailer.send(mail);
    const names = (await readdir(config.mailDirectory)).filter((name) => name.endsWith('.eml'));
    expect(names).toEqual(['obx_01.eml']);
    const parsed = await PostalMime.parse(await readFile(join(config.mailDirectory, 'obx_01.eml')));
    expect(parsed).toMatchObject({
      subject: mail.subject,
      messageId: '<obx_01@freight.example>',
      from: { name: 'Lading', address: 'no-reply@freight.example' },
      to: [{ address: 'pat@acme.example' }],
    });
    expect(parsed.text).toContain(mail.text.trim());
  });

  it('lists stored mails, newest first, with their links', async () => {
    await mailer.send(mail);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await mailer.send({ ...mail, messageId: 'obx_00', subject: 'Later' });
    const messages = await new Mailbox(config).messages();
    expect(messages.map(({ subject }) => subject)).toEqual(['Later', mail.subject]);
    expect(messages[1]?.links).toEqual(['https://freight.example/register?a=1&b=ü']);
  });

  it.each([
    '"evil@x.example y"@victim.example',
    'a@b@c',
    'pat',
    'a b@c',
    'pat@acme.example, eve@evil.example',
    'pat@acme.example\r\nBcc: eve@evil.example',
    '',
  ])('does not write to %j', async (to) => {
    await expect(mailer.send({ ...mail, to })).rejects.toThrow('one plain address');
    expect(await readdir(config.mailDirectory)).toEqual([]);
  });
});
