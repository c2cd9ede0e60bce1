import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { ShipmentArchive } from '../../modules/shipments/index.js';
import { Clock } from '../../platform/clock.js';
import { optionsOf } from '../options.js';
import { WrongUsage } from '../wrong-usage.js';

const OPTIONS = {
  'older-than': { type: 'string' },
  company: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;
/** Shipments between two lines of progress. */
const REPORTED = 5_000;

/** Moves rows of closed shipments into the archive. */
export async function run(args: string[]): Promise<void> {
  const { 'older-than': age, company, 'dry-run': dryRun = false } = optionsOf({ args, options: OPTIONS }).values;
  const months = monthsOf(age);
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  try {
    const before = app.get(Clock).now();
    before.setUTCMonth(before.getUTCMonth() - months);
    let reported = 0;
    const done = await app.get(ShipmentArchive, { strict: false }).archive({
      before,
      company,
      dryRun,
      report: ({ companyId, shipments, rows }) => {
        if (shipments - reported < REPORTED) return;
        reported = shipments;
        console.log(`${companyId}: ${shipments} shipments, ${rows} rows so far`);
      },
    });
    for (const { companyId, shipments, rows } of done)
      console.log(`${companyId}: ${shipments} shipments${dryRun ? ' can be archived' : `, ${rows} rows`}`);
    const total = done.reduce((sum, { shipments }) => sum + shipments, 0);
    console.log(`${dryRun ? 'Can be archived' : 'Archived'}: ${total} shipments.`);
  } finally {
    await app.close();
  }
}

/** @throws WrongUsage */
function monthsOf(age = ''): number {
  const [, count, unit] = /^([1-9]\d{0,2})([my])$/.exec(age) ?? [];
  if (count === undefined) throw new WrongUsage('Say how old: --older-than 24m or --older-than 2y.');
  return Number(count) * (unit === 'y' ? 12 : 1);
}
