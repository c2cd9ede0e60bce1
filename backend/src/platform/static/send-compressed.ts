import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const ENCODERS = {
  br: (text: string) => promisify(brotliCompress)(text, QUICK),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Sends a text that differs between responses, compressed if the client accepts it. */
export async function sendCompressed(request: Request, response: Response, text: string): Promise<void> {
  response.vary('Accept-Encoding');
  const encoding = (['br', 'gzip'] as const).find((name) => request.acceptsEncodings(name));
  if (encoding === undefined) return void response.send(text);
  const bytes = await ENCODERS[encoding](text);
  response.setHeader('Content-Encoding', encoding);
  response.send(bytes);
}
