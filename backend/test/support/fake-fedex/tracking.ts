import { pdf } from '../pdf-builder.js';
import { type Answer, failed, ok } from './answers.js';
import type { Created } from './shipments.js';

/** What the carrier knows of the journey of a shipment. */
export interface Journey {
  dateAndTimes?: { type: string; dateTime: string }[];
  scanEvents?: object[];
  availableImages?: { type: string }[];
}

interface TraceRequest {
  trackingInfo?: { trackingNumberInfo?: { trackingNumber?: string } }[];
  referencesInformation?: {
    type?: string;
    value?: string;
    accountNumber?: string;
    shipDateBegin?: string;
    shipDateEndDate?: string;
  };
}

const NOT_FOUND = { code: 'TRACKING.TRACKINGNUMBER.NOTFOUND', message: 'Tracking number cannot be found.' };

/** A number that is not found is a success with an error in its result. */
export function traced(
  body: TraceRequest,
  created: readonly Created[],
  journeys: ReadonlyMap<string, Journey>,
): Answer {
  const number = body.trackingInfo?.[0]?.trackingNumberInfo?.trackingNumber;
  if (!number) return failed([{ code: 'TRACKING.TRACKINGNUMBER.EMPTY', message: 'Please provide tracking number.' }]);
  const shipment = created.find(({ proNumber }) => proNumber === number);
  return ok({ completeTrackResults: [{ trackingNumber: number, trackResults: [resultOf(shipment, journeys)] }] });
}

/** By a reference, with the account and dates. */
export function tracedByReference(
  { referencesInformation: reference }: TraceRequest,
  created: readonly Created[],
  journeys: ReadonlyMap<string, Journey>,
): Answer {
  if (!reference?.value || !reference.accountNumber || !reference.shipDateBegin || !reference.shipDateEndDate)
    return failed([{ code: 'TRACKING.REFERENCEVALUE.EMPTY', message: 'Please provide reference, account and dates.' }]);
  const shipment = created.find(({ bolNumber }) => bolNumber === reference.value);
  if (shipment === undefined)
    return failed([{ code: 'TRACKING.REFERENCENUMBER.NOTFOUND', message: 'Reference number cannot be found.' }]);
  return ok({
    completeTrackResults: [{ trackingNumber: shipment.proNumber, trackResults: [resultOf(shipment, journeys)] }],
  });
}

function resultOf(shipment: Created | undefined, journeys: ReadonlyMap<string, Journey>): object {
  if (shipment === undefined) return { error: NOT_FOUND };
  return {
    trackingNumberInfo: { trackingNumber: shipment.proNumber, carrierCode: 'FXFR' },
    ...(journeys.get(shipment.proNumber) ?? {
      scanEvents: [
        { date: '2026-11-20T10:00:00-06:00', eventType: 'OC', eventDescription: 'Shipment information sent' },
      ],
    }),
  };
}

interface DocumentRequest {
  trackDocumentDetail?: { documentType?: string };
  trackDocumentSpecification?: { trackingNumberInfo?: { trackingNumber?: string } }[];
}

export function retrieved(body: DocumentRequest, journeys: ReadonlyMap<string, Journey>): Answer {
  const number = body.trackDocumentSpecification?.[0]?.trackingNumberInfo?.trackingNumber ?? '';
  const type = body.trackDocumentDetail?.documentType ?? '';
  if (!journeys.get(number)?.availableImages?.some((image) => image.type === type)) return failed([NOT_FOUND]);
  const document = pdf({ catalog: `/Lang (${type} of ${number})` }).toString('base64');
  return ok({ documentType: type, documentFormat: 'PDF', document: [document] });
}
