import { dsdcOperation } from '../../../../../test/support/dsdc-standard.js';
import { tenderedShipment } from '../../../../../test/support/tendered-shipment.js';
import { writeEbol } from './tender/write-ebol.js';
import { writePickup } from './tender/write-pickup.js';
import { askedModes, writeRateQuote } from './rate-quote/write-rate-quote.js';
import { rateRequest } from '../../../../../test/support/rate-request.js';
import { createCarrierServer } from '../../../../../../infra/demo-carriers/carrier-server.mjs';
import { createDay } from '../../../../../../infra/demo-carriers/day.mjs';
import { priceQuote } from '../../../../../../infra/demo-carriers/price.mjs';

/** A demonstration carrier with a shipment that is delivered. */
function carrier() {
  let instant = Date.parse('2026-11-24T16:00:00Z');
  const day = createDay({ scac: 'ZZQC', dayMs: 1_000, now: () => instant });
  const take = createCarrierServer({
    prefix: 'SW',
    scac: 'ZZQC',
    onPickup: day.pickup,
    onCancel: day.cancel,
    rejects: (shipmentId: string) => shipmentId === 'S-000302',
  });
  const finish = () => void (instant += 5_000);
  return { day, take, finish };
}

const shipment = tenderedShipment();
const bolPath = '/bol/v1/app/';
const pickupPath = '/v1/pickups/';
const asSent = (message: unknown) => JSON.parse(JSON.stringify(message)) as unknown;

/** Messages of the operations in use: operation, our body, the carrier's answer and its status. */
function exchanges(): [operation: string, file: string, sent: unknown, status: number, answer: unknown][] {
  const { take, day, finish } = carrier();
  const call = (method: string, path: string, message?: unknown) =>
    take({ method, path, message }) as { status: number; body: unknown };
  const ebol = writeEbol(shipment, '4711', 'Create');
  const taken = call('POST', bolPath, ebol);
  const pickup = writePickup(shipment, '4711', null);
  const requested = call('POST', pickupPath, pickup);
  const [{ carrierPickupNumber }] = requested.body as [{ carrierPickupNumber: string }];
  const update = writeEbol(shipment, '4711', 'Update');
  const moved = writePickup(shipment, '4711', carrierPickupNumber);
  const updated = call('PUT', `${bolPath}771000042`, update);
  const refused = call(
    'POST',
    bolPath,
    writeEbol(tenderedShipment({ number: 'S-000302', bolNumber: '2' }), null, 'Create'),
  );
  const changed = call('PUT', `${pickupPath}${carrierPickupNumber}`, moved);
  const badPickup = call('POST', pickupPath, { ...pickup, pickupAddress: [] });
  finish();
  const page = day.page(new URLSearchParams({ pageSize: '100' }));
  const asked = rateRequest();
  const quote = writeRateQuote(asked, askedModes(asked), 'CRN12345');
  const ebolFile = 'ltl-ebol-2.1.0.yaml';
  const pickupFile = 'ltl-pickup-1.0.yaml';
  return [
    [
      'POST /v1/ratequote/app',
      'ftl-rate-quote/openapi.yaml',
      quote,
      200,
      priceQuote(asSent(quote), { prefix: 'SW', level: 1 }),
    ],
    [
      'GET /v1/ratequote/app/{quoteId}',
      'ftl-rate-quote/openapi.yaml',
      undefined,
      200,
      priceQuote(asSent(quote), { prefix: 'SW', level: 1 }),
    ],
    ['POST /bol/v1/app/', ebolFile, ebol, taken.status, taken.body],
    ['POST /bol/v1/app/', ebolFile, ebol, refused.status, refused.body],
    ['PUT /bol/v1/app/{pro}', ebolFile, update, updated.status, updated.body],
    ['DELETE /bol/v1/app/{pro}', ebolFile, undefined, 200, undefined],
    ['POST /v1/pickups/', pickupFile, pickup, requested.status, requested.body],
    ['POST /v1/pickups/', pickupFile, pickup, badPickup.status, badPickup.body],
    ['PUT /v1/pickups/{pickupId}', pickupFile, moved, changed.status, changed.body],
    ['DELETE /v1/pickups/{pickupId}', pickupFile, undefined, 200, undefined],
    ['GET /v1/events', 'ftl-in-transit-visibility/openapi.yaml', undefined, 200, page],
  ];
}

it.each(exchanges())('%s is valid by the standard, request and answer', (operation, file, sent, status, answer) => {
  const standard = dsdcOperation(file, operation);
  const [request, response] = [standard.request(), standard.response(status)];
  expect([request?.(asSent(sent)) ?? sent === undefined, request?.errors ?? null]).toEqual([true, null]);
  expect([response?.(asSent(answer)) ?? answer === undefined, response?.errors ?? null]).toEqual([true, null]);
});

it.each<[operation: string, file: string, status: number, invalid: unknown]>([
  ['POST /v1/pickups/', 'ltl-pickup-1.0.yaml', 200, [{ shipperRef: [], pickupStatus: 'Accepted' }]],
  ['POST /v1/ratequote/app', 'ftl-rate-quote/openapi.yaml', 200, { carrierResult: [{ charges: 'none' }] }],
  ['GET /v1/events', 'ftl-in-transit-visibility/openapi.yaml', 200, { data: [{ type: 'TELEPORTED' }] }],
])('%s: another answer is not valid', (operation, file, status, invalid) => {
  expect(dsdcOperation(file, operation).response(status)?.(invalid)).toBe(false);
});
