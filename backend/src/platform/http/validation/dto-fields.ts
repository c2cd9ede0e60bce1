import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { normalizeEmail } from './email-address.js';

/** Longest token that is looked at; those that are mailed have 43 characters. */
export const TOKEN_MAX_LENGTH = 200;

const OnText = (change: (text: string) => string): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

export const Trimmed = (): PropertyDecorator => OnText((text) => text.trim());

/** Brings an address into the one spelling that is stored and compared. */
export const NormalizedEmail = (): PropertyDecorator => OnText(normalizeEmail);

/** The field may be missing; null is not a way to leave it out. */
export const MayBeMissing = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/** The field may be missing, which changes nothing, or null, which empties it. */
export const MayBeNull = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined && value !== null);
