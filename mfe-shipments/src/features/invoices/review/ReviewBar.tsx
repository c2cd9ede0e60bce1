import { shortcut } from '@lading/mfe-kit';
import { Button, Group, IconChevronLeft, IconChevronRight, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InvoiceNeighbors } from '../../../shared/api/invoices';
import { listPath, reviewPath } from '../invoice-filter';
import type { Review } from './use-review';

/** Ways from an invoice to its list and to the invoices beside it. */
export function ReviewBar({ review: { filter, neighbors } }: { review: Review }) {
  const beside = (neighbor: InvoiceNeighbors['next'] | undefined) => neighbor && reviewPath(neighbor.id, filter);
  return (
    <Group gap="xs" component="nav" aria-label={t`Invoices of the list`}>
      <Button component={Link} to={listPath(filter)} variant="subtle" size="compact-md">
        <Trans>Back to list</Trans>
      </Button>
      <Neighbor
        label={t`Previous`}
        to={beside(neighbors?.previous)}
        number={neighbors?.previous?.number}
        shortcutKey="P"
        leftSection={<IconChevronLeft size={16} aria-hidden="true" />}
      />
      <Neighbor
        label={t`Next`}
        to={beside(neighbors?.next)}
        number={neighbors?.next?.number}
        shortcutKey="N"
        rightSection={<IconChevronRight size={16} aria-hidden="true" />}
      />
      <Text size="sm" c="dimmed" visibleFrom="sm">
        <Trans>Press ? for keyboard shortcuts.</Trans>
      </Text>
    </Group>
  );
}

interface NeighborProps {
  label: string;
  to: string | null | undefined;
  number: string | undefined;
  shortcutKey: string;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

/** Disabled at the ends of the list. */
function Neighbor({ label, to, number, shortcutKey, ...sections }: NeighborProps) {
  if (!to)
    return (
      <Button variant="subtle" size="compact-md" disabled {...sections}>
        {label}
      </Button>
    );
  return (
    <Button
      component={Link}
      to={to}
      variant="subtle"
      size="compact-md"
      title={number}
      {...shortcut(shortcutKey)}
      {...sections}
    >
      {label}
    </Button>
  );
}
