import { messageCheck } from '../../../../../platform/messages/message-check.js';
import { DELIVERY_DATE_TYPES, PICKUP_CLASSES, PIECE_TYPES } from './pickup-codes.js';
import type { PickupResponse, PickupRequest } from './pickup.messages.js';

const text = { type: 'string', maxLength: 500 };
const textOrNull = { type: ['string', 'null'], maxLength: 500 };
const nothing = { type: 'null' };
const count = { type: 'integer', minimum: 1 };
const countOrNull = { type: ['integer', 'null'], minimum: 1 };
const INSTANT = String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00[+-]\d{2}:\d{2}$`;
const instantOrNull = { type: ['string', 'null'], pattern: INSTANT };
const instant = { type: 'string', pattern: INSTANT };

/** Every field is required, as in the standard. */
const all = (properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const list = (items: object) => ({ type: 'array', items });

const unit = all({
  height: count,
  length: count,
  unitCount: count,
  totalUnitCount: count,
  totalLinearFeetofShipment: nothing,
  unitType: text,
  width: count,
  weight: count,
  totalWeight: count,
});

const detail = all({
  shipperRef: text,
  proNumber: textOrNull,
  deliveryBeginDate: instantOrNull,
  deliveryDateType: { enum: [...DELIVERY_DATE_TYPES, null] },
  deliveryEndDate: instantOrNull,
  descriptionDetails: list(text),
  additionalShipperInfo: nothing,
  description: text,
  freightClass: { enum: [...PICKUP_CLASSES] },
  hazmatCheck: { type: 'boolean' },
  individualPieceType: { enum: PIECE_TYPES },
  individualPieces: count,
  nmfc: textOrNull,
  nmfcSub: textOrNull,
  weight: count,
  grossShipmentWeight: count,
  netShipmentWeight: nothing,
  handlingUnitCount: count,
  handlingUnitDetails: list(unit),
  handlingUnitType: text,
  hazmatContactName: nothing,
  hazmatContactPhoneNumber: textOrNull,
  hazmatContractNumber: textOrNull,
  referenceNumbers: list(all({ refPieceCount: nothing, referenceNumber: text, referenceType: text })),
  shipmentServices: list(all({ serviceCode: text, serviceDescription: text })),
  specialInstructionsDelivery: textOrNull,
  specialInstructionsPickup: textOrNull,
});

/** Schema of our request (PICKUP_REQUEST of the standard). */
const PICKUP_REQUEST_SCHEMA = all({
  isTest: { const: 'false' },
  pickupAddress: list(
    all({
      orgAddressName: text,
      orgAddressLine1: text,
      orgAddressLine2: textOrNull,
      orgCity: text,
      orgContactName: textOrNull,
      orgCountry: text,
      orgPhoneNumber: textOrNull,
      orgState: text,
      orgZip: text,
    }),
  ),
  customer: text,
  emergencyContact: list(all({ emergName: nothing, emergPhone: text, emergEmail: nothing })),
  grossPickupWeight: count,
  weightUofM: { const: 'Pounds' },
  handlingUnitCount: count,
  cubicFeet: countOrNull,
  linearFeet: countOrNull,
  trailerNumber: nothing,
  loadedBy: nothing,
  sealNumber: nothing,
  readyDate: instant,
  readyTime: instant,
  closeTime: instant,
  pickupLocationTimeZone: { type: 'string', pattern: String.raw`^UTC[+-]\d{1,2}(:\d{2})?$` },
  dockDoorNumber: nothing,
  dockContactEmail: textOrNull,
  dockContactName: textOrNull,
  dockContactPhone: textOrNull,
  confirmationEmail: textOrNull,
  shipmentDetails: list(detail),
  destinationAddress: list(
    all({
      cneeAddressName: text,
      cneeAddressLine1: text,
      cneeAddressLine2: textOrNull,
      cneeCity: text,
      cneeContactName: textOrNull,
      cneeCountry: text,
      cneePhoneNumber: textOrNull,
      cneeState: text,
      cneeStoreNumber: nothing,
      cneeZip: text,
    }),
  ),
  billToAddress: list(
    all({
      btAccountNumber: textOrNull,
      btAddressName: text,
      btAddressLine1: text,
      btAddressLine2: textOrNull,
      btCity: text,
      btCountry: text,
      btState: text,
      btStoreNumber: nothing,
      btZip: text,
    }),
  ),
  requestFunction: { enum: ['NewPickup', 'ModifyExisting'] },
  carrierPickupNumber: textOrNull,
});

/** Schema of the fields we use of a PICKUP_REQUEST_RESPONSE. */
const PICKUP_RESPONSE_SCHEMA = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    required: ['pickupStatus'],
    properties: {
      carrierPickupNumber: { type: ['string', 'null'], maxLength: 50 },
      pickupStatus: { type: 'string', maxLength: 50 },
      pickupMessage: { type: ['array', 'null'], items: { type: 'string', maxLength: 2_000 } },
    },
  },
};

/** Validates a pickup request. */
export const isPickupRequest = messageCheck<PickupRequest>(PICKUP_REQUEST_SCHEMA);
/** Validates a response. */
export const isPickupResponse = messageCheck<PickupResponse>(PICKUP_RESPONSE_SCHEMA);
