import type { IncomingMessage } from 'node:http';
import { newUlid } from '../../ids.js';

const LOOKS_LIKE_AN_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{7,127}$/;

/** The caller's `X-Request-Id` if it looks like an id, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && LOOKS_LIKE_AN_ID.test(given) ? given : newUlid();
}
