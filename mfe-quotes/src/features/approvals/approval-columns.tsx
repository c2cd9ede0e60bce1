import { paths } from '@lading/mfe-contract';
import { type Column, RowLink, TwoLines } from '@lading/mfe-kit';
import { formatDate, formatInstant, Money, StatusBadge, Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import type { ApprovalView } from '../../shared/api/approvals';
import type { Approval } from '../../shared/api/types';
import { ApprovalStatusBadge } from '../../shared/ApprovalStatusBadge';
import { ValidityCell } from '../../shared/Validity';
import classes from './approval-columns.module.css';

const QUOTE: Column<Approval> = {
  id: 'quote',
  header: msg`Quote`,
  width: 96,
  cell: ({ quoteId, quoteNumber }) => <RowLink to={paths.quote(quoteId)}>{quoteNumber}</RowLink>,
};

const REST: Column<Approval>[] = [
  {
    id: 'lane',
    header: msg`Lane`,
    width: 190,
    phone: 'wide',
    cell: ({ origin, destination }) => (
      <Wrapped text={t`${origin.city}, ${origin.state} to ${destination.city}, ${destination.state}`} />
    ),
  },
  {
    id: 'booking',
    header: msg`Booking`,
    width: 150,
    align: 'right',
    cell: ({ total, carrier }) => (
      <TwoLines detail={<span title={carrier}>{carrier}</span>}>
        <Text span inherit fw={600}>
          <Money value={total} />
        </Text>
      </TwoLines>
    ),
  },
  { id: 'pickup', header: msg`Pickup`, width: 92, from: 'medium', cell: ({ pickupOn }) => formatDate(pickupOn) },
  {
    id: 'rules',
    header: msg`Rules`,
    width: 176,
    cell: ({ steps }) => <Wrapped text={[...new Set(steps.flatMap(({ rules }) => rules))].join(', ')} />,
  },
  {
    id: 'requested',
    header: msg`Requested`,
    width: 182,
    from: 'medium',
    cell: ({ requestedBy, requestedAt }) => <TwoLines detail={formatInstant(requestedAt)}>{requestedBy}</TwoLines>,
  },
];

const STATUS: Column<Approval> = {
  id: 'status',
  header: msg`Status`,
  width: 112,
  phone: 'corner',
  cell: ({ status }) => <ApprovalStatusBadge status={status} />,
};

const PENDING: Column<Approval>[] = [
  {
    id: 'yours',
    header: msg`For you`,
    width: 100,
    phone: 'corner',
    cell: ({ canDecide, own }) =>
      canDecide ? <StatusBadge tone="attention">{t`Decide`}</StatusBadge> : own ? t`Your request` : t`Others decide`,
  },
  { id: 'valid', header: msg`Valid until`, width: 196, cell: ({ validUntil }) => <ValidityCell until={validUntil} /> },
];

/** Up to two lines, and the whole text on pointing. */
const Wrapped = ({ text }: { text: string }) => (
  <span className={classes.wrapped} title={text}>
    {text}
  </span>
);

/** Columns of pending requests, which need a decision in time, and of decided ones. */
export const approvalColumns = (view: ApprovalView): Column<Approval>[] =>
  view === 'pending' ? [QUOTE, ...REST, ...PENDING] : [QUOTE, ...REST, STATUS];
