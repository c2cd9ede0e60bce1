import { paths } from '@lading/mfe-contract';
import { type Column, RowLink, TwoLines, useNow } from '@lading/mfe-kit';
import { dateOf } from '@lading/trade';
import { formatDate, formatInstant, formatNumber, formatRelative, Money, StatusBadge, Text } from '@lading/ui';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { QuoteSummary } from '../../shared/api/types';
import { Lane } from '../../shared/Lane';
import { QuoteStatusBadge } from '../../shared/QuoteStatusBadge';

const DAY = 86_400_000;

const ALL_COLUMNS: Column<QuoteSummary>[] = [
  {
    id: 'quote',
    header: msg`Quote`,
    width: 92,
    cell: ({ id, number }) => <RowLink to={paths.quote(id)}>{number}</RowLink>,
  },
  {
    id: 'status',
    header: msg`Status`,
    width: 114,
    phone: 'corner',
    cell: ({ status }) => <QuoteStatusBadge status={status} />,
  },
  {
    id: 'lane',
    header: msg`Lane`,
    width: 304,
    phone: 'wide',
    cell: ({ origin, destination }) => <Lane origin={origin} destination={destination} isOneLine />,
  },
  { id: 'pickup', header: msg`Pickup`, width: 94, cell: ({ pickupOn }) => formatDate(pickupOn) },
  { id: 'freight', header: msg`Freight`, width: 132, from: 'medium', cell: (quote) => freightText(quote) },
  { id: 'offers', header: msg`Offers`, width: 52, align: 'right', cell: ({ offerCount }) => formatNumber(offerCount) },
  {
    id: 'best-price',
    header: msg`Best offer`,
    align: 'right',
    width: 164,
    cell: ({ bestTotal, bestCarrier }) =>
      bestTotal ? (
        <TwoLines detail={bestCarrier && <span title={bestCarrier}>{bestCarrier}</span>}>
          <Text span inherit fw={600}>
            <Money value={bestTotal} />
          </Text>
        </TwoLines>
      ) : (
        <Text span inherit c="dimmed">
          <Trans>No offer</Trans>
        </Text>
      ),
  },
  {
    id: 'valid-until',
    header: msg`Valid until`,
    width: 104,
    cell: ({ validUntil, status }) => validUntil && status === 'quoted' && <ValidUntil until={validUntil} />,
  },
  { id: 'created', header: msg`Created`, width: 128, from: 'wide', cell: (quote) => <Created quote={quote} /> },
];
const COLUMNS_WITHOUT_PRICES = ALL_COLUMNS.filter(({ id }) => id !== 'best-price');

/** Columns of the list for users who may or may not see prices. */
export const quoteColumns = (canSeePrices: boolean) => (canSeePrices ? ALL_COLUMNS : COLUMNS_WITHOUT_PRICES);

export function freightText({ handlingUnitCount, totalWeight }: QuoteSummary): string {
  const weight = formatNumber(totalWeight);
  return plural(handlingUnitCount, { one: `# unit, ${weight} lb`, other: `# units, ${weight} lb` });
}

export const offerText = ({ offerCount }: QuoteSummary): string =>
  plural(offerCount, { one: '# offer', other: '# offers' });

/** The last day of the offers; in their last 24 hours the time that is left. */
function ValidUntil({ until }: { until: string }) {
  const now = useNow();
  const left = new Date(until).getTime() - now.getTime();
  const isEnding = left > 0 && left <= DAY;
  return (
    <TwoLines detail={isEnding && <StatusBadge tone="attention">{t`ends ${formatRelative(until, now)}`}</StatusBadge>}>
      <time dateTime={until} title={formatInstant(until)}>
        {formatDate(dateOf(until))}
      </time>
    </TwoLines>
  );
}

function Created({ quote: { createdAt, createdBy } }: { quote: QuoteSummary }) {
  return (
    <TwoLines detail={<span title={createdBy}>{createdBy}</span>}>
      <time dateTime={createdAt} title={formatInstant(createdAt)}>
        {formatDate(dateOf(createdAt))}
      </time>
    </TwoLines>
  );
}
