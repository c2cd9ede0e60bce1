import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { RebuildContactTerms } from '../../modules/contacts/index.js';
import { RebuildQuoteAggregates, RebuildQuoteTerms } from '../../modules/quotes/index.js';
import {
  RebuildInvoiceBalances,
  RebuildReports,
  RebuildShipmentAggregates,
  RebuildShipments,
  RebuildShipmentTerms,
} from '../../modules/shipments/index.js';
import { Database } from '../../platform/database/database.js';
import { rebuild, type RebuildProgress } from '../../platform/rebuild/rebuild.js';
import { WrongUsage } from '../wrong-usage.js';

const STEPS = new Map([
  ['shipments', [RebuildShipments]],
  ['search', [RebuildQuoteTerms, RebuildShipmentTerms, RebuildContactTerms]],
  ['aggregates', [RebuildQuoteAggregates, RebuildShipmentAggregates]],
  ['invoices', [RebuildInvoiceBalances]],
  ['reports', [RebuildReports]],
]);

/** Recomputes derived data from its source rows, company by company. */
export async function run(args: string[]): Promise<void> {
  const [target = '', from = ''] = args;
  const steps = STEPS.get(target);
  if (steps === undefined) throw new WrongUsage();
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  let companyId = from;
  const report = (progress: RebuildProgress): void => {
    companyId = progress.companyId;
    if (progress.done || progress.changed > 0 || progress.rows % 1_000 === 0) print(progress);
  };
  try {
    const instances = steps.map((step) => app.get(step, { strict: false }));
    const corrected = await rebuild(app.get(Database), instances, from, report);
    console.log(`Done: ${corrected} ${corrected === 1 ? 'row' : 'rows'} corrected.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\nContinue with: lading rebuild ${target} ${companyId}`.trim(), { cause: error });
  } finally {
    await app.close();
  }
}

function print({ companyId, step, rows, changed, done }: RebuildProgress): void {
  console.log(`${companyId} ${step}: ${rows} checked, ${changed} corrected${done ? '' : ' so far'}`);
}
