import { useRemote } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { invoiceFileAddress } from '../../../shared/api/invoices';
import classes from './pdf-invoice.module.css';

/** Asks the browser's viewer for the page in full width, without its list of pages. */
const WHOLE_PAGE = '#view=FitH&navpanes=0';

/** The file of an invoice; the policy of its response runs and loads nothing. */
export function InvoicePaper({ fileId, className = '' }: { fileId: string; className?: string }) {
  const { baseUrl } = useRemote().host.api;
  return (
    <iframe
      title={t`Preview of the invoice`}
      src={`${invoiceFileAddress(baseUrl, fileId)}?inline=true${WHOLE_PAGE}`}
      className={`${classes.paper} ${className}`}
    />
  );
}
