import { paths } from '@lading/mfe-contract';
import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Anchor, Button, formatDate, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { amountText } from '../../shared/amount';
import { invoiceQueries, type SuggestedShipment } from '../../shared/api/invoices';
import classes from './suggestions.module.css';

interface SuggestionsProps {
  invoiceId: string;
  busy: boolean;
  onAssign(number: string): void;
}

/** Shipments that the invoice can be of, with reasons. */
export function Suggestions({ invoiceId, busy, onAssign }: SuggestionsProps) {
  const { api } = useRemote();
  const suggestions = useQuery(invoiceQueries.suggestions(api, invoiceId));
  return (
    <QueryBoundary query={suggestions} loading={t`Loading suggestions`} failed={t`The suggestions could not be loaded`}>
      {({ items }) =>
        items.length === 0 ? (
          <Text c="dimmed">{t`No shipment fits. Enter its number.`}</Text>
        ) : (
          <ul className={classes.list} aria-label={t`Suggested shipments`}>
            {items.map((shipment) => (
              <li key={shipment.id} className={classes.item}>
                <Suggestion shipment={shipment} />
                <Button
                  variant="default"
                  disabled={busy}
                  aria-label={t`Assign to ${shipment.number}`}
                  onClick={() => onAssign(shipment.number)}
                >
                  <Trans>Assign</Trans>
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}

function Suggestion({ shipment }: { shipment: SuggestedShipment }) {
  const { id, number, carrierName, pickupOn, origin, destination, total, reasons } = shipment;
  const facts = [
    carrierName,
    formatDate(pickupOn),
    `${origin} → ${destination}`,
    amountText(total.amount, total.currency),
  ];
  return (
    <div>
      <Anchor component={Link} to={paths.shipmentTab(id, 'charges')} underline="always">
        {number}
      </Anchor>
      <Text size="sm">{facts.join(', ')}</Text>
      <Text size="sm" c="dimmed">
        {reasons.join(' · ')}
      </Text>
    </div>
  );
}
