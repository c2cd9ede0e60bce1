import type { ApiAnswer } from './api-client.js';
import type { SignedIn } from './identity.js';
import { pdf } from './pdf-builder.js';

/** A PDF of one empty page, with further objects. */
export function pdfFile(...objects: string[]): Buffer {
  return pdf({ objects });
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

/** Uploads a file to a shipment like a browser. */
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
