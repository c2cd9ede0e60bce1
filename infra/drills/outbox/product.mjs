import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { importBuilt, lading, requireFromBackend } from '../../bench/lib/product.mjs';
import { findServer } from '../../lib/database-server.mjs';
import { freePort } from '../../lib/ports.mjs';
import { startProgram, stopProgram } from '../../lib/processes.mjs';
import { GONE } from '../../lib/mail-server.mjs';

const ACCOUNT = { user: 'lading', password: 'only-for-this-check', database: 'lading' };
const PEOPLE = 200;
/** Every this-many-th user's mailbox no longer exists. */
const GONE_EVERY = 40;

/** The product's worker as a separate process, on a database that can be restarted, and its services for publishing domain events. */
export class Product {
  #workers = new Set();

  static async start(smtpUrl) {
    const product = new Product();
    product.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-outbox-'));
    fs.chmodSync(product.folder, 0o711); // the server may run as another user than root
    product.port = await freePort();
    product.server = await findServer(() => undefined);
    await product.startDatabase();
    const url = `mysql://${ACCOUNT.user}:${ACCOUNT.password}@127.0.0.1:${product.port}/${ACCOUNT.database}`;
    Object.assign(process.env, {
      DATABASE_URL: url,
      SMTP_URL: smtpUrl,
      LADING_DIR: product.folder,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      // Requests arrive faster than from an office.
      REQUEST_LIMIT_FACTOR: '1000',
      PUBLIC_URL: 'https://freight.example',
    });
    await product.#openServices(url);
    await product.#makePeople();
    return product;
  }

  async startDatabase() {
    this.database = await this.server.launch(path.join(this.folder, 'server'), { port: this.port, account: ACCOUNT });
    const { createConnection } = requireFromBackend('mysql2/promise');
    for (const deadline = Date.now() + 60_000; ; await delay(100)) {
      try {
        const connection = await createConnection({ host: '127.0.0.1', port: this.port, ...ACCOUNT });
        return await connection.end();
      } catch (error) {
        if (Date.now() > deadline) throw error;
      }
    }
  }

  async restartDatabase() {
    await this.database.stop();
    await delay(1_000);
    await this.startDatabase();
  }

  startWorker() {
    const worker = startProgram(process.execPath, lading('worker'), { env: process.env });
    for (const stream of [worker.child.stdout, worker.child.stderr]) stream.resume();
    this.#workers.add(worker);
  }

  async killWorkers() {
    for (const worker of this.#workers) await stopProgram(worker, { signal: 'SIGKILL' });
    this.#workers.clear();
  }

  /** Publishes the events with these numbers, ten at a time; failed ones are published again. */
  async tell(first, count) {
    const numbers = Array.from({ length: count }, (_, n) => first + n);
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) await this.#tellOne(number);
      }),
    );
  }

  query(sql) {
    return this.#retry(() => this.db.query(sql));
  }

  async stop() {
    await this.killWorkers();
    await this.app?.close();
    await this.database?.stop();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  #tellOne(number) {
    const userId = this.people[number % PEOPLE];
    const subject = { type: 'company', id: this.companyId, label: `Event ${number}` };
    const event = {
      companyId: this.companyId,
      kind: 'user.role_changed',
      subject,
      actorId: null,
      value: String(number),
      data: { userId },
    };
    return this.#retry(() => this.db.transaction((tx) => this.domainEvents.publish(tx, event)));
  }

  async #retry(work) {
    for (const deadline = Date.now() + 60_000; ; await delay(200)) {
      try {
        return await work();
      } catch (error) {
        if (Date.now() > deadline) throw error;
      }
    }
  }

  async #openServices(databaseUrl) {
    const { migrate } = await importBuilt('platform/database/schema/migrate.js');
    const { dataSourceOptions } = await importBuilt('platform/database/data-source-options.js');
    await migrate(dataSourceOptions({ databaseUrl }));
    requireFromBackend('reflect-metadata');
    const { NestFactory } = await import(requireFromBackend.resolve('@nestjs/core'));
    const { AppModule } = await importBuilt('app.module.js');
    this.app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'], abortOnError: false });
    this.db = this.app.get((await importBuilt('platform/database/database.js')).Database, { strict: false });
    this.domainEvents = this.app.get((await importBuilt('platform/domain-events/domain-events.js')).DomainEvents, {
      strict: false,
    });
  }

  /** Users without quiet hours, so that every event is emailed immediately. */
  async #makePeople() {
    const { newId } = await importBuilt('platform/ids.js');
    const now = new Date();
    this.companyId = newId('cmp');
    this.people = Array.from({ length: PEOPLE }, () => newId('usr'));
    const email = (n) => `${n % GONE_EVERY === 0 ? GONE : ''}person-${n}@known.test`;
    await this.db.transaction(async (tx) => {
      await tx.query('INSERT INTO company (id, code, name, created_at) VALUES (?, ?, ?, ?)', [
        this.companyId,
        'CHECKOUT',
        'Riverside Tile',
        now,
      ]);
      await tx.query('INSERT INTO user_account (id, email, full_name, created_at, updated_at) VALUES ?', [
        this.people.map((id, n) => [id, email(n), 'Rosa Delgado', now, now]),
      ]);
      await tx.query(
        'INSERT INTO association (id, company_id, user_id, role, status, created_at, updated_at) VALUES ?',
        [this.people.map((id) => [newId('asc'), this.companyId, id, 'booker', 'active', now, now])],
      );
      await tx.query('INSERT INTO notification_setting (user_id, quiet_from, quiet_to, digest_at) VALUES ?', [
        this.people.map((id) => [id, null, null, '07:00']),
      ]);
    });
  }
}
