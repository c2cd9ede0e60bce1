import { t } from '@lingui/core/macro';
import { isParsed, type Parsed } from '../numbers/parse-number';
import { parsePhone } from '../phone';
import { z } from './zod';

/** The value, or an issue at the field. */
function valueOrIssue<T>(parsed: Parsed<T>, ctx: z.RefinementCtx): T {
  if (isParsed(parsed)) return parsed.value;
  ctx.addIssue({ code: 'custom', message: parsed.message });
  return z.NEVER;
}

const isBlank = (text: string): boolean => text.trim() === '';
const notBlank = (missing: () => string) =>
  z.string().refine((text) => !isBlank(text), { error: missing, abort: true });

/** A text input that can be empty, which is null. `read` parses it, and the schema checks what was read. */
export const optionalInput = <T, O>(read: (text: string) => Parsed<T>, schema: z.ZodType<O, Awaited<T>>) =>
  z
    .string()
    .transform((text, ctx) => (isBlank(text) ? null : valueOrIssue(read(text), ctx)))
    .pipe(schema.nullable() as z.ZodType<O | null, Awaited<T> | null>);

/** A text input that must not be empty. */
export const requiredInput = <T, O>(
  read: (text: string) => Parsed<T>,
  schema: z.ZodType<O, Awaited<T>>,
  missing: () => string,
) =>
  notBlank(missing)
    .transform((text, ctx) => valueOrIssue(read(text), ctx))
    .pipe(schema);

/** A text input that is sent without surrounding spaces; its schema reports an empty one. */
export const requiredText = <O>(schema: z.ZodType<O, string>) => z.string().trim().pipe(schema);

/** A text input that is sent without surrounding spaces, or as null if it is empty. */
export const optionalText = <O>(schema: z.ZodType<O, string>) =>
  z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(schema.nullable() as z.ZodType<O | null, string | null>);

/** A select whose empty option is sent as null. */
export const optionalChoice = <const T extends string>(choices: readonly T[]) =>
  z.enum(['', ...choices] as ('' | T)[]).transform((choice) => (choice === '' ? null : (choice as T)));

async function readPhone(text: string, ctx: z.RefinementCtx): Promise<string> {
  const number = await parsePhone(text);
  return valueOrIssue(
    number === null ? { message: t`Enter a phone number like +1 312 555 0100.` } : { value: number },
    ctx,
  );
}

/** A phone number in common notations, sent in E.164. Validated asynchronously. */
export const requiredPhone = (missing: () => string) => notBlank(missing).transform(readPhone);

/** A phone number that can be empty, which is null. Validated asynchronously. */
export const optionalPhone = () => z.string().transform((text, ctx) => (isBlank(text) ? null : readPhone(text, ctx)));
