import { requireFromBackend } from '../../bench/lib/product.mjs';

const STATEMENTS = [
  'CREATE TABLE lading.check_claim (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, message_id char(30) NOT NULL)',
  'CREATE TRIGGER lading.check_claim_update AFTER UPDATE ON lading.outbox_message FOR EACH ROW INSERT INTO lading.check_claim (message_id) SELECT NEW.id FROM DUAL WHERE NEW.attempts > OLD.attempts',
];

/** Records in the database each time a worker takes an outbox message, from now on. */
export async function recordClaims({ database }) {
  for (const statement of STATEMENTS) await database.administer(statement);
}

/** Numbers of messages that a worker took, and that were taken more than once: {handled, twice}. */
export async function countClaims({ database }) {
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: database.url });
  try {
    const [[row]] = await connection.query(
      'SELECT COUNT(*) AS handled, COALESCE(SUM(times > 1), 0) AS twice FROM (SELECT COUNT(*) AS times FROM check_claim GROUP BY message_id) AS claims',
    );
    return { handled: Number(row.handled), twice: Number(row.twice) };
  } finally {
    await connection.end();
  }
}
