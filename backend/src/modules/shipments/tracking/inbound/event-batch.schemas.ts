/** Maximum events per batch (DSDC delivery metadata, `batchMaxSize`). */
export const BATCH_EVENTS_MAX = 1_000;
/** Maximum documents that an event links. */
const EVENT_DOCUMENTS_MAX = 20;

const text = (maxLength: number) => ({ type: 'string', maxLength });
/** RFC 3339 with an offset; a local time without one is ambiguous. */
const instant = {
  type: 'string',
  maxLength: 40,
  pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$`,
};

const location = {
  type: 'object',
  properties: {
    name: text(120),
    latitude: { type: 'number', minimum: -90, maximum: 90 },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
    city: text(60),
    state: text(10),
    postalCode: text(10),
    country: text(3),
  },
};

/** Required envelope of a batch (EventBatch of the DSDC in-transit standard). Events are validated one by one, so that an invalid event does not reject the others. */
export const BATCH_SCHEMA = {
  type: 'object',
  required: ['deliveryId', 'sentAt', 'events'],
  properties: {
    deliveryId: { type: 'string', pattern: String.raw`^[\x21-\x7e]{1,100}$` },
    sentAt: instant,
    events: { type: 'array', minItems: 1, maxItems: BATCH_EVENTS_MAX, items: { type: 'object' } },
  },
};

/** Properties that we read from an event (Event of the standard). Others are ignored, and stored with the message. */
export const EVENT_SCHEMA = {
  type: 'object',
  required: ['eventId', 'shipment', 'type', 'occurredAt', 'sequence'],
  properties: {
    eventId: { type: 'string', pattern: String.raw`^[\x21-\x7e]{1,90}$` },
    type: text(40),
    status: text(40),
    occurredAt: instant,
    reportedAt: instant,
    sequence: { type: 'integer', minimum: 0, maximum: 9_007_199_254_740_991 },
    location,
    notes: text(2_000),
    attributes: {
      type: 'object',
      properties: {
        reasonCode: text(40),
        timeZone: text(40),
        estimatedArrival: instant,
        estimatedDeliveryDate: { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` },
        late: { type: 'boolean' },
        appointmentStatus: { enum: ['Required', 'Requested', 'Secured', 'Missed', 'Rescheduled'] },
      },
    },
    documents: {
      type: 'array',
      maxItems: EVENT_DOCUMENTS_MAX,
      items: { type: 'object', properties: { type: text(40), url: text(2_000) } },
    },
    shipment: {
      type: 'object',
      required: ['shipmentId'],
      properties: {
        shipmentId: text(60),
        scac: text(4),
        references: {
          type: 'array',
          maxItems: 50,
          items: { type: 'object', properties: { type: text(60), value: text(60) } },
        },
      },
    },
  },
};
