import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dsdcSchema } from '../../../../../test/support/dsdc-standard.js';
import { LIMITS } from '../../../../kernel/limits.js';
import { kindOfDsdcType } from '../../../documents/index.js';
import { filesOf, INVOICE_DOCUMENT_TYPES, isDocumentMessage } from './document-message.js';

const SCHEMAS = 'ftl-invoice-and-documents/schemas/schemas.yaml';
const STANDARD = dsdcSchema(SCHEMAS, 'DocumentRequest');
const message = {
  uniqueID: 'doc-1',
  shipmentID: 'S-000301',
  DOT: '123456',
  MC: '654321',
  invoiceNumber: 'I-1',
  invoiceDate: '2026-11-30',
  documents: [{ documentType: 'POD', files: ['JVBERi0='] }],
};

it('has the document types of the standard, each with a kind of its own', () => {
  const path = join(import.meta.dirname, '../../../../../test/standards/dsdc', SCHEMAS);
  const { oneOf } = parse(readFileSync(path, 'utf8')).components.schemas.DocumentType as { oneOf: { const: string }[] };
  expect([...INVOICE_DOCUMENT_TYPES]).toEqual(oneOf.map(({ const: type }) => type));
  expect(new Set(INVOICE_DOCUMENT_TYPES.map(kindOfDsdcType)).size).toBe(INVOICE_DOCUMENT_TYPES.length);
});

it('accepts a message of the standard', () => {
  expect([STANDARD(message), isDocumentMessage(message)]).toEqual([true, true]);
});

it.each(Object.keys(message))('refuses a message without %s, as the standard does', (name) => {
  const part = Object.fromEntries(Object.entries(message).filter(([key]) => key !== name));
  expect([STANDARD(part), isDocumentMessage(part)]).toEqual([false, false]);
});

it.each([
  ['JVBERi0=', '%PDF-'],
  ['JVBERi0', '%PDF-'],
  ['JVBE\r\nRi0=', '%PDF-'],
])('decodes %j', (content, text) => {
  const [file] = filesOf({ ...message, documents: [{ documentType: 'POD', files: [content] }] });
  expect([file?.pointer, file?.type, String(file?.bytes)]).toEqual(['/documents/0/files/0', 'POD', text]);
});

it.each(['JVBERi0=JVBERi0=', 'J', 'JVBE*Ri0', 'data:application/pdf;base64,JVBERi0='])('refuses %j', (content) => {
  const read = () => filesOf({ ...message, documents: [{ documentType: 'POD', files: [content] }] });
  expect(read).toThrow('/documents/0/files/0 is not base64');
});

it('refuses a file above the limit', () => {
  const content = Buffer.alloc(LIMITS.documentUploadBytes + 1).toString('base64');
  expect(() => filesOf({ ...message, documents: [{ documentType: 'POD', files: [content] }] })).toThrow('25 MiB');
});
