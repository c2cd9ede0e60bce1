import { paths } from '@lading/mfe-contract';
import { type Column, DataTable, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Anchor, Button, formatInstant, Text, Title } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { amountText } from '../../../shared/amount';
import { type CodedLine, codingQuery, type InvoiceCoding } from '../../../shared/api/coding';
import type { Invoice } from '../../../shared/api/invoices';
import classes from '../../../shared/record.module.css';

const CodingDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "invoice-coding" */ './CodingDialog')).CodingDialog,
}));

/** GL accounts and cost centers of the invoice, and where they come from. */
export function CodingPanel({ invoice }: { invoice: Invoice }) {
  const { api, host } = useRemote();
  const coding = useQuery(codingQuery(api, invoice.id));
  const [isEditing, setIsEditing] = useState(false);
  return (
    <section className={classes.panel}>
      <Title order={2}>{t`Coding`}</Title>
      <QueryBoundary query={coding} loading={t`Loading coding`} failed={t`The coding could not be loaded`}>
        {(loaded) => (
          <>
            <Source coding={loaded} />
            {loaded.lines.length > 0 && (
              <DataTable
                caption={t`Coding`}
                columns={columnsOf(loaded.currency)}
                rows={loaded.lines}
                rowId={({ glAccount, costCenter }) => `${glAccount} ${costCenter}`}
              />
            )}
            {invoice.approvedTotal === null && loaded.lines.length > 0 && (
              <Text size="xs" c="dimmed">{t`Not approved yet: coded from the total of the invoice.`}</Text>
            )}
            {host.session.can('invoice.manage') && loaded.source !== 'exported' && (
              <div>
                <Button variant="default" onClick={() => setIsEditing(true)}>
                  <Trans>Change coding</Trans>
                </Button>
              </div>
            )}
            <Changes coding={loaded} />
            <Suspense>
              {isEditing && <CodingDialog invoice={invoice} coding={loaded} onClose={() => setIsEditing(false)} />}
            </Suspense>
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

/** The rule that gave the coding, in words. */
function Source({ coding: { source, ruleName, explanation } }: { coding: InvoiceCoding }) {
  const { host } = useRemote();
  if (source === 'exported') return <Text>{t`Exported to accounting. Correct it there if necessary.`}</Text>;
  if (source === 'member') return <Text>{t`Coded by hand.`}</Text>;
  if (source === 'rule')
    return (
      <Text>
        <strong>{ruleName}</strong>: {explanation}
      </Text>
    );
  return (
    <Text c="dimmed">
      <Trans>No coding rule applies.</Trans>{' '}
      {host.session.can('accounting.configure') && (
        <Anchor component={Link} to={`${paths.company()}/coding-rules`} underline="always">
          <Trans>Edit rules</Trans>
        </Anchor>
      )}
    </Text>
  );
}

/** Codings by hand, newest first. */
function Changes({ coding: { changes } }: { coding: InvoiceCoding }) {
  if (changes.length === 0) return null;
  return (
    <ol className={classes.history} aria-label={t`Changes of the coding`}>
      {changes.map(({ id, reason, actorName, codedAt }) => (
        <li key={id}>
          <Text className={classes.note}>{reason}</Text>
          <Text size="xs" c="dimmed">
            {actorName ?? t`Former member`}, {formatInstant(codedAt)}
          </Text>
        </li>
      ))}
    </ol>
  );
}

const columnsOf = (currency: string): Column<CodedLine>[] => [
  { id: 'account', header: msg`GL account`, cell: ({ glAccount }) => glAccount },
  { id: 'costCenter', header: msg`Cost center`, cell: ({ costCenter }) => costCenter },
  { id: 'amount', header: msg`Amount`, align: 'right', cell: ({ amount }) => amountText(amount, currency) },
];
