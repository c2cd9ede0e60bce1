import { SMTPServer } from 'smtp-server';
import { freePort } from './ports.mjs';

const MESSAGE_ID = /^message-id: *(<[^>]+>)/im;
const SUBJECT = /^subject: *(.+)$/im;

/** Prefix of addresses that the server rejects permanently. */
export const GONE = 'gone-';

/**
 * A mail server on 127.0.0.1 with modes: `healthy`, `refusing` connections, `hanging` before the greeting, or responding `busy` (451).
 * It always responds 550 to rejected addresses. Records accepted messages: {messageId, subject, at}, and gives their source to `store`.
 */
export class MailServer {
  mails = [];
  #mode = 'healthy';
  #server = null;
  #store;

  static async start(store = () => undefined) {
    const server = new MailServer();
    server.#store = store;
    server.port = await freePort();
    await server.become('healthy');
    return server;
  }

  get url() {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async become(mode) {
    this.#mode = mode;
    if (mode === 'refusing') await this.stop();
    else if (this.#server === null) await this.#listen();
  }

  async stop() {
    const server = this.#server;
    this.#server = null;
    if (server !== null) await new Promise((closed) => server.close(closed));
  }

  async #listen() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onConnect: (_session, go) => void (this.#mode === 'hanging' || go()),
      onRcptTo: ({ address }, _session, answer) => answer(this.#refusalOf(address)),
      onData: (stream, _session, answer) => void this.#take(stream, answer),
    });
    this.#server.on('error', () => undefined);
    await new Promise((listening) => this.#server.listen(this.port, '127.0.0.1', listening));
  }

  #refusalOf(address) {
    if (this.#mode === 'busy') return Object.assign(new Error('Try again later'), { responseCode: 451 });
    return address.startsWith(GONE) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null;
  }

  async #take(stream, answer) {
    let text = '';
    for await (const chunk of stream) text += chunk;
    if (this.#mode === 'hanging') return;
    await this.#store(text);
    this.mails.push({
      messageId: MESSAGE_ID.exec(text)?.[1],
      subject: SUBJECT.exec(text)?.[1]?.trim(),
      at: performance.now(),
    });
    answer(null);
  }
}
