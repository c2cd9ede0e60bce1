import { dsdcOperation } from '../../../../../test/support/dsdc-standard.js';
import { tenderedShipment } from '../../../../../test/support/tendered-shipment.js';
import { writeEbol } from './tender/write-ebol.js';
import { writePickup } from './tender/write-pickup.js';
import { writeChargesSubscription } from './charges/charges-subscription.messages.js';
import { askedModes, writeRateQuote } from './rate-quote/write-rate-quote.js';
import { rateRequest } from '../../../../../test/support/rate-request.js';
import { createCarrierServer } from '../../../../../../infra/demo-carriers/carrier-server.mjs';
import { createDay } from '../../../../../../infra/demo-carriers/day.mjs';
import { createServices } from '../../../../../../infra/demo-carriers/services.mjs';
import { priceQuote } from '../../../../../../infra/demo-carriers/price.mjs';

/** A demonstration carrier with a shipment that is delivered. */
function carrier() {
  let instant = Date.parse('2026-11-24T16:00:00Z');
  const day = createDay({ scac: 'ZZQC', dayMs: 1_000, now: () => instant });
  const freight = createCarrierServer({
    prefix: 'SW',
    scac: 'ZZQC',
    onPickup: day.pickup,
    onCancel: day.cancel,
    journeys: day.journeys,
    rejects: (shipmentId: string) => shipmentId === 'S-000302',
  });
  const services = createServices({ scac: 'ZZQC', day });
  const take = (call: { method: string; path: string; message?: unknown }) => freight(call) ?? services.handle(call);
  const advance = (ms: number) => void (instant += ms);
  return { day, take, advance };
}

const shipment = tenderedShipment();
const bolPath = '/bol/v1/app/';
const pickupPath = '/v1/pickups/';
const asSent = (message: unknown) =>
  message === undefined ? undefined : (JSON.parse(JSON.stringify(message)) as unknown);

type Exchange = [operation: string, file: string, sent: unknown, status: number, answer: unknown];

const EBOL = 'ltl-ebol-2.1.0.yaml';
const PICKUP = 'ltl-pickup-1.0.yaml';
const TRACKING = 'ftl-in-transit-visibility/openapi.yaml';
const CHARGES = 'ltl-preliminary-freight-charges-1.0.yaml';
const INVOICES = 'ftl-invoice-and-documents/openapi.yaml';
const RATES = 'ftl-rate-quote/openapi.yaml';

/** Messages of the operations in use: operation, our body, the carrier's answer and its status. */
async function exchanges(): Promise<Exchange[]> {
  const { take, day, advance } = carrier();
  const done: Exchange[] = [];
  /** Sends the message; `operation` is the one of the standard. */
  const call = async (file: string, operation: string, path: string, message?: unknown) => {
    const [method = ''] = operation.split(' ');
    const { status, body } = (await take({ method, path, message: asSent(message) }))!;
    done.push([operation, file, message, status, body]);
    return body as any;
  };
  const lookUp = (value: string) =>
    call(PICKUP, 'GET /v1/pickups/', `${pickupPath}?lookupValue=${value}&lookupType=PickupConfirmationID`);

  await call(EBOL, 'POST /bol/v1/app/', bolPath, writeEbol(shipment, '4711', 'Create'));
  const other = writeEbol(tenderedShipment({ number: 'S-000302', bolNumber: '2' }), null, 'Create');
  await call(EBOL, 'POST /bol/v1/app/', bolPath, other);
  await call(EBOL, 'PUT /bol/v1/app/{pro}', `${bolPath}771000042`, writeEbol(shipment, '4711', 'Update'));
  const pickup = writePickup(shipment, '4711', null);
  const [{ carrierPickupNumber }] = await call(PICKUP, 'POST /v1/pickups/', pickupPath, pickup);
  const moved = writePickup(shipment, '4711', carrierPickupNumber);
  await call(PICKUP, 'PUT /v1/pickups/{pickupId}', `${pickupPath}${carrierPickupNumber}`, moved);
  const bad = take({ method: 'POST', path: pickupPath, message: { ...pickup, pickupAddress: [] } }) as any;
  done.push(['POST /v1/pickups/', PICKUP, pickup, bad.status, bad.body]);
  await lookUp(carrierPickupNumber);
  await lookUp('none');
  advance(900);
  await lookUp(carrierPickupNumber);

  const wanted = { endpointUrl: 'https://lading.test/events', hmacSecretId: 'con_1' };
  const { id } = await call(TRACKING, 'POST /v1/subscriptions', '/v1/subscriptions', wanted);
  await call(TRACKING, 'GET /v1/subscriptions', '/v1/subscriptions?status=active&page=1&pageSize=200');
  const subscription = `/v1/subscriptions/${id}`;
  await call(TRACKING, 'GET /v1/subscriptions/{subscriptionId}', subscription);
  await call(TRACKING, 'PATCH /v1/subscriptions/{subscriptionId}', subscription, { ...wanted, status: 'active' });
  await call(TRACKING, 'DELETE /v1/subscriptions/{subscriptionId}', subscription);
  await call(TRACKING, 'GET /v1/subscriptions/{subscriptionId}', subscription);

  const charges = writeChargesSubscription('https://lading.test/charges', '4711');
  const { subscriptionId } = await call(CHARGES, 'POST /v1/subscriptions', '/pfc/v1/subscriptions', charges);
  await call(CHARGES, 'POST /v1/subscriptions', '/pfc/v1/subscriptions', charges);
  const chargesPath = `/pfc/v1/subscriptions/${subscriptionId}`;
  await call(CHARGES, 'GET /v1/subscriptions/{subscriptionId}', chargesPath);
  const inFlight = await call(CHARGES, 'GET /v1/subscriptions/{subscriptionId}/inflight', `${chargesPath}/inflight`);
  expect(inFlight).toHaveLength(1);
  await call(CHARGES, 'POST /webhooks/test', '/pfc/webhooks/test', { webhookUrl: 'https://lading.invalid/' });
  await call(CHARGES, 'DELETE /v1/subscriptions/{subscriptionId}', chargesPath);
  await call(CHARGES, 'GET /v1/subscriptions/{subscriptionId}', chargesPath);

  advance(5_000);
  done.push(['GET /v1/events', TRACKING, undefined, 200, day.page(new URLSearchParams({ pageSize: '100' }))]);
  const [invoice] = await call(INVOICES, 'GET /invoices', `/invoices?shipmentID=${shipment.number}`);
  await call(INVOICES, 'GET /invoices/{uniqueID}', `/invoices/${invoice.uniqueID}`);
  await call(INVOICES, 'GET /invoices/{uniqueID}', '/invoices/none');
  const { invoiceNumber } = invoice.invoiceHeader;
  const [documents] = await call(INVOICES, 'GET /documents', `/documents?invoiceNumber=${invoiceNumber}`);
  expect(documents.documents).toHaveLength(2);
  await call(INVOICES, 'GET /documents/{invoiceNumber}', `/documents/${invoiceNumber}`);

  const asked = rateRequest();
  const quote = writeRateQuote(asked, askedModes(asked), 'CRN12345');
  const price = priceQuote(asSent(quote), { prefix: 'SW', level: 1 });
  done.push(['POST /v1/ratequote/app', RATES, quote, 200, price]);
  done.push(['GET /v1/ratequote/app/{quoteId}', RATES, undefined, 200, price]);
  await call(PICKUP, 'DELETE /v1/pickups/{pickupId}', `${pickupPath}${carrierPickupNumber}`);
  await call(EBOL, 'DELETE /bol/v1/app/{pro}', `${bolPath}771000042`);
  return done;
}

