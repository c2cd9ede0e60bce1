import { t } from '@lingui/core/macro';
import { isParsed, type Parsed } from '../numbers/parse-number';
import { parsePhone } from '../phone';
import { z } from './zod';

/** The value, or an issue at the field. */
function valueOrIssue<T>(parsed: Parsed<T>, ctx: z.core.ParsePayload): T {
  if (isParsed(parsed)) return parsed.value;
  ctx.issues.push({ code: 'custom', message: parsed.message, input: ctx.value });
  return z.NEVER;
}

const isBlank = (text: string): boolean => text.trim() === '';
const notBlank = (missing: () => string) =>
  z.string().check(z.refine((text) => !isBlank(text), { error: missing, abort: true }));

/** A text input that can be empty, which is null. `read` parses it, and the schema checks what was read. */
export const optionalInput = <T, O>(read: (text: string) => Parsed<T>, schema: z.ZodMiniType<O, Awaited<T>>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text, ctx) => (isBlank(text) ? null : valueOrIssue(read(text), ctx))),
    ),
    z.nullable(schema) as z.ZodMiniType<O | null, Awaited<T> | null>,
  );

/** A text input that must not be empty. */
export const requiredInput = <T, O>(
  read: (text: string) => Parsed<T>,
  schema: z.ZodMiniType<O, Awaited<T>>,
  missing: () => string,
) =>
  z.pipe<z.ZodMiniType<Awaited<T>, string>, z.ZodMiniType<O, Awaited<T>>>(
    z.pipe(
      notBlank(missing),
      z.transform((text, ctx) => valueOrIssue(read(text), ctx)),
    ),
    schema,
  );

/** A text input that is sent without surrounding spaces; its schema reports an empty one. */
export const requiredText = <O>(schema: z.ZodMiniType<O, string>) => z.pipe(z.string().check(z.trim()), schema);

/** A text input that is sent without surrounding spaces, or as null if it is empty. */
export const optionalText = <O>(schema: z.ZodMiniType<O, string>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.trim() || null),
    ),
    z.nullable(schema) as z.ZodMiniType<O | null, string | null>,
  );

/** A select whose empty option is sent as null. */
export const optionalChoice = <const T extends string>(choices: readonly T[]) =>
  z.pipe(
    z.enum(['', ...choices] as ('' | T)[]),
    z.transform((choice) => (choice === '' ? null : (choice as T))),
  );

async function readPhone(text: string, ctx: z.core.ParsePayload): Promise<string> {
  const number = await parsePhone(text);
  return valueOrIssue(
    number === null ? { message: t`Enter a phone number like +1 312 555 0100.` } : { value: number },
    ctx,
  );
}

/** A phone number in common notations, sent in E.164. Validated asynchronously. */
export const requiredPhone = (missing: () => string) => z.pipe(notBlank(missing), z.transform(readPhone));

/** A phone number that can be empty, which is null. Validated asynchronously. */
export const optionalPhone = () =>
  z.pipe(
    z.string(),
    z.transform((text, ctx) => (isBlank(text) ? null : readPhone(text, ctx))),
  );
