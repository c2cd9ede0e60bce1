import { loadConfig } from '../config/config.js';
import { verifyAudit } from '../platform/audit/audit-verifier.js';
import { withDatabase } from '../platform/database/with-database.js';
import { runCommand } from './run-command.js';

/** Reads the whole activity log and names the first entry that is not what was written; exit code 1 then. */
await runCommand(async () => {
  const { chains, entries, broken } = await withDatabase(loadConfig(process.env), verifyAudit);
  if (broken !== null)
    throw new Error(
      `The activity log is broken at entry ${broken.position} of the chain ${broken.chain}: ${broken.problem}.`,
    );
  console.log(`${entries} entries in ${chains} chains are what was written.`);
});
