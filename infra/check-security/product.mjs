import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { builtServer, importBuilt, requireFromBackend } from '../bench/lib/product.mjs';
import { startServer } from '../bench/lib/servers.mjs';
import { openThrowAwayDatabase } from '../database.mjs';
import { freePort } from '../lib/ports.mjs';
import { Client } from './client.mjs';

const PROCESSES = 2;
const MAIL_WITHIN_MS = 20_000;

/** A private address to which every process can post webhooks. */
export const INTERNAL_ADDRESS = '127.0.0.14';

/** The password of all users created by `person`. */
export const PASSWORD = 'tall-orange-forklift';

/** Two API processes with their workers on one database, as behind a load balancer, with helpers for tests. */
export class Product {
  #stops = [];
  #started = [];
  #people = 0;

  static async start() {
    const product = new Product();
    try {
      await product.#open();
      return product;
    } catch (error) {
      await product.stop();
      throw error;
    }
  }

  async stop() {
    await this.stopStarted();
    for (const stop of this.#stops.splice(0).reverse()) await stop();
  }

  /** A visitor who is not signed in. */
  visitor(options) {
    return new Client(this.processes, this.publicUrl, options);
  }

  /**
   * A user with a session: {client, userId, email, companyId}. Without `companyId` they own a new company, which has the
   * carriers of the demonstration; with it they get `role` there.
   */
  async person({ companyId, role = 'booker' } = {}) {
    this.#people += 1;
    const email = `person-${this.#people}@known.test`;
    const { users, companies, sessions, database } = this.services;
    const { newId } = await importBuilt('platform/ids.js');
    const made = await database.transaction(async (tx) => {
      const details = { email, fullName: 'Rosa Delgado', passwordHash: this.passwordHash };
      const userId = await users.create(tx, details);
      const now = new Date();
      const joined = [newId('asc'), companyId, userId, role, 'active', now, now];
      const columns = '(id, company_id, user_id, role, status, created_at, updated_at)';
      if (companyId) await tx.query(`INSERT INTO association ${columns} VALUES ?`, [[joined]]);
      const company =
        companyId ?? (await companies.create(tx, { name: `Riverside Tile ${email}`, ownerId: userId, demo: true }));
      const browser = { userAgent: 'check', ipAddress: '127.0.0.1' };
      const { token } = await sessions.start(tx, userId, browser, 'password');
      return { userId, companyId: company, token };
    });
    const client = this.visitor({ cookie: `lading_session=${made.token}` });
    return { client, email, userId: made.userId, companyId: made.companyId };
  }

  /** Queries the database as its administrator. */
  async query(sql, values = []) {
    const [rows] = await this.administrator.query(sql, values);
    return rows;
  }

  /** Emails to an address, oldest first, when there are `count` of them: {subject, text, links, receivedAt}. */
  async mails(address, count = 1) {
    for (const deadline = Date.now() + MAIL_WITHIN_MS; ; await delay(100)) {
      const mails = this.mailsNow(address);
      if (mails.length >= count) return mails;
      if (Date.now() > deadline) throw new Error(`${address} got ${mails.length} mails and not ${count}.`);
    }
  }

  /** Emails to an address so far. */
  mailsNow(address) {
    const folder = path.join(this.folder, 'mail');
    const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
    return names
      .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')))
      .filter(({ to }) => to === address)
      .sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
  }

  /** Resolves when the outbox is empty, so that no further email will arrive. */
  async settled() {
    for (const deadline = Date.now() + 60_000; ; await delay(100)) {
      const [{ open }] = await this.query(
        // Includes messages that wait for their next attempt, but not those with a later first one, such as digests.
        `SELECT COUNT(*) AS open FROM outbox_message
          WHERE done_at IS NULL AND failed_at IS NULL AND (available_at <= NOW(3) OR attempts > 0)`,
      );
      if (Number(open) === 0) return;
      if (Date.now() > deadline) throw new Error(`${open} outbox messages are still waiting.`);
    }
  }

  /** Another process on the same database with its own settings, until the point ends: {port, pid, url, stop()}. */
  async startProcess(environment = {}, args = builtServer) {
    const port = await freePort();
    const running = await startServer(args, { port, path: '/health/live', environment });
    this.#started.push(running);
    return { port, ...running };
  }

  /** Stops the processes of a point, whose workers would take time from later points. */
  async stopStarted() {
    await Promise.all(this.#started.splice(0).map((running) => running.stop()));
  }

  async #open() {
    this.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-security-'));
    this.#stops.push(async () => fs.rmSync(this.folder, { recursive: true, force: true }));
    const server = await openThrowAwayDatabase();
    this.#stops.push(() => server.stop());
    this.administrator = await requireFromBackend('mysql2/promise').createConnection({ uri: server.url });
    this.#stops.push(() => this.administrator.end());
    await this.administrator.query('CREATE DATABASE lading CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
    await this.administrator.query('USE lading');
    const url = new URL(server.url);
    url.pathname = '/lading';
    const port = await freePort();
    this.publicUrl = `http://localhost:${port}`;
    Object.assign(process.env, {
      DATABASE_URL: url.href,
      LADING_DIR: this.folder,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DEMONSTRATION: 'false',
      PUBLIC_URL: this.publicUrl,
      EGRESS_ALLOW_WEBHOOKS: INTERNAL_ADDRESS,
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    });
    await this.#openServices(url.href);
    this.processes = [];
    for (let n = 0; n < PROCESSES; n += 1) this.processes.push(await this.startProcess());
    const ofAllPoints = this.#started.splice(0);
    this.#stops.push(() => Promise.all(ofAllPoints.map((running) => running.stop())));
  }

  async #openServices(databaseUrl) {
    const { migrate } = await importBuilt('platform/database/schema/migrate.js');
    const { dataSourceOptions } = await importBuilt('platform/database/data-source-options.js');
    await migrate(dataSourceOptions({ databaseUrl }));
    requireFromBackend('reflect-metadata');
    const { NestFactory } = await import(requireFromBackend.resolve('@nestjs/core'));
    const { AppModule } = await importBuilt('app.module.js');
    process.env.RUN_WORKER = 'false';
    const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'], abortOnError: false });
    delete process.env.RUN_WORKER;
    this.#stops.push(() => app.close());
    const get = async (file, name) => app.get((await importBuilt(file))[name], { strict: false });
    this.services = {
      database: await get('platform/database/database.js', 'Database'),
      users: await get('modules/identity/accounts/users.service.js', 'UsersService'),
      companies: await get('modules/companies/companies.service.js', 'CompaniesService'),
      sessions: await get('modules/identity/sessions/sessions.service.js', 'SessionsService'),
    };
    this.passwordHash = await (
      await get('modules/identity/passwords/password-hasher.js', 'PasswordHasher')
    ).hash(PASSWORD);
  }
}
