import { DETAILS } from '../../../../../../test/support/accessorials.js';
import { dsdcText } from '../../../../../../test/support/dsdc-standard.js';
import { tenderedShipment } from '../../../../../../test/support/tendered-shipment.js';
import type { AccessorialRequest } from '../../../../../kernel/accessorials/accessorial-request.js';
import { isEbolRequest } from './ebol.schemas.js';
import { writeEbol } from './write-ebol.js';

/** Changes a valid message so that it breaks the rule. */
type Break = (message: any) => void;

const accessorial =
  (name: string): Break =>
  ({ accessorials }) =>
    void Object.assign(accessorials, { [name]: undefined });
const labels =
  (change: object): Break =>
  ({ images }) =>
    void Object.assign(images.shippingLabels, change);
const eachLine =
  (change: object): Break =>
  ({ commodities }) =>
    commodities.handlingUnits.forEach(({ lineItems }: any) => Object.assign(lineItems[0], change));

/** Each "required when" in the prose of the eBOL document, in its order, and a message without what it requires. */
const EBOL_RULES: [rule: string, broken: Break][] = [
  ['Required when images.includeShippingLabels is true', labels({ format: undefined })],
  ['Required when images.includeShippingLabels is true', labels({ quantity: undefined })],
  ['Required when images.shippingLabel is Avery', labels({ format: 'Avery', position: undefined })],
  [
    "conditionally required to be passed within that Handling Unit's object",
    ({ commodities }) => (commodities.handlingUnits[0].lineItems = []),
  ],
  ["Conditionally required when 'hazardous' is 'true'", eachLine({ hazardousDescription: undefined })],
  ["any commodity line item's hazardous flag is set to true", accessorial('hazardousDetails')],
  ['Required when accessorial code COD is present', accessorial('cod')],
  ['Required when accessorial code COD is present', ({ accessorials }) => delete accessorials.cod.remitTo],
  ['Required when accessorial code SRT is present', accessorial('sortAndSegregateDetails')],
  ['Required when accessorial code FVC is present', accessorial('fullValueCoverageDetails')],
  ['Required when accessorial code MARK is present', accessorial('markDetails')],
  [
    'Required when accessorials.code list include TCS',
    ({ accessorials }) => delete accessorials.timeCriticalDetails.type,
  ],
  [
    'Required when timeCriticalDetails.type is populated with any valid value',
    ({ accessorials }) => delete accessorials.timeCriticalDetails.date.start,
  ],
  [
    'Required when the timeCriticalDetails.type is Delivery Window',
    ({ accessorials }) => delete accessorials.timeCriticalDetails.date.end,
  ],
  [
    'Required when accessorials.code list include APTP',
    ({ accessorials }) => delete accessorials.appointmentDetails.pickup.start,
  ],
  [
    'Required when accessorials.code list include APTD',
    ({ accessorials }) => delete accessorials.appointmentDetails.delivery.start,
  ],
];

const HAZMAT = {
  unNumber: 'UN1090',
  properShippingName: 'Acetone',
  hazardClass: '3' as const,
  packingGroup: 'II' as const,
  emergencyPhone: '+18005551234',
};

/** A message to which each rule applies. */
function fullMessage(): unknown {
  const codes = Object.keys(DETAILS);
  const [unit] = tenderedShipment().handlingUnits;
  const shipment = tenderedShipment({
    accessorials: codes,
    accessorialDetails: codes.map((code) => ({ code, ...DETAILS[code] }) as AccessorialRequest),
    handlingUnits: [{ ...unit!, commodities: [{ ...unit!.commodities[0]!, hazmat: HAZMAT }] }],
  });
  return JSON.parse(JSON.stringify(writeEbol(shipment, '4711', 'Create')));
}

it('a message with everything that the rules require is valid', () => {
  expect([isEbolRequest(fullMessage()), isEbolRequest.errors]).toEqual([true, null]);
});

it.each(EBOL_RULES)('is not sent without what is "%s"', (_, breakRule) => {
  const message = fullMessage();
  breakRule(message);
  expect(isEbolRequest(JSON.parse(JSON.stringify(message)))).toBe(false);
});

it('the table has every rule of the document', () => {
  const text = dsdcText('ltl-ebol-2.1.0.yaml').replace(/.*?asterisk\*\*_\*\. For those/, '');
  const found = [...text.matchAll(/(?:Conditionally )?required (?:if|when|to be passed)/gi)].map(({ index }) => index);
  expect(found).toHaveLength(EBOL_RULES.length);
  EBOL_RULES.forEach(([rule], row) => {
    const from = found[row]!;
    expect(text.slice(from, from + 200)).toContain(rule);
  });
});
