import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { normalizeEmail } from './formats.js';

/** Maximum length of a token that is looked up; mailed tokens have 43 characters. */
export const TOKEN_MAX_LENGTH = 200;

const OnText = (change: (text: string) => string): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

export const Trimmed = (): PropertyDecorator => OnText((text) => text.trim());

/** Normalizes an email address to the form that is stored and compared. */
export const NormalizedEmail = (): PropertyDecorator => OnText(normalizeEmail);

/** The field may be missing, but not null. */
export const MayBeMissing = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/** The field may be missing (no change) or null (clears it). */
export const MayBeNull = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined && value !== null);
