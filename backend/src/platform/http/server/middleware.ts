import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ClsServiceManager } from 'nestjs-cls';
import type { Drain } from '../../lifecycle/drain.js';
import type { RequestStore } from '../../request-context.js';
import { DomainError } from '../problems/domain-error.js';
import { requestIdOf } from './request-id.js';
import type { UnansweredRequests } from './unanswered-requests.js';

const BODILESS_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Opens the context of the request and names it, on the answer too. */
export function requestContext(): RequestHandler {
  const cls = ClsServiceManager.getClsService<RequestStore>();
  return (request, response, next) => {
    const requestId = requestIdOf(request);
    response.setHeader('X-Request-Id', requestId);
    cls.runWith({ requestId, ipAddress: request.ip }, next);
  };
}

/** Asks clients to open their next connection elsewhere once this process is on its way out. */
export function closeWhileDraining(drain: Drain): RequestHandler {
  return (_request, response, next) => {
    if (drain.started) response.setHeader('Connection', 'close');
    next();
  };
}

/** Lets work in the background know that somebody waits. */
export function noteUnanswered(requests: UnansweredRequests): RequestHandler {
  return (_request, response, next) => {
    requests.add(response);
    next();
  };
}

/** Answers of the API are nobody's to keep. */
export function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** Mail programs post a form to this one (RFC 8058, 3.1); it goes by the token of its address alone, never by a cookie. */
const ONE_CLICK_UNSUBSCRIBE = '/api/v1/notifications/unsubscribe';

/** Refuses the body types that a plain HTML form can send across sites. Uploads use multipart and are read by their own route. */
export function jsonOrUpload(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined;
  const isForm = request.baseUrl + request.path === ONE_CLICK_UNSUBSCRIBE;
  if (
    BODILESS_METHODS.has(request.method) ||
    !hasBody ||
    isForm ||
    request.is(['application/json', 'multipart/form-data'])
  )
    next();
  else next(new DomainError('MEDIA_TYPE_UNSUPPORTED', 415, 'Send the body as application/json.'));
}
