import { ActionMenu, DetailPage, useRemote } from '@lading/mfe-kit';
import { Button, ForbiddenState, Group } from '@lading/ui';
import { useParams } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type DecisionKind, type Invoice, invoiceQueries } from '../../shared/api/invoices';
import { CodingPanel } from './coding/CodingPanel';
import { Comparison } from './Comparison';
import { DECISION_LABELS } from './decision/decision-words';
import { mainDecision } from './decision/main-decision';
import { DisputePanel } from './dispute/DisputePanel';
import { InvoiceFacts } from './InvoiceFacts';
import { InvoiceHistory } from './InvoiceHistory';
import { InvoiceStatusBadge } from './InvoiceBadges';
import { MatchForm } from './MatchForm';
import classes from '../../shared/record.module.css';

const DecisionDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "invoice-decision" */ './decision/DecisionDialog')).DecisionDialog,
}));

/** One invoice: agreed and invoiced side by side, decisions and history. */
export function InvoicePage() {
  const { id = '' } = useParams();
  const { api, host } = useRemote();
  const isAllowed = host.session.can('price.read');
  const invoice = useQuery({ ...invoiceQueries.detail(api, id), enabled: isAllowed });
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
        actions: <Decisions invoice={data} />,
      })}
    >
      {(data) => (
        <div className={classes.page}>
          <div className={classes.main}>
            {data.shipmentId === null && host.session.can('invoice.manage') && <MatchForm invoice={data} />}
            <Comparison invoice={data} />
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

/** Decisions that are rarely made; in the menu, unless one is proposed. */
const IN_MENU: readonly DecisionKind[] = ['short_pay', 'hold', 'reject', 'void', 'reopen'];

/** The decisions that are possible now. */
function Decisions({ invoice }: { invoice: Invoice }) {
  const [kind, setKind] = useState<DecisionKind | null>(null);
  const main = mainDecision(invoice);
  const others = invoice.possible.filter((possible) => possible !== main);
  return (
    <>
      <Group gap="xs">
        {others
          .filter((other) => !IN_MENU.includes(other))
          .map((other) => (
            <Button key={other} variant="default" onClick={() => setKind(other)}>
              {i18n._(DECISION_LABELS[other])}
            </Button>
          ))}
        {main && <Button onClick={() => setKind(main)}>{i18n._(DECISION_LABELS[main])}</Button>}
        <ActionMenu
          actions={others
            .filter((other) => IN_MENU.includes(other))
            .map((other) => ({ label: i18n._(DECISION_LABELS[other]), onSelect: () => setKind(other) }))}
        />
      </Group>
      <Suspense>
        {kind && <DecisionDialog key={kind} kind={kind} invoice={invoice} onClose={() => setKind(null)} />}
      </Suspense>
    </>
  );
}
