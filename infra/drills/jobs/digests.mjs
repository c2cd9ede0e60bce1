import { importBuilt } from '../../bench/lib/product.mjs';

const PEOPLE = 40;

/** Users of one company with notifications for email digests. */
export class Digests {
  #expected = 0;

  constructor(connection) {
    this.connection = connection;
  }

  async makePeople() {
    // Handled messages are deleted.
    await this.connection.query('CREATE TABLE sent_digest (message_id char(30) NOT NULL PRIMARY KEY)');
    await this.connection.query(`
      CREATE TRIGGER sent_digest_insert AFTER INSERT ON outbox_message FOR EACH ROW
        INSERT INTO sent_digest (message_id) SELECT NEW.id FROM DUAL WHERE NEW.topic = 'notification.digest'`);
    const { newId } = await importBuilt('platform/ids.js');
    this.newId = newId;
    this.companyId = newId('cmp');
    this.people = Array.from({ length: PEOPLE }, () => newId('usr'));
    const now = new Date();
    await this.connection.query('INSERT INTO company (id, code, name, created_at) VALUES (?, ?, ?, ?)', [
      this.companyId,
      'CHECKJOB',
      'Riverside Tile',
      now,
    ]);
    await this.connection.query('INSERT INTO user_account (id, email, full_name, created_at, updated_at) VALUES ?', [
      this.people.map((id, n) => [id, `person-${n}@known.test`, 'Rosa Delgado', now, now]),
    ]);
    await this.connection.query(
      'INSERT INTO association (id, company_id, user_id, role, status, created_at, updated_at) VALUES ?',
      [this.people.map((id) => [newId('asc'), this.companyId, id, 'admin', 'active', now, now])],
    );
  }

  /** Each user has a digest of two notifications due in the given milliseconds. */
  async due(inMs) {
    const now = new Date();
    const dueAt = new Date(now.getTime() + inMs);
    const told = this.people.flatMap((userId) => [userId, userId]).map((userId) => ({ userId, id: this.newId('ntf') }));
    await this.connection.query(
      'INSERT INTO notification (company_id, user_id, id, fact_id, kind, subject_type, subject_id, subject_label, value, data, state, occurred_at, created_at) VALUES ?',
      [
        told.map(({ userId, id }) => [
          this.companyId,
          userId,
          id,
          this.newId('obx'),
          'connection.failing',
          'connection',
          this.newId('con'),
          'Roadrunner',
          '',
          '{}',
          'unread',
          now,
          now,
        ]),
      ],
    );
    await this.connection.query(
      'INSERT INTO notification_mail (company_id, user_id, notification_id, cadence, due_at, state, created_at) VALUES ?',
      [told.map(({ userId, id }) => [this.companyId, userId, id, 'digest', dueAt, 'waiting', now])],
    );
    this.#expected += PEOPLE;
  }

  /** {expected, made, sent}: digests that were due, that exist, and messages that send one; `waiting`: notifications not yet in a digest. */
  async count() {
    const figure = async (sql) => Number((await this.connection.query(`SELECT COUNT(*) AS n FROM ${sql}`))[0][0].n);
    return {
      expected: this.#expected,
      made: await figure('notification_digest'),
      sent: await figure('sent_digest'),
      waiting: await figure("notification_mail WHERE state <> 'sent'"),
    };
  }
}
