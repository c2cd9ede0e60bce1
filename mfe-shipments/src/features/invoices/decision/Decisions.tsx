import { ActionMenu, shortcut } from '@lading/mfe-kit';
import { Button, Group } from '@lading/ui';
import { i18n } from '@lingui/core';
import { lazy, Suspense, useState } from 'react';
import type { DecisionKind, Invoice } from '../../../shared/api/invoices';
import type { Review } from '../review/use-review';
import { DECISION_LABELS } from './decision-words';
import { mainDecision } from './main-decision';
import { useDecided } from './use-decided';

const DecisionDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "invoice-decision" */ './DecisionDialog')).DecisionDialog,
}));

/** Decisions that are rarely made; in the menu, unless one is proposed. */
const IN_MENU: readonly DecisionKind[] = ['short_pay', 'hold', 'request_wi', 'reject', 'void', 'reopen'];
/** Keys of the decisions while a list is reviewed; each opens the dialog that asks for confirmation. */
const KEYS: Partial<Record<DecisionKind, string>> = { approve: 'A', dispute: 'D', hold: 'H' };

interface DecisionsProps {
  invoice: Invoice;
  /** The list that is reviewed, after a decision with the next invoice; null if the invoice was opened alone. */
  review: Review | null;
}

/** The decisions that are possible now. */
export function Decisions({ invoice, review }: DecisionsProps) {
  const [kind, setKind] = useState<DecisionKind | null>(null);
  const decided = useDecided(invoice, review);
  const main = mainDecision(invoice);
  const others = invoice.possible.filter((possible) => possible !== main);
  // The carrier weighed or measured the freight: its proof is worth asking for.
  const isLikely = (other: DecisionKind) =>
    other === 'request_wi' && invoice.rerating !== null && invoice.awaits === null;
  const isInMenu = (other: DecisionKind) => IN_MENU.includes(other) && !(review && KEYS[other]) && !isLikely(other);
  const keysOf = (decision: DecisionKind) => review && KEYS[decision] && shortcut(KEYS[decision]);
  return (
    <>
      <Group gap="xs">
        {others
          .filter((other) => !isInMenu(other))
          .map((other) => (
            <Button key={other} variant="default" onClick={() => setKind(other)} {...keysOf(other)}>
              {i18n._(DECISION_LABELS[other])}
            </Button>
          ))}
        {main && (
          <Button onClick={() => setKind(main)} {...keysOf(main)}>
            {i18n._(DECISION_LABELS[main])}
          </Button>
        )}
        <ActionMenu
          actions={others
            .filter(isInMenu)
            .map((other) => ({ label: i18n._(DECISION_LABELS[other]), onSelect: () => setKind(other) }))}
        />
      </Group>
      <Suspense>
        {kind && (
          <DecisionDialog
            key={kind}
            kind={kind}
            invoice={invoice}
            onDecided={decided.note}
            onClose={() => {
              setKind(null);
              decided.proceed();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
