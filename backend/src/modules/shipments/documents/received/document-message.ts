import { LIMITS } from '../../../../kernel/limits.js';
import { DomainError } from '../../../../platform/http/problems/domain-error.js';
import { type MessageCheck, messageCheck } from '../../../../platform/messages/message-check.js';
import { msg } from '../../../../messages/message.js';

/** Documents of an invoice (DocumentRequest of the standard); only the properties that we read. */
export interface DocumentMessage {
  uniqueID: string;
  shipmentID: string;
  DOT: string;
  MC: string;
  invoiceNumber: string;
  /** The standard says "binary" in JSON, which carriers send as base64. */
  documents: { documentType: string; files: string[] }[];
}

/** DocumentType of the standard. */
export const INVOICE_DOCUMENT_TYPES = [
  'BOL',
  'CAT',
  'COMM',
  'CON',
  'RULE',
  'DIM',
  'DTR',
  'DIS',
  'FRB',
  'FUEL',
  'INV',
  'INSP',
  'LOA',
  'LPR',
  'MSDS',
  'PAC',
  'IMG',
  'POD',
  'QUO',
  'RESI',
  'SPEC',
  'SCL',
  'STB',
  'W&I',
  'OTHER',
] as const;

const filled = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });

/** What the standard requires, and at least one file. */
export const DOCUMENT_MESSAGE_SCHEMA = {
  type: 'object',
  required: ['uniqueID', 'shipmentID', 'DOT', 'MC', 'invoiceNumber', 'invoiceDate', 'documents'],
  properties: {
    uniqueID: filled(100),
    shipmentID: filled(60),
    DOT: { type: 'string', maxLength: 40 },
    MC: { type: 'string', maxLength: 40 },
    invoiceNumber: filled(100),
    invoiceDate: { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\d$` },
    documentSource: { type: 'string', maxLength: 100 },
    attributes: { type: 'array', maxItems: 100, items: { type: 'object' } },
    comments: { type: 'array', maxItems: 100, items: { type: 'object' } },
    documents: {
      type: 'array',
      minItems: 1,
      maxItems: INVOICE_DOCUMENT_TYPES.length,
      items: {
        type: 'object',
        required: ['documentType', 'files'],
        properties: {
          documentType: { enum: [...INVOICE_DOCUMENT_TYPES] },
          files: { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string', minLength: 1 } },
        },
      },
    },
  },
};

export const isDocumentMessage: MessageCheck<DocumentMessage> = messageCheck(DOCUMENT_MESSAGE_SCHEMA);

export function documentInvalid(problem: string): DomainError {
  return new DomainError('DOCUMENT_INVALID', 400, msg`The message does not fit the DSDC standard: ${{ problem }}.`);
}

/** A file of a message, with its JSON pointer. */
export interface SentFile {
  pointer: string;
  type: string;
  bytes: Buffer;
}

/** The decoded files of a message. @throws DomainError DOCUMENT_INVALID */
export function filesOf({ documents }: DocumentMessage): SentFile[] {
  return documents.flatMap(({ documentType, files }, index) =>
    files.map((content, file) => {
      const pointer = `/documents/${index}/files/${file}`;
      return { pointer, type: documentType, bytes: decode(content, pointer) };
    }),
  );
}

/** `Buffer.from` ignores what is not base64, so the size shows whether everything was. */
function decode(content: string, pointer: string): Buffer {
  const text = content.replaceAll(/\s/g, '').replace(/={1,2}$/, '');
  const bytes = Buffer.from(text, 'base64');
  if (text.length % 4 === 1 || bytes.length !== Math.floor((text.length * 3) / 4))
    throw documentInvalid(`${pointer} is not base64`);
  if (bytes.length > LIMITS.documentUploadBytes)
    throw documentInvalid(`${pointer} is larger than ${LIMITS.documentUploadBytes / 1_048_576} MiB`);
  return bytes;
}
