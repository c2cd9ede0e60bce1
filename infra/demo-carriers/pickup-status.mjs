const ACCEPTED = { status: 'Accepted', code: null, text: 'Accepted', subCode: null, subText: null };
const NO_DRIVER = { driverName: null, trailerNumber: null, gpsCoordinates: null, stopsAway: null };
/** How long before the pickup the driver is on the way. */
const EN_ROUTE_MS = 3_600_000;

/** State of a pickup (PICKUP_VISIBILITY_RESPONSE of the standard). `journey`: the shipment on its way, if it is. */
export function statusOf({ number, pro, message }, journey) {
  const { status, code, text, subCode, subText, stopsAway = null } = stateOf(journey);
  const { destinationAddress, handlingUnitCount, grossPickupWeight, readyTime } = message;
  const [{ cneeZip, cneeCountry }] = destinationAddress;
  return {
    pickupConfirmationId: number,
    status,
    informationCode: { code, codeDescription: text, subCode, subCodeDescription: subText },
    stopEta: (journey?.pickedUpAt ?? new Date(readyTime).toISOString()).slice(0, 23),
    stopEtaTimeZone: 'UTC+0',
    equipmentInformation: { ...NO_DRIVER, ...(stopsAway === null ? {} : { driverName: 'Demonstration', stopsAway }) },
    shipmentArray: [
      {
        proNumber: pro,
        destinationPostalCode: cneeZip,
        destinationCountry: cneeCountry,
        handlingUnitQuantity: handlingUnitCount,
        weight: grossPickupWeight,
        referenceNumbers: [],
      },
    ],
  };
}

function stateOf(journey) {
  if (!journey) return ACCEPTED;
  const types = journey.events.map(({ type }) => type);
  if (types.includes('PICKED_UP'))
    return { status: 'Departed', code: '100', text: 'Pickup complete', subCode: '1', subText: 'Exact match' };
  if (types.includes('PICKUP_ATTEMPTED'))
    return {
      status: 'Rescheduled',
      code: '310',
      text: 'Carrier not able to service',
      subCode: '2',
      subText: 'Breakdown',
    };
  return journey.isNear(EN_ROUTE_MS)
    ? { status: 'En Route', code: null, text: 'Driver on the way', subCode: null, subText: null, stopsAway: 2 }
    : ACCEPTED;
}
