import { paths } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { Alert, Anchor, formatInstant, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type Invoice, invoiceQueries } from '../../shared/api/invoices';

/** Why the invoice is on hold, and how that ends; nothing for other invoices. */
export function HoldNotice({ invoice }: { invoice: Invoice }) {
  const { status, awaits, decisions, audit } = invoice;
  const last = decisions.findLast(({ kind }) => kind === 'hold' || kind === 'request_wi');
  if (status !== 'held' || !last) return null;
  if (awaits !== null) return <AwaitedCertificate invoice={invoice} askedAt={last.decidedAt} />;
  // The comparison says so below.
  if (!last.note || audit.findings.some(({ message }) => message === last.note)) return null;
  return (
    <Alert color="yellow" title={t`On hold`}>
      {last.note}
    </Alert>
  );
}

function AwaitedCertificate({ invoice: { id, shipmentId }, askedAt }: { invoice: Invoice; askedAt: string }) {
  const { api } = useRemote();
  const { messages = [] } = useQuery(invoiceQueries.disputes(api, id)).data ?? {};
  const address = messages.findLast(({ direction }) => direction === 'sent')?.address;
  const asked = formatInstant(askedAt);
  return (
    <Alert color="yellow" title={t`On hold until the weight and inspection certificate arrives`}>
      <Text size="sm">
        {address ? t`Requested from ${address}, ${asked}.` : t`Requested ${asked}.`}{' '}
        <Trans>It is reviewed again when the certificate is added to the shipment.</Trans>
      </Text>
      {shipmentId !== null && (
        <Anchor component={Link} to={paths.shipmentTab(shipmentId, 'charges')} underline="always" size="sm">
          <Trans>Add the certificate</Trans>
        </Anchor>
      )}
    </Alert>
  );
}
