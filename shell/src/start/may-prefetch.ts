/** Part of the Network Information API, which Firefox and Safari do not have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW = ['slow-2g', '2g', '3g'];

/** Whether code may be loaded before the user opens its page: not if the user saves data, nor if it would delay the current page. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !SLOW.includes(connection?.effectiveType ?? '');
}
