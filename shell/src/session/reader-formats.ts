import { setReaderFormats } from '@lading/ui';
import { useLayoutEffect, useMemo } from 'react';
import type { Session } from './session';

/** Writes numbers, dates and times as the person has chosen in their profile: before anything is drawn, and in every area. */
export function useReaderFormats({ locale, timeZone }: Session['preferences']): void {
  useMemo(() => setReaderFormats({ locale, timeZone: timeZone ?? undefined }), [locale, timeZone]);
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
}
