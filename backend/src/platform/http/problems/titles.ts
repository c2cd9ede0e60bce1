import { STATUS_CODES } from 'node:http';
import { msg, verbatim, type Message } from '../../../messages/message.js';

/** Titles of the statuses that problems have (RFC 9110), for translation. */
const TITLES: Readonly<Record<number, Message>> = {
  400: msg`Bad Request`,
  401: msg`Unauthorized`,
  402: msg`Payment Required`,
  403: msg`Forbidden`,
  404: msg`Not Found`,
  405: msg`Method Not Allowed`,
  408: msg`Request Timeout`,
  409: msg`Conflict`,
  410: msg`Gone`,
  412: msg`Precondition Failed`,
  413: msg`Payload Too Large`,
  415: msg`Unsupported Media Type`,
  422: msg`Unprocessable Entity`,
  423: msg`Locked`,
  428: msg`Precondition Required`,
  429: msg`Too Many Requests`,
  500: msg`Internal Server Error`,
  502: msg`Bad Gateway`,
  503: msg`Service Unavailable`,
  507: msg`Insufficient Storage`,
};

export const titleOf = (status: number): Message => TITLES[status] ?? verbatim(STATUS_CODES[status] ?? 'Error');
