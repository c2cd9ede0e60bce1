import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { truncate } from '../../../platform/text/truncate.js';
import type { DeclineReason } from './connector.js';

const TEXT_MAX = 300;

/** A carrier's texts in one line, without invisible characters. */
export function plain(texts: readonly unknown[]): string {
  const joined = texts.filter((part): part is string => typeof part === 'string' && part !== '').join(' ');
  return truncate(joined.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim(), 400);
}

/** A carrier's text for display: one line, without control or bidirectional characters, truncated. */
export function clean(text: string): string {
  return truncate(text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(), TEXT_MAX);
}

/** The carrier declined. */
export function refused(carrier: string, message: string): DeclineReason {
  return {
    code: 'CARRIER_REFUSED',
    message:
      message === ''
        ? english(msg`${{ carrier }} gives no price for this.`)
        : english(msg`${{ carrier }} says: ${{ message: clean(message) }}`),
  };
}

/** The response is not usable. */
export function invalid(carrier: string, problem: string): DeclineReason {
  return {
    code: 'CARRIER_ANSWER_INVALID',
    message: english(msg`The response of ${{ carrier }} cannot be used: ${{ problem }}.`),
  };
}
