import { applyDecorators } from '@nestjs/common';
import { IsString, Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { msg, type Message } from '../../../messages/message.js';
import { ruleText } from './constraint-messages.js';

/** Single-line text, for pages, mails and documents. */
export const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;
/** Multi-line text. */
export const LINES = /^[^\p{Cc}]*(?:[\t\r\n][^\p{Cc}]*)*$/u;

/** The characters that the two patterns refuse; searching for one is quicker than matching a whole text. */

const LINE_BREAK_OR_CONTROL = /[\0-\x1f\x7f-\x9f\u2028\u2029]/;

const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;

const ON_ONE_LINE = msg`Must be on one line: remove line breaks, tabs and control characters.`;

/** Length in UTF-16 code units. */
export interface TextLength {
  min?: number;
  max: number;
}

/** The field is single-line text: no line breaks, tabs or other control characters. */
export const OneLine = (length: TextLength): PropertyDecorator =>
  text(length, 'oneLine', LINE_BREAK_OR_CONTROL, ON_ONE_LINE);

/** The field is a list of single-line texts. */
export const EachOneLine = ({ min = 0, max }: TextLength): PropertyDecorator =>
  applyDecorators(
    IsString({ each: true }),
    MinLength(min, { each: true }),
    MaxLength(max, { each: true }),
    Matches(ONE_LINE, {
      each: true,
      message: ruleText(ON_ONE_LINE),
    }),
  );

/** The field is multi-line text, such as instructions for the driver. */
export const MultiLine = (length: TextLength): PropertyDecorator =>
  text(length, 'multiLine', CONTROL, msg`Contains control characters: type the text again.`);

/** The field is a password, a code or a token: any characters, never displayed or printed. */
export const Secret = ({ min = 1, max }: TextLength): PropertyDecorator =>
  applyDecorators(IsString(), MinLength(min), MaxLength(max));

function text({ min, max }: TextLength, name: string, refused: RegExp, message: Message): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && !refused.test(value);
  return applyDecorators(
    IsString(),
    ...(min === undefined ? [] : [MinLength(min)]),
    MaxLength(max),
    ValidateBy({ name, validator: { validate, defaultMessage: () => ruleText(message) } }),
  );
}
