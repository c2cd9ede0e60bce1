import { pdfImage } from './pdf-image.mjs';
import { statusOf } from './pickup-status.mjs';
import { isBol, isPickup, problemOf } from './required.mjs';

const BOL_PATH = '/bol/v1/app/';
const PICKUP_PATH = '/v1/pickups/';
const FIRST_PRO = 700_000_000;

/**
 * A carrier's server for bills of lading and pickups. `numbers.taken`: PRO numbers given so far. `journeys()`: the shipments on their way. A repeated idempotency key gets the same response; a bill of lading that is sent again under another
 * key is rejected as a duplicate. `rejects(shipmentId)`: whether the carrier rejects the shipment. `onPickup(shipment)` and `onCancel(pro)` are called for
 * accepted and canceled pickups.
 */
export function createCarrierServer({
  prefix,
  scac,
  rejects = () => false,
  onPickup = () => undefined,
  onCancel = () => undefined,
  journeys = () => [],
  numbers = { taken: 0 },
}) {
  const answers = new Map();
  const bols = new Map();
  const pickups = new Map();

  const takeBol = (message) => {
    if (!isBol(message))
      return { status: 400, body: [status('400', `The bill of lading does not fit: ${problemOf(isBol)}.`)] };
    const { shipmentId = '', bol: [number = shipmentId] = [], pro: given } = message.referenceNumbers ?? {};
    if (rejects(shipmentId)) return { status: 400, body: [status('500', 'We have no capacity on this lane today.')] };
    const known = [...bols.values()].find((entry) => entry.number === number);
    if (known) return { status: 400, body: [{ ...status('1400', `Duplicate PRO ${known.pro}.`) }] };
    const pro = given ?? `${FIRST_PRO + (numbers.taken += 1)}`;
    bols.set(pro, { pro, number, shipmentId, message });
    const images = message.images ?? {};
    return {
      status: 200,
      body: {
        version: '2.1.0',
        transactionDate: new Date().toISOString().slice(0, 23),
        referenceNumbers: { pro, shipmentConfirmationNumber: `${prefix}-${number.slice(-8)}` },
        scac,
        images: {
          ...(images.includeBol
            ? { bol: pdfImage(`${scac} bill of lading, PRO ${pro}, ${shipmentId}. Demonstration.`) }
            : {}),
          ...(images.includeShippingLabels
            ? { shippingLabels: pdfImage(`${scac} label, PRO ${pro}. Demonstration.`) }
            : {}),
        },
        messageStatus: { status: 'PASS', code: '10000000', message: 'Transaction was successful.' },
      },
    };
  };

  const updateBol = (message, pro) => {
    if (!isBol(message) || message.bol.function !== 'Update')
      return { status: 400, body: [status('400', `The bill of lading does not fit: ${problemOf(isBol)}.`)] };
    bols.get(pro).message = message;
    return { status: 200, body: { messageStatus: { status: 'PASS' }, referenceNumbers: { pro } } };
  };

  const takePickup = (message, id) => {
    if (!isPickup(message))
      return { status: 400, body: { message: `The pickup does not fit: ${problemOf(isPickup)}.` } };
    const [{ shipperRef, proNumber }] = message.shipmentDetails;
    const number = id ?? `${prefix}P${String(pickups.size + 1).padStart(6, '0')}`;
    const pickup = { number, pro: proNumber, shipmentId: shipperRef, message, bol: bols.get(proNumber)?.message };
    pickups.set(number, pickup);
    onPickup(pickup);
    return {
      status: 200,
      body: [
        {
          shipperRef: [shipperRef],
          carrierPickupNumber: number,
          pickupStatus: 'Accepted',
          pickupMessage: [],
          trailerNumber: null,
          carrierName: null,
          routing: null,
          scac,
        },
      ],
    };
  };

  const pickupStatus = (search) => {
    const value = search.get('lookupValue');
    const isPro = search.get('lookupType') === 'PRO';
    const pickup = isPro ? [...pickups.values()].findLast(({ pro }) => pro === value) : pickups.get(value);
    if (!pickup) return { status: 404, body: { message: 'Pickup Request not found' } };
    return {
      status: 200,
      body: statusOf(
        pickup,
        journeys().find(({ pro }) => pro === pickup.pro),
      ),
    };
  };

  const change = (method, kind, id, message) => {
    const entries = kind === 'bol' ? bols : pickups;
    if (!entries.has(id))
      return {
        status: 404,
        body: kind === 'bol' ? [status('300', 'This number is not known.')] : { message: 'This number is not known.' },
      };
    if (method === 'PUT') return kind === 'bol' ? updateBol(message, id) : takePickup(message, id);
    onCancel(kind === 'bol' ? id : entries.get(id).pro);
    entries.delete(id);
    return { status: 200, body: {} };
  };

  const handle = ({ method, path, message }) => {
    if (method === 'POST' && path === BOL_PATH) return takeBol(message);
    if (method === 'POST' && path === PICKUP_PATH) return takePickup(message);
    if (method === 'GET' && path.startsWith(`${PICKUP_PATH}?`))
      return pickupStatus(new URLSearchParams(path.split('?')[1]));
    const [, kind, id] = /^(?:\/(bol)\/v1\/app|\/v1\/pickups)\/([^/]+)$/.exec(path) ?? [];
    return id && ['PUT', 'DELETE'].includes(method)
      ? change(method, kind ?? 'pickup', decodeURIComponent(id), message)
      : undefined;
  };

  /** The response to a message, or undefined for an unknown path. */
  return ({ key, ...call }) => {
    const stored = key && `${call.method} ${call.path} ${key}`;
    if (stored && answers.has(stored)) return answers.get(stored);
    const answer = handle(call);
    if (stored && answer?.status === 200) answers.set(stored, answer);
    return answer;
  };
}

function status(code, message) {
  return { status: 'FAIL', code, message, resolution: '', information: [] };
}