it.each(await exchanges())(
  '%s is valid by the standard, request and answer',
  (operation, file, sent, status, answer) => {
    const standard = dsdcOperation(file, operation);
    const [request, response] = [standard.request(), standard.response(status)];
    expect([request?.(asSent(sent)) ?? sent === undefined, request?.errors ?? null]).toEqual([true, null]);
    // Some responses have no body in the standard.
    expect([response?.(asSent(answer)) ?? true, response?.errors ?? null]).toEqual([true, null]);
  },
);

it.each<[operation: string, file: string, status: number, invalid: unknown]>([
  ['POST /v1/pickups/', 'ltl-pickup-1.0.yaml', 200, [{ shipperRef: [], pickupStatus: 'Accepted' }]],
  ['POST /v1/ratequote/app', 'ftl-rate-quote/openapi.yaml', 200, { carrierResult: [{ charges: 'none' }] }],
  ['GET /v1/events', 'ftl-in-transit-visibility/openapi.yaml', 200, { data: [{ type: 'TELEPORTED' }] }],
  ['GET /v1/pickups/', 'ltl-pickup-1.0.yaml', 200, { status: 'Accepted' }],
  ['POST /v1/subscriptions', 'ftl-in-transit-visibility/openapi.yaml', 201, { id: 'evs_1', status: 'active' }],
  ['POST /v1/subscriptions', 'ltl-preliminary-freight-charges-1.0.yaml', 201, { status: 'sleeping' }],
  ['GET /v1/subscriptions/{subscriptionId}/inflight', 'ltl-preliminary-freight-charges-1.0.yaml', 200, [{ pfc: {} }]],
  ['GET /v1/subscriptions/{subscriptionId}', 'ltl-preliminary-freight-charges-1.0.yaml', 404, { message: 'None' }],
  ['GET /v1/subscriptions/{subscriptionId}', 'ftl-in-transit-visibility/openapi.yaml', 404, { status: 'gone' }],
  ['GET /invoices/{uniqueID}', 'ftl-invoice-and-documents/openapi.yaml', 404, ['404']],
  ['GET /invoices', 'ftl-invoice-and-documents/openapi.yaml', 200, [{ uniqueID: '1' }]],
  ['GET /documents/{invoiceNumber}', 'ftl-invoice-and-documents/openapi.yaml', 200, { documents: [] }],
])('%s: another answer is not valid', (operation, file, status, invalid) => {
  expect(dsdcOperation(file, operation).response(status)?.(invalid)).toBe(false);
});
