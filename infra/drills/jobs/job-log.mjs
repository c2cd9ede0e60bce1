import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;
const TAKEN_WITHIN_MS = 120_000;

/** The job of a lease, which may be one of its shards. */
export const jobOf = (lease) => lease.replace(/ #\d+$/, '');

/** Records changes to the leases of periodic jobs with database triggers. */
export class JobLog {
  #connection;

  constructor(connection) {
    this.#connection = connection;
  }

  /** Starts recording lease changes; `due_at` is the start of the period. */
  async begin() {
    await this.#connection.query(`
      CREATE TABLE job_log (
        id int NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(60) NOT NULL, event varchar(8) NOT NULL, owner varchar(80) NOT NULL, due_at datetime(3) NOT NULL, at datetime(3) NOT NULL
      )`);
    await this.#connection.query(`
      CREATE TRIGGER job_log_update AFTER UPDATE ON periodic_job FOR EACH ROW
        INSERT INTO job_log (name, event, owner, due_at, at)
        SELECT NEW.name, IF(NEW.lease_owner IS NULL, 'done', 'taken'), COALESCE(NEW.lease_owner, OLD.lease_owner), OLD.due_at, UTC_TIMESTAMP(3)
          FROM DUAL WHERE NOT NEW.lease_owner <=> OLD.lease_owner`);
  }

  /** Events in their order: {id, name, event, owner, dueAt, at}, instants in milliseconds. */
  async events() {
    const [rows] = await this.#connection.query(
      'SELECT id, name, event, owner, due_at AS dueAt, at FROM job_log ORDER BY id',
    );
    return rows.map(({ dueAt, at, ...row }) => ({ ...row, dueAt: dueAt.getTime(), at: at.getTime() }));
  }

  /** Makes the job due now, or all shards of it, and waits until a process takes it or one of them: {name, owner, pid, at}. */
  async bringOn(name) {
    await this.#connection.query(
      'UPDATE periodic_job SET due_at = UTC_TIMESTAMP(3) WHERE (name = ? OR name LIKE ?) AND lease_owner IS NULL',
      [name, `${name} #%`],
    );
    const last = await this.#last();
    return this.#taken((event) => event.id > last && jobOf(event.name) === name, name);
  }

  /** The next acquisition of the same lease after an entry: {name, id, owner, pid, at}. */
  taken({ name, id }) {
    return this.#taken((event) => event.id > id && event.name === name, name);
  }

  async #taken(isWanted, name) {
    for (const deadline = Date.now() + TAKEN_WITHIN_MS; Date.now() < deadline; await delay(POLL_MS)) {
      const event = (await this.events()).find((one) => one.event === 'taken' && isWanted(one));
      if (event !== undefined) return { ...event, pid: Number(event.owner.split(':').at(-2)) };
    }
    throw new Error(`No process took the job "${name}".`);
  }

  async #last() {
    return (await this.events()).at(-1)?.id ?? 0;
  }
}
