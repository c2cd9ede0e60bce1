import { useState } from 'react';
import { today } from '../../shared/today';

/** Local date of the browser when the page was opened. */
export function useToday(): string {
  const [opened] = useState(today);
  return opened;
}
