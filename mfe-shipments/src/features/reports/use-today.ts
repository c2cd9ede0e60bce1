import { useState } from 'react';

/** Local date of the browser when the page was opened. */
export function useToday(): string {
  const [now] = useState(() => new Date());
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
