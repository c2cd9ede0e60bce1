import type { z } from '@lading/trade/schemas';
import { useEffect, useState } from 'react';

interface ParsedForm<T> {
  /** Null while the form is not valid. */
  output: T | null;
  error: z.core.$ZodError | undefined;
}

/** Output of a schema for the current values of the form, or why there is none. Undefined before the first result. */
export function useParsed<V, T>(schema: z.ZodMiniType<T, V>, values: V): ParsedForm<T> | undefined {
  const [parsed, setParsed] = useState<ParsedForm<T>>();
  useEffect(() => {
    let isCurrent = true;
    void schema.safeParseAsync(values).then(({ data, error }) => {
      if (isCurrent) setParsed({ output: error ? null : (data ?? null), error });
    });
    return () => {
      isCurrent = false;
    };
  }, [schema, values]);
  return parsed;
}
