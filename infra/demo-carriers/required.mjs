import { Ajv } from 'ajv';

const ajv = new Ajv();
const filled = { type: 'string', minLength: 1 };
const needs = (properties) => ({ type: 'object', required: Object.keys(properties), properties });
const list = (items) => ({ type: 'array', minItems: 1, items });
const party = needs({
  name: filled,
  address1: filled,
  city: filled,
  stateProvince: filled,
  postalCode: filled,
  country: { enum: ['USA', 'CAN', 'MEX'] },
  contact: needs({ phone: { type: 'string', pattern: '^[0-9]{10}$' } }),
});
const lineItem = needs({
  description: filled,
  weight: { type: 'integer' },
  pieces: { type: 'integer' },
  packagingType: filled,
  classification: filled,
  hazardous: { type: 'boolean' },
});

/** What eBOL 2.1.0 requires of a bill of lading. */
export const isBol = ajv.compile(
  needs({
    version: { const: '2.1.0' },
    bol: needs({ requestedPickupDate: filled, function: filled, isTest: { type: 'boolean' }, requestorRole: filled }),
    payment: needs({ terms: filled }),
    commodities: needs({
      lineItemLayout: filled,
      handlingUnits: list(
        needs({ count: { type: 'integer' }, type: filled, weight: { type: 'integer' }, lineItems: list(lineItem) }),
      ),
    }),
    origin: party,
    destination: party,
    billTo: party,
  }),
);

/** What Pickup 1.0 requires of a pickup request, as far as these carriers look. */
export const isPickup = ajv.compile(
  needs({
    isTest: { enum: ['true', 'false'] },
    pickupAddress: list(
      needs({
        orgAddressName: filled,
        orgAddressLine1: filled,
        orgCity: filled,
        orgState: filled,
        orgZip: filled,
        orgCountry: filled,
      }),
    ),
    grossPickupWeight: { type: 'integer' },
    handlingUnitCount: { type: 'integer' },
    readyDate: filled,
    readyTime: filled,
    closeTime: filled,
    shipmentDetails: list(needs({ shipperRef: filled })),
    requestFunction: { enum: ['NewPickup', 'ModifyExisting'] },
  }),
);

const url = { type: 'string', pattern: '^https?://' };

/** What in-transit visibility requires of a subscription. */
export const isEventSubscription = ajv.compile(needs({ endpointUrl: url, hmacSecretId: filled }));

/** What Preliminary Freight Charges requires of a subscription. */
export const isChargesSubscription = ajv.compile(
  needs({ webhookUrl: url, accounts: list(filled), dataOptions: { type: 'object' } }),
);

export const isWebhookTest = ajv.compile(needs({ webhookUrl: url }));

/** The first thing that is wrong. */
export function problemOf({ errors }) {
  const [error] = errors ?? [];
  return error ? `${error.instancePath || 'the message'} ${error.message}` : 'it does not fit';
}
