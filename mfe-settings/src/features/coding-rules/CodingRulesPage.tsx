import { type Column, DataTable, FailureAlert, QueryBoundary } from '@lading/mfe-kit';
import { Button, EmptyState, Stack } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { DeleteRuleDialog } from '../../shared/rules/DeleteRuleDialog';
import { movedIds, ruleColumns, type RuleListActions } from '../../shared/rules/rule-columns';
import { COMPANY_SECTIONS } from '../../shared/sections';
import { SettingsPage } from '../../shared/SettingsPage';
import type { CodingRule, SaveCodingRule } from '../../shared/types';
import {
  useAddCodingRule,
  useChangeCodingRule,
  useCodingRules,
  useRemoveCodingRule,
  useReorderCodingRules,
} from './coding-queries';
import { accountsText, codingConditionText, splitText } from './coding-words';

/** The form is loaded when it is opened. */
const CodingRuleDialog = lazy(async () => ({ default: (await import('./CodingRuleDialog')).CodingRuleDialog }));

/** Ordered rules that give invoices their GL accounts and cost centers. */
export function CodingRulesPage() {
  const rules = useCodingRules();
  const [edited, setEdited] = useState<CodingRule | 'new' | null>(null);
  return (
    <SettingsPage
      name="coding-rules"
      section={COMPANY_SECTIONS.codingRules}
      ready={!rules.isPending}
      description={t`The first rule that applies gives an invoice its GL accounts and cost centers.`}
      action={
        <Button onClick={() => setEdited('new')}>
          <Trans>Add rule</Trans>
        </Button>
      }
    >
      <QueryBoundary query={rules} loading={t`Loading coding rules`} failed={t`The rules could not be loaded`}>
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <EmptyState title={t`No coding rules yet`}>
                <Trans>
                  Invoices have no GL account. Start with a default rule without conditions, then add exceptions.
                </Trans>
              </EmptyState>
            ) : (
              <Rules items={items} onEdit={setEdited} />
            )}
            {edited && (
              <Suspense>
                <Editor edited={edited} onClose={() => setEdited(null)} />
              </Suspense>
            )}
          </>
        )}
      </QueryBoundary>
    </SettingsPage>
  );
}

function Rules({ items, onEdit }: { items: CodingRule[]; onEdit(rule: CodingRule): void }) {
  const change = useChangeCodingRule();
  const reorder = useReorderCodingRules();
  const remove = useRemoveCodingRule();
  const error = change.error ?? reorder.error;
  const [deleted, setDeleted] = useState<CodingRule | null>(null);
  const columns = columnsOf(items, {
    busy: change.isPending || reorder.isPending,
    onEdit,
    onDelete: setDeleted,
    onMove: (index, by) => reorder.mutate(movedIds(items, index, by)),
    onSwitch: (rule, on) => change.mutate({ rule, change: { on } }),
  });
  return (
    <Stack>
      {error && <FailureAlert error={error} />}
      <DataTable caption={t`Coding rules`} columns={columns} rows={items} rowId={({ id }) => id} />
      {deleted && (
        <DeleteRuleDialog rule={deleted} remove={remove} onClose={() => setDeleted(null)}>
          <Trans>Invoices that it codes go to a later rule. Exported invoices stay as they are.</Trans>
        </DeleteRuleDialog>
      )}
    </Stack>
  );
}

const columnsOf = (items: CodingRule[], actions: RuleListActions<CodingRule>): Column<CodingRule>[] => [
  { id: 'rule', header: msg`Rule`, cell: (rule) => <RuleText rule={rule} /> },
  {
    id: 'coding',
    header: msg`Coding`,
    cell: ({ accounts, split }) => (
      <Stack gap={0}>
        <span>{accountsText(accounts)}</span>
        <span>{splitText(split)}</span>
      </Stack>
    ),
  },
  ...ruleColumns(items, actions),
];

function RuleText({ rule: { name, conditions } }: { rule: CodingRule }) {
  const texts = conditions.length === 0 ? [t`Every other invoice`] : conditions.map(codingConditionText);
  return (
    <Stack gap={0}>
      <strong>{name}</strong>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Stack>
  );
}

function Editor({ edited, onClose }: { edited: CodingRule | 'new'; onClose(): void }) {
  const add = useAddCodingRule();
  const change = useChangeCodingRule();
  const rule = edited === 'new' ? null : edited;
  const save = (entered: Omit<SaveCodingRule, 'on'>) =>
    rule ? change.mutateAsync({ rule, change: entered }) : add.mutateAsync({ ...entered, on: true });
  return <CodingRuleDialog rule={rule} onSave={save} onClose={onClose} />;
}
