import { Readable } from 'node:stream';
import type { InvoiceDocumentEntity } from './persistence/invoice-document.entity.js';

/** Returns the bytes of a document's file. */
export type ReadFile = (document: InvoiceDocumentEntity) => Promise<Buffer>;

/** DocumentResponse of the standard for the documents of one invoice, at least one. Files are read one by one, because all together can exceed memory. */
export function invoiceResponse(documents: readonly InvoiceDocumentEntity[], read: ReadFile): Readable {
  return Readable.from(invoiceText(documents, read));
}

/** An array of DocumentResponse, one for each invoice. */
export function listResponse(documents: readonly InvoiceDocumentEntity[], read: ReadFile): Readable {
  return Readable.from(listText([...Map.groupBy(documents, ({ invoiceNumber }) => invoiceNumber).values()], read));
}

async function* listText(invoices: readonly InvoiceDocumentEntity[][], read: ReadFile): AsyncGenerator<string> {
  yield '[';
  for (const [index, documents] of invoices.entries()) {
    if (index > 0) yield ',';
    yield* invoiceText(documents, read);
  }
  yield ']';
}

/** With the header of the newest message, which is the first. */
async function* invoiceText(documents: readonly InvoiceDocumentEntity[], read: ReadFile): AsyncGenerator<string> {
  const { documents: _sent, ...header } = JSON.parse(documents[0]?.original ?? '{}') as { documents?: unknown };
  yield `${JSON.stringify(header).slice(0, -1)},"documents":[`;
  for (const [index, [type, files]] of [...Map.groupBy(documents, ({ documentType }) => documentType)].entries()) {
    yield `${index === 0 ? '' : ','}{"documentType":${JSON.stringify(type)},"files":[`;
    for (const [place, file] of files.entries())
      yield `${place === 0 ? '' : ','}${JSON.stringify({ id: file.id, content: (await read(file)).toString('base64') })}`;
    yield ']}';
  }
  yield ']}';
}
