/** Address of the exports to accounting. */
export const ACCOUNTING_PATH = '/invoices/accounting';
