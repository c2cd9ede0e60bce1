import { paths } from '@lading/mfe-contract';
import { type Column, RowLink } from '@lading/mfe-kit';
import { dateOf } from '@lading/trade';
import { formatDate, formatInstant, formatNumber, Money, Text } from '@lading/ui';
import { msg, plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { QuoteSummary } from '../../shared/api/types';
import { Lane } from '../../shared/Lane';
import { QuoteStatusBadge } from '../../shared/QuoteStatusBadge';
import { Validity } from '../../shared/Validity';

const ALL_COLUMNS: Column<QuoteSummary>[] = [
  {
    id: 'quote',
    header: msg`Quote`,
    nowrap: true,
    cell: ({ id, number }) => <RowLink to={paths.quote(id)}>{number}</RowLink>,
  },
  {
    id: 'status',
    header: msg`Status`,
    phone: 'corner',
    nowrap: true,
    cell: ({ status }) => <QuoteStatusBadge status={status} />,
  },
  {
    id: 'lane',
    header: msg`Lane`,
    phone: 'wide',
    cell: ({ origin, destination }) => <Lane origin={origin} destination={destination} />,
  },
  { id: 'pickup', header: msg`Pickup`, nowrap: true, cell: ({ pickupOn }) => formatDate(pickupOn) },
  { id: 'freight', header: msg`Freight`, nowrap: true, cell: (quote) => freightText(quote) },
  {
    id: 'best-price',
    header: msg`Best price`,
    align: 'right',
    nowrap: true,
    cell: ({ bestTotal }) =>
      bestTotal ? (
        <Text span inherit fw={600}>
          <Money value={bestTotal} />
        </Text>
      ) : (
        <Text span inherit c="dimmed">
          <Trans>No offer</Trans>
        </Text>
      ),
  },
  {
    id: 'valid-until',
    header: msg`Valid until`,
    nowrap: true,
    cell: ({ validUntil, status }) => validUntil && status === 'quoted' && <Validity until={validUntil} brief />,
  },
  { id: 'created', header: msg`Created`, nowrap: true, cell: (quote) => <Created quote={quote} /> },
];
const COLUMNS_WITHOUT_PRICES = ALL_COLUMNS.filter(({ id }) => id !== 'best-price');

/** Columns of the list for users who may or may not see prices. */
export const quoteColumns = (canSeePrices: boolean) => (canSeePrices ? ALL_COLUMNS : COLUMNS_WITHOUT_PRICES);

function freightText({ handlingUnitCount, totalWeight }: QuoteSummary): string {
  const weight = formatNumber(totalWeight);
  return plural(handlingUnitCount, { one: `# unit, ${weight} lb`, other: `# units, ${weight} lb` });
}

function Created({ quote: { createdAt, createdBy } }: { quote: QuoteSummary }) {
  return (
    <>
      <time dateTime={createdAt} title={formatInstant(createdAt)}>
        {formatDate(dateOf(createdAt))}
      </time>
      <Text c="dimmed" size="xs">
        {createdBy}
      </Text>
    </>
  );
}
