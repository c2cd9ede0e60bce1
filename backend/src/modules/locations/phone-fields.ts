import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, Matches, ValidateBy } from 'class-validator';
import { parsePhoneNumber } from '../../kernel/text/phone-number.js';
import { OneLine } from '../../platform/http/validation/text.js';
import { msg } from '../../messages/message.js';
import { ruleText } from '../../platform/http/validation/constraint-messages.js';

/** The field is a phone number, stored as E.164. Common notations are accepted; a number without country code is North American. */
export const IsPhone = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? (parsePhoneNumber(value)?.number ?? value) : value,
    ),
    IsOptional(),
    OneLine({ max: 30 }),
    ValidateBy({
      name: 'isPhoneNumber',
      validator: {
        validate: (value) => typeof value === 'string' && parsePhoneNumber(value)?.number === value,
        defaultMessage: () => ruleText(msg`Enter a phone number, like +13125550100 or 312-555-0100.`),
      },
    }),
  );

/** The field is a phone extension. */
export const IsPhoneExtension = (): PropertyDecorator =>
  applyDecorators(IsOptional(), Matches(/^\d{1,6}$/, { message: ruleText(msg`Enter one to six digits.`) }));
