import { type MessageCheck, messageCheck } from '../../../../platform/messages/message-check.js';
import { plain } from '../carrier-text.js';
import type { ConnectionOptions } from '../connector-setup.js';

/** How a request went; its services differ in where they say it. */
interface TforceStatus {
  code?: string | null;
  message?: string | null;
  description?: string | null;
}

/** What every response of the carrier has, in one of four places. */
interface TforceAnswer {
  summary?: (TforceStatus & { responseStatus?: TforceStatus | null }) | null;
  responseStatus?: TforceStatus | null;
  statusCode?: number | null;
  message?: string | null;
}

const text = { type: ['string', 'null'], maxLength: 2_000 };
const status = { code: text, message: text, description: text };
/** Schema of a status. */
export const STATUS = { type: ['object', 'null'], properties: status } as const;

const isTforceAnswer: MessageCheck<TforceAnswer> = messageCheck({
  type: 'object',
  properties: {
    summary: { type: ['object', 'null'], properties: { ...status, responseStatus: STATUS } },
    responseStatus: STATUS,
    statusCode: { type: ['integer', 'null'] },
    message: text,
  },
});

/** Codes of success; `PRT`: some of the services have a price. */
const SUCCESS: readonly string[] = ['1', 'OK', 'PRT', 'SUCCESS'];

/** The status of a response; null if it has none. */
export function statusOf(body: unknown): TforceStatus | null {
  if (!isTforceAnswer(body)) return null;
  const { summary, responseStatus, statusCode, message } = body;
  const said = summary?.responseStatus ?? responseStatus ?? summary;
  if (said?.code) return said;
  return statusCode ? { code: String(statusCode), message } : null;
}

/** Whether a status is one of success. */
export function isSuccess(said: TforceStatus | null | undefined): boolean {
  return SUCCESS.includes(said?.code?.toUpperCase() ?? '');
}

/** An error in the carrier's format. */
export function isTforceProblem(body: unknown): boolean {
  const said = statusOf(body);
  return said !== null && !isSuccess(said);
}

/** The carrier's own words for an error; its code where it has none; empty if the body has neither. */
export function errorText(body: unknown): string {
  const said = isTforceProblem(body) ? statusOf(body) : null;
  return plain([said?.message || said?.description || said?.code]);
}

/** Whether the response is an error, whatever its HTTP status is. */
export function isRejected(httpStatus: number, body: unknown): boolean {
  return httpStatus >= 400 || isTforceProblem(body);
}

/** A path with the version of the interface, which selects the test environment. */
export function versioned(path: string, { environment }: ConnectionOptions): string {
  return `${path}?api-version=${environment === 'test' ? 'cie-v1' : 'v1'}`;
}
