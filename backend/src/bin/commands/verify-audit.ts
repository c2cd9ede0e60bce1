import { loadConfig } from '../../config/config.js';
import { auditKeyring } from '../../platform/audit/persistence/audit-key-archive.sql.js';
import { AuditKeys } from '../../platform/audit/audit-keys.js';
import { describeVerification, verifyAudit } from '../../platform/audit/audit-verifier.js';
import { mayChangeAudit } from '../../platform/audit/persistence/audit-chains.sql.js';
import { withDatabase } from '../../platform/database/with-database.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';

/** Verifies the whole activity log and prints every break; exit code 1 if there is one. */
export async function run(): Promise<void> {
  const config = loadConfig(process.env);
  const box = new SecretBox(config);
  await withDatabase(config, async (database) => {
    const verification = await verifyAudit(database, await auditKeyring(database, box, new AuditKeys(box)));
    for (const line of describeVerification(verification, await mayChangeAudit(database))) console.log(line);
    if (verification.breaks.length > 0) process.exitCode = 1;
  });
}
