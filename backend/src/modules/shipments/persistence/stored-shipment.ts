import { withoutMisplacedArrays } from '../../../kernel/misplaced-arrays.js';
import { storedDocument } from '../../../platform/database/stored-document.js';
import type { ShipmentBody } from '../domain/shipment-body.js';
import type { EventDetails } from '../domain/shipment-event.js';
import type { StoredTracking } from '../tracking/tracked-columns.js';

/**
 * Column `shipment.body`. Version 1 could have arrays in place of objects. A new version needs an upcaster and a golden row in `golden/`. Some
 * statements read the JSON paths `$.timeZones`, `$.stops[*].country` and `$.pickup.closeAt`; change them in any version that moves these.
 */
export const SHIPMENT_BODY = storedDocument<ShipmentBody>({ version: 2, upcasters: { 1: withoutMisplacedArrays } });

/** Column `shipment.tracking`. */
export const SHIPMENT_TRACKING = storedDocument<StoredTracking>({ version: 1 });

/** Column `shipment_event.payload`. */
export const EVENT_PAYLOAD = storedDocument<EventDetails>({ version: 1 });
