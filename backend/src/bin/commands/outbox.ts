import { loadConfig } from '../../config/config.js';
import { withDatabase } from '../../platform/database/with-database.js';
import { listDeadLetters, retryDeadLetters } from '../../platform/outbox/persistence/dead-letters.sql.js';
import { WrongUsage } from '../wrong-usage.js';

/** Lists dead letters of the outbox, or retries them. */
export async function run(args: string[]): Promise<void> {
  const [command, id] = args;
  if (command !== undefined && (command !== 'retry' || id === undefined)) throw new WrongUsage();
  await withDatabase(loadConfig(process.env), async (database) => {
    if (id !== undefined)
      return console.log(`${await retryDeadLetters(database, id === 'all' ? null : id)} messages are tried again.`);
    const letters = await listDeadLetters(database);
    for (const { id, topic, failedAt, attempts, lastError } of letters)
      console.log(`${id}  ${topic}  ${failedAt.toISOString()}  ${attempts} attempts  ${lastError}`);
    console.log(`${letters.length} messages were given up.`);
  });
}
