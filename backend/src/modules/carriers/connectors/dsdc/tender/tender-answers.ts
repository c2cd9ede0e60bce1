import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import type { ConnectionRef } from '../../connector.js';
import { type NoticeOutcome, type TenderOutcome, tenderOutcome } from '../../tenders.js';
import { type CarrierExchange, type Exchanged, isUnknown } from '../../carrier-exchange.js';

export const ANSWER_MAX_BYTES = 262_144;
export const UNREADABLE: NoticeOutcome = {
  state: 'unknown',
  message: english(msg`The response of the carrier cannot be read.`),
};

export function unknownOutcome({ code, message }: Extract<Exchanged, { code: unknown }>): TenderOutcome {
  return tenderOutcome('unknown', code, message);
}

/** Deletes a bill of lading or a pickup. Unknown to the carrier counts as deleted. */
export async function removeAt(
  exchange: CarrierExchange,
  { companyId, connectionId }: ConnectionRef,
  path: string,
  key: string,
  signal: AbortSignal,
): Promise<NoticeOutcome> {
  const message = { method: 'DELETE', path, key, maxBytes: ANSWER_MAX_BYTES } as const;
  const answer = await exchange.send(companyId, connectionId, signal, () => message);
  if (isUnknown(answer)) return { state: 'unknown', message: answer.message };
  return answer.status >= 400 && answer.status !== 404
    ? {
        state: 'refused',
        message: english(
          msg`The carrier did not accept the cancellation (HTTP ${{ status: answer.status }}). Call the carrier.`,
        ),
      }
    : { state: 'told', message: null };
}
