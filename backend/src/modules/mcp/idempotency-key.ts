import { Matches } from 'class-validator';
import { msg } from '../../messages/message.js';
import { ruleText } from '../../platform/http/validation/constraint-messages.js';
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '../../platform/http/idempotency/idempotency.js';

const KEY = new RegExp(`^(?=.*\\S)[ -~]{1,${IDEMPOTENCY_KEY_MAX_LENGTH}}$`);

/** The field is an idempotency key. */
export const IsIdempotencyKey = (): PropertyDecorator =>
  Matches(KEY, {
    message: ruleText(
      msg`Must have 1 to ${{ idempotencyKeyMaxLength: IDEMPOTENCY_KEY_MAX_LENGTH }} printable ASCII characters.`,
    ),
  });

/** JSON schema of the field. */
export const idempotencyKeySchema = (description: string) => ({ type: 'string', pattern: KEY.source, description });
