import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { normalizeEmail } from '../email-address.js';

/** Longest token that is looked at; those that are mailed have 43 characters. */
export const TOKEN_MAX_LENGTH = 200;

/** Text that stands on one line, in pages, mails and documents. */
export const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;
/** Text of any number of lines. */
export const LINES = /^[^\p{Cc}]*(?:[\t\r\n][^\p{Cc}]*)*$/u;
export const LINES_MESSAGE = { message: 'must be text without control characters' };
export const ONE_LINE_MESSAGE = { message: 'must be one line of text' };

export const EMAIL_MESSAGE = { message: 'must be an e-mail address like name@company.com' };
export const EMAIL_CHARACTERS_MESSAGE = { message: 'must be a plain address without quotes or accented letters' };

const OnText = (change: (text: string) => string): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

export const Trimmed = (): PropertyDecorator => OnText((text) => text.trim());

/** Brings an address into the one spelling that is stored and compared. */
export const NormalizedEmail = (): PropertyDecorator => OnText(normalizeEmail);

/** The field may be missing; null is not a way to leave it out. */
export const MayBeMissing = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);
