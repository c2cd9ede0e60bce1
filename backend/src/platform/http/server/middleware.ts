import type { IncomingMessage, Server } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ClsServiceManager } from 'nestjs-cls';
import type { Startup } from '../../lifecycle/startup.js';
import { newUlid } from '../../ids.js';
import type { RequestStore } from '../../request-context.js';
import { DomainError } from '../problems/domain-error.js';
import { TooBusy } from '../../throttle/throttle.errors.js';
import type { UnansweredRequests } from './unanswered-requests.js';
import { msg } from '../../../messages/message.js';

const ALWAYS_ANSWERED = /^\/(health\/|metrics$)/;
const BODILESS_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Creates the request context and sets the request id, also as a response header. */
export function requestContext(): RequestHandler {
  const cls = ClsServiceManager.getClsService<RequestStore>();
  return (request, response, next) => {
    const requestId = requestIdOf(request);
    response.setHeader('X-Request-Id', requestId);
    cls.runWith({ requestId, ipAddress: request.ip, languages: () => request.acceptsLanguages() }, next);
  };
}

/**
 * Sends `Connection: close` once the port is closed, so that clients reconnect to another process. Not while it only drains: a proxy without
 * health checks would open a connection for each request, and the ones that wait to be accepted are lost when the port closes.
 */
export function closeAfterPort(server: Server): RequestHandler {
  return (_request, response, next) => {
    if (!server.listening) response.setHeader('Connection', 'close');
    next();
  };
}

/** Answers everything but health checks and metrics with 503 until the process has started. */
export function refuseUntilStarted(startup: Startup): RequestHandler {
  return (request, _response, next) => {
    if (!startup.isWaiting || ALWAYS_ANSWERED.test(request.path)) next();
    else next(new DomainError('UNAVAILABLE', 503, msg`The service is starting. Try again in a moment.`));
  };
}

/** Answers 503 at once while the process works on `limit` requests, so that those are answered in time. */
export function refuseExcess(requests: UnansweredRequests, limit: number): RequestHandler {
  return (_request, _response, next) => {
    if (requests.count() <= limit) next();
    else next(new TooBusy());
  };
}

/** Counts the request as unanswered, so that background work yields to it. */
export function noteUnanswered(requests: UnansweredRequests): RequestHandler {
  return (_request, response, next) => {
    requests.add(response);
    next();
  };
}

/** Forbids caching of API responses. */
export function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** Mail programs post a form to this path (RFC 8058, 3.1). It is authorized by the token in its URL only, never by a cookie. */
const ONE_CLICK_UNSUBSCRIBE = '/api/v1/notifications/unsubscribe';

/** Refuses the body types that a plain HTML form can send cross-site. Uploads use multipart, which their own routes parse. */
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
  else next(new DomainError('MEDIA_TYPE_UNSUPPORTED', 415, msg`Send the body as application/json.`));
}

const LOOKS_LIKE_AN_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{7,127}$/;

/** The caller's `X-Request-Id` if it looks like an id, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && LOOKS_LIKE_AN_ID.test(given) ? given : newUlid();
}
