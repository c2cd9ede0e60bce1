import { DetailPage, useRemote } from '@lading/mfe-kit';
import { ForbiddenState } from '@lading/ui';
import { useParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { invoiceQueries } from '../../shared/api/invoices';
import { CodingPanel } from './coding/CodingPanel';
import { Comparison } from './Comparison';
import { Decisions } from './decision/Decisions';
import { DisputePanel } from './dispute/DisputePanel';
import { HoldNotice } from './HoldNotice';
import { InvoiceFacts } from './InvoiceFacts';
import { InvoiceHistory } from './InvoiceHistory';
import { InvoiceStatusBadge } from './InvoiceBadges';
import { MatchForm } from './MatchForm';
import { OriginalPanel } from './pdf/OriginalPanel';
import { ReviewBar } from './review/ReviewBar';
import { useReview } from './review/use-review';
import classes from '../../shared/record.module.css';

/** One invoice: agreed and invoiced side by side, decisions and history. */
export function InvoicePage() {
  const { id = '' } = useParams();
  const { api, host } = useRemote();
  const isAllowed = host.session.can('price.read');
  const invoice = useQuery({ ...invoiceQueries.detail(api, id), enabled: isAllowed });
  const review = useReview(id);
  if (!isAllowed) return <ForbiddenState />;
  return (
    <DetailPage
      name="invoice"
      query={invoice}
      title={t`Invoice`}
      loading={t`Loading invoice`}
      failed={t`The invoice could not be loaded`}
      header={(data) => ({
        kind: t`Invoice`,
        title: data.number,
        status: <InvoiceStatusBadge status={data.status} />,
        description: review && <ReviewBar review={review} />,
        actions: <Decisions key={data.id} invoice={data} review={review} />,
      })}
    >
      {(data) => (
        <div className={classes.page}>
          <div className={classes.main}>
            <HoldNotice invoice={data} />
            {data.shipmentId === null && host.session.can('invoice.manage') && <MatchForm invoice={data} />}
            <Comparison invoice={data} />
            {data.file && <OriginalPanel fileId={data.file.id} />}
            <CodingPanel invoice={data} />
          </div>
          <div className={classes.side}>
            <DisputePanel invoice={data} />
            <InvoiceFacts invoice={data} />
            <InvoiceHistory invoice={data} />
          </div>
        </div>
      )}
    </DetailPage>
  );
}
