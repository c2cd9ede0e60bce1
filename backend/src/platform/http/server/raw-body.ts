import { HttpException } from '@nestjs/common';
import { raw, type Request, type RequestHandler, type Response } from 'express';

/** Parser of a JSON body as raw bytes, which a signature covers. */
export function rawBody(bodyLimit: number): RequestHandler {
  return raw({ type: 'application/json', limit: bodyLimit, inflate: false });
}

/** Reads the raw body of a request that no middleware has read. @throws HttpException, such as 413 for a body above the limit */
export function readRawBody(request: Request, response: Response, bodyLimit: number): Promise<void> {
  return new Promise((resolve, reject) =>
    rawBody(bodyLimit)(request, response, (error?: unknown) =>
      error === undefined ? resolve() : reject(httpException(error)),
    ),
  );
}

/** Nest converts errors of parsers only if they are middleware. */
function httpException(error: unknown): Error {
  const { statusCode, message } = error as { statusCode?: number; message: string };
  return statusCode === undefined ? (error as Error) : new HttpException(message, statusCode, { cause: error });
}
