import { paths } from '@lading/mfe-contract';
import { dateOf } from '@lading/trade';
import { Anchor, formatDate, formatInstant, formatNumber, Money, Table } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { QuoteSummary } from '../../shared/api/types';
import { Lane } from '../../shared/Lane';
import { QuoteStatusBadge } from '../../shared/QuoteStatusBadge';
import { Validity } from '../../shared/Validity';
import classes from './quote-table.module.css';

export interface QuoteTableProps {
  quotes: readonly QuoteSummary[];
  /** Whether this person may see prices. */
  priced: boolean;
  /** Shown while the next answer is on its way. */
  stale: boolean;
}

/** Quotes as a table; on a phone each row stands as a card. A click anywhere on a row opens it. */
export function QuoteTable({ quotes, priced, stale }: QuoteTableProps) {
  const columns = [
    t`Quote`,
    t`Status`,
    t`Lane`,
    t`Pickup`,
    t`Freight`,
    ...(priced ? [t`Best price`] : []),
    t`Valid until`,
    t`Created`,
  ];
  return (
    <div className={classes.frame} data-stale={stale || undefined}>
      <Table highlightOnHover className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((name) => (
              <Table.Th key={name} ta={name === 'Best price' ? 'right' : undefined}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {quotes.map((quote) => (
            <Row key={quote.id} quote={quote} priced={priced} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Row({ quote, priced }: { quote: QuoteSummary; priced: boolean }) {
  const weight = formatNumber(quote.totalWeight);
  return (
    <Table.Tr className={classes.row}>
      <Table.Td className={classes.number}>
        <Anchor component={Link} to={paths.quote(quote.id)} fw={600} className={classes.link}>
          {quote.number}
        </Anchor>
      </Table.Td>
      <Table.Td className={classes.status}>
        <QuoteStatusBadge status={quote.status} />
      </Table.Td>
      <Table.Td className={classes.lane}>
        <Lane origin={quote.origin} destination={quote.destination} />
      </Table.Td>
      <Table.Td data-label={t`Pickup`}>{formatDate(quote.pickupOn)}</Table.Td>
      <Table.Td data-label={t`Freight`}>
        {plural(quote.handlingUnitCount, { one: `# unit, ${weight} lb`, other: `# units, ${weight} lb` })}
      </Table.Td>
      {priced && (
        <Table.Td className={classes.price}>
          {quote.bestTotal ? (
            <Money value={quote.bestTotal} />
          ) : (
            <span className={classes.none}>
              <Trans>no offer</Trans>
            </span>
          )}
        </Table.Td>
      )}
      <Table.Td data-label={t`Valid until`}>
        {quote.validUntil && quote.status === 'quoted' && <Validity until={quote.validUntil} brief />}
      </Table.Td>
      <Table.Td data-label={t`Created`} className={classes.created}>
        <time dateTime={quote.createdAt} title={formatInstant(quote.createdAt)}>
          {formatDate(dateOf(quote.createdAt))}
        </time>
        <span className={classes.by}>{quote.createdBy}</span>
      </Table.Td>
    </Table.Tr>
  );
}
