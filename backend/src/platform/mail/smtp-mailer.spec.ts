import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { loadConfig } from '../../config/config.js';
import { MailRefused } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

const MAIL = { to: 'pat@acme.example', subject: 'Booked', text: 'Your shipment is booked.', messageId: 'obx_01' };

/** Implements just enough of RFC 5321 to accept or refuse a mail. */
function converse(socket: Socket, mails: string[], answerToMail: string): void {
  let data: string | undefined;
  socket.write('220 ready\r\n');
  socket.on('data', (chunk) => {
    if (data !== undefined) {
      data += chunk.toString();
      if (!data.endsWith('\r\n.\r\n')) return;
      mails.push(data);
      data = undefined;
      return void socket.write('250 taken\r\n');
    }
    for (const line of chunk.toString().trim().split('\r\n')) {
      if (line === 'DATA') data = '';
      const answer =
        line === 'DATA' ? '354 go on' : line.startsWith('MAIL') ? answerToMail : line === 'QUIT' ? '221 bye' : '250 ok';
      socket.write(`${answer}\r\n`);
    }
  });
  socket.on('error', () => undefined);
}

describe('SmtpMailer', () => {
  let server: Server;
  let mails: string[];
  let answerToMail: string;
  let mailer: SmtpMailer;

  beforeEach(async () => {
    mails = [];
    answerToMail = '250 ok';
    server = createServer((socket) => converse(socket, mails, answerToMail));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const port = (server.address() as AddressInfo).port;
    mailer = new SmtpMailer(
      loadConfig({
        DATABASE_URL: 'mysql://u@h/d',
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        PUBLIC_URL: 'https://freight.example',
      }),
    );
  });

  afterEach(() => {
    mailer.onApplicationShutdown();
    server.close();
  });

  it('sends the mail with the same Message-ID every time', async () => {
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail).toContain('Message-ID: <obx_01@freight.example>');
  });

  it('rejects if the server does not accept it', async () => {
    answerToMail = '451 try again later';
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ responseCode: 451 });
    expect(mails).toEqual([]);
  });

  it('reports whether a retry can succeed', async () => {
    answerToMail = '550 no such mailbox';
    await expect(mailer.send(MAIL)).rejects.toBeInstanceOf(MailRefused);
    answerToMail = '451 try again later';
    await expect(mailer.send(MAIL)).rejects.not.toBeInstanceOf(MailRefused);
  });

  it('adds one-click unsubscribe only to mails with an unsubscribe URL', async () => {
    await mailer.send({ ...MAIL, unsubscribe: new URL('https://freight.example/end?token=1') });
    await mailer.send(MAIL);
    expect(mails[0]).toContain('List-Unsubscribe: <https://freight.example/end?token=1>');
    expect(mails[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mails[1]).not.toContain('List-Unsubscribe');
  });

  it('does not even connect for a quoted local part', async () => {
    await expect(mailer.send({ ...MAIL, to: '"evil@x.example y"@victim.example' })).rejects.toThrow(
      'one plain address',
    );
    expect(mails).toEqual([]);
  });
});
