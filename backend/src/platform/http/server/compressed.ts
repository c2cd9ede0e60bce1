import { constants } from 'node:zlib';
import { applyDecorators, Header } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import compression from 'compression';
import type { RequestHandler, Response } from 'express';

/** JSON and pages. Files have compressed copies or formats of their own, and events must not wait in a compressor. */
const TYPE = /^(application\/(problem\+)?json|text\/html)\b/;

/**
 * Compresses text responses of 1 KiB or more with Brotli or gzip. A response that contains a secret has `no-transform` and stays as it is: the size
 * of compressed text reveals whether parts of it are equal to text that a request brought in (BREACH).
 */
export function compressText(): RequestHandler {
  return compression({
    filter: (_request, response: Response) => TYPE.test(String(response.getHeader('Content-Type') ?? '')),
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  }) as RequestHandler;
}

/** `Cache-Control` of a response that contains a secret. */
export const SECRET_CONTENT = 'no-store, no-transform';

/** The response of the route contains a secret that is shown once, such as a token. */
export const ShowsSecret = (): MethodDecorator =>
  applyDecorators(Header('Cache-Control', SECRET_CONTENT), ApiExtension('x-shows-secret', true));
