import { pdf } from '../pdf-builder.js';
import { type Answer, failed, ok } from './answers.js';

/* Written from the carrier's description of GET /DocumentRetrieval and /DocumentRetrieval/GetDocumentTypes. */

const TYPES = ['BillOfLading', 'DeliveryReceipt', 'Invoice', 'NmfcCertificate', 'WeightCertificate'];

/** Types of the documents that the carrier has of a shipment. */
export function documentTypes(query: URLSearchParams, documents: ReadonlyMap<string, readonly string[]>): Answer {
  const pro = query.get('ProNumber');
  if (!pro)
    return failed([{ property: 'request.ProNumber', message: 'ProNumber is required' }], { DocumentTypes: null });
  return ok({ DocumentTypes: documents.get(pro) ?? [] });
}

/** Documents that the carrier does not have are left out, with a message. */
export function retrieved(query: URLSearchParams, documents: ReadonlyMap<string, readonly string[]>): Answer {
  const pro = query.get('ProNumber') ?? '';
  const wanted = query.getAll('DocumentTypes');
  const unknown = wanted.find((type) => !TYPES.includes(type));
  if (pro === '') return failed([{ property: 'request.ProNumber', message: 'ProNumber is required' }]);
  if (unknown !== undefined || wanted.length === 0)
    return failed([{ property: 'request.DocumentTypes', message: `${unknown ?? 'None'} is not an accepted value` }]);
  if (!/^(pdf|tiff)$/i.test(query.get('MediaType') ?? ''))
    return failed([{ property: 'request.MediaType', message: 'MediaType is not an accepted value' }]);
  const Documents = wanted
    .filter((type) => documents.get(pro)?.includes(type))
    .map((Type) => ({
      Name: `${pro}-${Type}.pdf`,
      Type,
      Data: pdfOf(`${Type} of ${pro}`).toString('base64'),
    }));
  return ok({ Documents, Messages: Documents.length === 0 ? ['No documents were found for the Pro.'] : [] });
}

const pdfOf = (text: string) => pdf({ catalog: `/Lang (${text})` });
