import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { archiveAuditKeys } from '../../platform/audit/persistence/audit-key-archive.sql.js';
import { AuditKeys } from '../../platform/audit/audit-keys.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { resealColumn } from '../../platform/secrets/persistence/reseal.sql.js';
import { SealedColumns } from '../../platform/secrets/sealed-columns.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';

/** Seals every stored secret with the current SECRET_KEY, so that the previous keys can be removed; exit code 1 if a secret cannot be opened. */
export async function run(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  try {
    const [database, box] = [app.get(Database), app.get(SecretBox)];
    const { keys, heads, broken } = await archiveAuditKeys(database, box, app.get(AuditKeys), app.get(Clock).now());
    console.log(`Activity log: ${keys} previous keys archived, ${heads} chain heads sealed.`);
    let unreadable = broken.map((chain) => `the head of the chain ${chain}`);
    for (const column of app.get(SealedColumns).list()) {
      const result = await resealColumn(database, box, column);
      console.log(`${result.name}: ${result.resealed} values sealed again.`);
      unreadable = [...unreadable, ...result.unreadable.map((id) => `${result.name} of ${id}`)];
    }
    if (unreadable.length > 0)
      throw new Error(
        ['No configured key opens these; the previous keys are still needed:', ...unreadable].join('\n  '),
      );
    console.log('Every stored secret is sealed with the current SECRET_KEY.');
  } finally {
    await app.close();
  }
}
