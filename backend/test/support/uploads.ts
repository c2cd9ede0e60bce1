import { deflateSync } from 'node:zlib';
import type { ApiAnswer } from './api-client.js';
import type { SignedIn } from './identity.js';

/** A PDF of one empty page, with further objects. */
export function pdfFile(...objects: string[]): Buffer {
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...objects,
  ];
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(
    `%PDF-1.5\n${body}trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  );
}

/** An object stream, in which PDF programs look for objects too. */
export function objectStream(text: string): string {
  const data = deflateSync(text).toString('latin1');
  return `<< /Type /ObjStm /N 1 /First 4 /Length ${data.length} /Filter /FlateDecode >>\nstream\n${data}\nendstream`;
}

/** A white pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);
/** Start and end of a JPEG file. */
export const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
/** Header of a TIFF file with an empty directory. */
export const TIFF = Buffer.from('49492a0008000000000000000000', 'hex');

export interface Upload {
  kind?: string;
  name?: string;
  type?: string;
  note?: string;
}

/** Sends a file to a shipment as a browser does. */
export function upload(
  { client }: SignedIn,
  shipmentId: string,
  bytes: Buffer,
  given: Upload = {},
): Promise<ApiAnswer> {
  return client.request('POST', `/api/v1/shipments/${shipmentId}/documents`, { body: uploadForm(bytes, given) });
}

export function uploadForm(bytes: Buffer, { kind = 'POD', name = 'pod.pdf', type = '', note }: Upload = {}): FormData {
  const form = new FormData();
  form.set('kind', kind);
  if (note !== undefined) form.set('note', note);
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}
