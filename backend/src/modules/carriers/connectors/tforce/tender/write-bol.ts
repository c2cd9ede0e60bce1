import type { ConnectionOptions } from '../../connector-setup.js';
import { endOf, given } from '../../freight-parts.js';
import { instructionText, unwrittenParts } from '../../tender-parts.js';
import type { TenderedShipment } from '../../tenders.js';
import { serviceOptions, STANDARD_SERVICE } from '../tforce-codes.js';
import { freightProblem, handlingUnitsOf, shippedCommodities, type TforceCommodity } from '../tforce-freight.js';
import { isCut, partyOf, paymentOf, streetOf, type TforceParty, type TforcePayment } from '../tforce-parties.js';

const INSTRUCTIONS_MAX = 250;
/** Most labels of a request. */
const LABELS_MAX = 100;
/** Codes of documents, their format (PDF) and the label of 4 by 6 inches. */
const DOCUMENTS = { bol: '20', labels: '30', pdf: '01', label4x6: '07' } as const;

interface Instructions {
  pickup?: string;
  handling?: string;
  delivery?: string;
}

/** Body of `POST /shipping/bol/create`, limited to the fields in use. The pickup is a message of its own. */
export interface BolMessage extends ReturnType<typeof handlingUnitsOf> {
  requestOptions: {
    serviceCode: string;
    pickupDate: string;
    densityEligible: false;
    previewRate: false;
    timeInTransit: false;
  };
  shipFrom: TforceParty & { isResidential: boolean };
  shipTo: TforceParty & { isResidential: boolean };
  payment: TforcePayment<TforceParty>;
  commodities: TforceCommodity[];
  references: { number: string; type: string }[];
  instructions: Instructions;
  serviceOptions: { pickup: string[]; delivery: string[] };
  documents: { image: object[] };
}

/** Why the shipment cannot be sent in the carrier's format; null if it can. */
export function bolProblem({ handlingUnits, accessorials }: TenderedShipment, message: BolMessage): string | null {
  if (handlingUnits.some(({ commodities }) => commodities.some(({ hazmat }) => hazmat)))
    return 'its published description does not say how UN numbers are declared';
  if (accessorials.some((code) => ['EXPD', 'GTD_AM', 'TCS'].includes(code)))
    return 'expedited and time-critical shipments are arranged by telephone';
  if (!/^\d{3}-\d{3}-\d{4}$/.test(message.shipFrom.phone.number))
    return 'the shipper needs a telephone number of ten digits';
  return freightProblem(message.commodities);
}

/** Builds the bill of lading, for which the carrier returns the PRO number, the document and labels. */
export function writeBol(shipment: TenderedShipment, options: ConnectionOptions): BolMessage {
  const { accessorials, pickup, handlingUnits, handlingUnitCount, units, carrierService } = shipment;
  const services = serviceOptions(accessorials);
  return {
    requestOptions: {
      serviceCode: carrierService?.code ?? STANDARD_SERVICE,
      pickupDate: pickup.on,
      densityEligible: false,
      previewRate: false,
      timeInTransit: false,
    },
    shipFrom: { ...partyOf(endOf(shipment, 'origin')), isResidential: accessorials.includes('REP') },
    shipTo: { ...partyOf(endOf(shipment, 'destination')), isResidential: accessorials.includes('RES') },
    payment: paymentOf(shipment, options),
    ...handlingUnitsOf(handlingUnits),
    commodities: handlingUnits.flatMap((unit) => shippedCommodities(unit, { units })),
    references: referencesOf(shipment),
    instructions: instructionsOf(shipment, services.unknown),
    serviceOptions: { pickup: services.pickup, delivery: services.delivery },
    documents: {
      image: [
        { type: DOCUMENTS.bol, format: DOCUMENTS.pdf },
        {
          type: DOCUMENTS.labels,
          format: DOCUMENTS.pdf,
          label: {
            type: DOCUMENTS.label4x6,
            startPosition: 1,
            numberOfStickers: Math.min(handlingUnitCount, LABELS_MAX),
          },
        },
      ],
    },
  };
}

/** The BOL number, by which the shipment is looked up, our shipment number, the quote number and purchase orders. */
function referencesOf({ bolNumber, number, carrierQuoteNumber, references }: TenderedShipment) {
  return [
    { number: bolNumber, type: 'BL' },
    { number, type: 'SH' },
    ...(carrierQuoteNumber ? [{ number: carrierQuoteNumber, type: 'QUOTE' }] : []),
    ...references.filter(({ type }) => type === 'PO').map(({ value }) => ({ number: value, type: 'PO' })),
  ];
}

/** Instructions of the shipment and its ends, services and values without a field, and addresses that do not fit into their line. */
export function instructionsOf(shipment: TenderedShipment, unknown: readonly string[]): Instructions {
  const atEnd = (type: 'origin' | 'destination') => {
    const stop = endOf(shipment, type);
    return instructionText([isCut(stop) && streetOf(stop), stop.instructions], INSTRUCTIONS_MAX);
  };
  const handling = [shipment.instructions, ...unwrittenParts(shipment, unknown)];
  return {
    ...given('pickup', atEnd('origin')),
    ...given('handling', instructionText(handling, INSTRUCTIONS_MAX)),
    ...given('delivery', atEnd('destination')),
  };
}
