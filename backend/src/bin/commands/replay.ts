import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { formatMoney } from '../../kernel/money/money.js';
import { type ReplayedQuote, ReplayQuotes } from '../../modules/quotes/index.js';
import { WrongUsage } from '../wrong-usage.js';

/** Recomputes the offers of a quote from stored data and prints whether each is equal, or how it differs; exit code 1 if one differs. */
export async function run(args: string[]): Promise<void> {
  const [number, companyCode = null] = args;
  if (number === undefined) throw new WrongUsage();
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  try {
    const quotes = await app.get(ReplayQuotes, { strict: false }).replay(number, companyCode);
    if (quotes.length === 0) throw new Error(`There is no quote ${number}.`);
    const unequal = quotes.map(print).reduce((sum, count) => sum + count, 0);
    if (unequal > 0)
      throw new Error(`${unequal} ${unequal === 1 ? 'offer is' : 'offers are'} not what the stored inputs give.`);
  } finally {
    await app.close();
  }
}

/** Returns the number of offers that differ. */
function print({ number, companyName, revision, offers }: ReplayedQuote): number {
  console.log(`${number} of ${companyName}, revision ${revision}: ${offers.length} offers`);
  for (const { offer, differences } of offers) {
    const head = `  ${offer.carrier.scac} ${offer.mode} ${formatMoney(offer.total)}`;
    if (differences === null) console.log(`${head}: the carrier's own price, not computed here`);
    else console.log(`${head}: ${differences.length === 0 ? 'equal' : 'NOT EQUAL'}`);
    for (const { path, recorded, again } of differences ?? [])
      console.log(`    ${path}: ${JSON.stringify(recorded)} is recorded, ${JSON.stringify(again)} comes out`);
  }
  return offers.filter(({ differences }) => differences !== null && differences.length > 0).length;
}
