// npm run bench -- <name>: measures one operation of the product against its limit. Without a name, lists them.
import { Failure, printError } from '../lib/failure.mjs';

const BENCHES = {
  quote: 'A quote by 50 tariff carriers with 1,000,000 rates, warm, against node:http with the same kernel',
  'quote-growth':
    'A warm quote by 10 to 500 carriers with 1,000,000 rates, each against the first (or sizes such as 50x1000000 50x10000000)',
  'tariff-load':
    'An upload of 100,000 and 1,000,000 rates (or as many as given) against LOAD DATA of the same rows, and the first quote after a start',
  csv: 'A CSV of 10,000 quotes by 50 tariff carriers, against the same rating and the same rows inserted, and other requests beside it',
  import: 'A CSV of 10,000 contacts, against bare inserts of the same rows, and other requests beside it',
  booking: 'A booking against the raw transaction that writes the same rows',
  login: 'A sign-in against its hash alone, and other requests beside ten sign-ins a second',
  list: 'Pages of the shipment list at 1,000, 100,000 and 1,000,000 shipments (or as many as given), against node:http with the same statements',
  search: 'Searches of shipments, against one statement over the word table',
  detail: 'Shipment details, compared with node:http and the same statements',
  pdf: 'A bill of lading as PDF, against finished objects and against pdfkit',
  events: 'Batches of 100 tracking events, against LOAD DATA of the same rows and against one row at a time',
  edi: 'An interchange of 10,000 status messages through the X12 reader, against splitting it',
  audit:
    'An import of 10,000 invoice lines with its audit and re-rating, against bare inserts of the same rows with the same re-rating',
  reports:
    'Every report of a year and home at 1,000,000 shipments (or as many as given), four fifths of one company: time at the database and rows read',
  'report-pages':
    'Home and every report in a browser at 100,000 shipments (or as many as given): time to the figures, accessibility, errors; pictures into a folder',
  relay: 'An envelope of 8 KiB through the error relay, against node:http that sends it on',
  workers: 'How fast 1, 2 and 4 workers drain backlogs of mails, events for webhooks and digests that wait for others',
  sse: 'An event to 5,000 open streams (or as many as given), against node:http that writes it, and what they cost while nothing happens',
  shell:
    'First loads of /login, /shipments and /quotes/new over a slow link, against the same pages as one application, and typing in the quote form',
  route: 'The change from one area to another after prefetching, against one application',
  build: 'The build of one area, against the build of all pages as one application',
};

const stops = [];
const stopAll = async () => {
  while (stops.length > 0) await stops.pop()();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => void stopAll().then(() => process.exit(1)));

try {
  const [name] = process.argv.slice(2);
  if (!Object.hasOwn(BENCHES, name ?? '')) {
    const known = Object.entries(BENCHES).map(([known, what]) => `  ${known.padEnd(14)}${what}`);
    throw new Failure(['Usage: npm run bench -- <name>', ...known].join('\n'));
  }
  const { bench } = await import(`./${name}.mjs`);
  await bench(stops);
} catch (error) {
  printError(error);
  process.exitCode = 1;
} finally {
  await stopAll();
}
