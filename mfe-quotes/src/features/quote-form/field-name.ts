const NAMES: Record<string, string> = {
  'pickup.on': 'Pickup day', 'pickup.readyFrom': 'Ready from', 'pickup.closeAt': 'Closes at', 'delivery.type': 'Delivery wish', 'delivery.on': 'Delivery day',
  'delivery.to': 'Last delivery day', accessorials: 'Services', units: 'Units', mode: 'Mode', equipment: 'Trailer', 'temperature.minimum': 'Lowest temperature', 'temperature.maximum': 'Highest temperature', 'temperature.unit': 'Degrees', 'declaredValue.amount': 'Declared value', 'declaredValue.currency': 'Currency of the declared value', insurance: 'Insurance', instructions: 'Instructions',
  postalCode: 'postal code', city: 'city', state: 'state', country: 'country', placeType: 'place type', dock: 'dock', name: 'name', address1: 'address',
  address2: 'address, second line', count: 'count', type: 'type', length: 'length', width: 'width', height: 'height', weight: 'weight', stackable: 'stackable',
  evidence: 'evidence of dimensions', description: 'description', pieces: 'pieces', packagingType: 'packaging', freightClass: 'class', nmfc: 'NMFC item',
  nmfcSub: 'NMFC sub', unNumber: 'UN number', properShippingName: 'proper shipping name', technicalName: 'technical name', hazardClass: 'hazard class',
  subsidiary: 'subsidiary classes', packingGroup: 'packing group', emergencyPhone: 'emergency phone', answeredAtAnyHour: 'emergency phone answered at any hour', contractNumber: 'contract number', value: 'number',
};

/** Words for a field of the form or the request: `handlingUnits.0.length` is `Row 1 length`. */
export function fieldName(path: string): string {
  const whole = NAMES[path];
  if (whole) return whole;
  const steps = path.split('.');
  const last = steps.at(-1) ?? path;
  const leaf = NAMES[last] ?? last;
  if (steps[0] === 'stops') return `${steps[1] === '0' ? 'Origin' : 'Destination'} ${leaf}`;
  if (steps[0] === 'intermediates') return `Stop ${Number(steps[1]) + 1} ${leaf}`;
  if (steps[0] === 'handlingUnits') return `Row ${Number(steps[1]) + 1}${commodityOf(steps)} ${leaf}`;
  if (steps[0] === 'references') return `Reference ${Number(steps[1]) + 1} ${leaf}`;
  return steps.join(' ');
}

const commodityOf = (steps: string[]): string => (steps[2] === 'commodities' && steps[3] !== '0' ? ` commodity ${Number(steps[3]) + 1}` : '');
