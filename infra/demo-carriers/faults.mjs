import { priceQuote } from './price.mjs';

const HUGE_BYTES = 10 * 1024 * 1024;
/** Where clouds keep the credentials of a machine: what a redirect of a hostile server would go for. */
const PRIVATE_ADDRESS = 'http://169.254.169.254/latest/meta-data/';

/** Answers with a text that may not be what its type says. */
const text =
  (status, type, body) =>
  ({ response }) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

/** Answers with a good price after something was done to its charges. */
const spoilt =
  (change) =>
  ({ quote, send }) => {
    const answer = priceQuote(quote, { prefix: 'XX', level: 1 });
    for (const { charges } of answer.carrierResult) charges.forEach(change);
    send(200, answer);
  };

let lateQuote;

/** Everything that a carrier's server can do wrong, by the name in its path. */
export const faults = {
  error: text(500, 'application/json', '{"messageStatus":{"status":"FAILURE","message":"Internal error"}}'),
  hang: () => undefined,
  /** Does not respond to a rate request, but has its price when it is asked for it later. */
  late({ request, quote, send }) {
    if (request.method === 'GET') return send(200, lateQuote);
    lateQuote = priceQuote(quote, { prefix: 'LT', level: 1 });
  },
  garbage: text(200, 'application/json', '{"carrierResult": [{"mode": "LTL", "charg'),
  html: text(200, 'text/html', '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>'),
  redirect: ({ response }) => void response.writeHead(302, { location: PRIVATE_ADDRESS }).end(),
  huge: ({ response }) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(`{"carrierResult":[],"padding":"${'x'.repeat(HUGE_BYTES)}"}`),
  euros: spoilt((charge) => (charge.currency = 'EUR')),
  mixed: spoilt((charge, index) => (charge.currency = index === 0 ? 'USD' : 'CAD')),
  negative: spoilt((charge) => (charge.amount = -charge.amount)),
  absurd: spoilt((charge) => (charge.amount = 9e15)),
  text: spoilt((charge) => (charge.amount = String(charge.amount))),
  empty: text(200, 'application/json', '{"messageStatus":{"status":"SUCCESS"}}'),
  refusal: text(
    200,
    'application/json',
    '{"messageStatus":{"status":"FAILURE","message":"We do not serve\\u202e this\\nlane."}}',
  ),
  /** A byte now and then, so that only a limit on the whole call ends it. */
  drip({ response }) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 200);
    response.on('close', () => clearInterval(timer));
  },
};
