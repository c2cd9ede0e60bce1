import { FailureAlert, QueryBoundary } from '@lading/mfe-kit';
import { Button, EmptyState, Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { DeleteRuleDialog } from '../../shared/rules/DeleteRuleDialog';
import { movedIds } from '../../shared/rules/rule-columns';
import { COMPANY_SECTIONS } from '../../shared/sections';
import { SettingsPage } from '../../shared/SettingsPage';
import type { ApprovalRule, ApprovalRuleList, SaveApprovalRule } from '../../shared/types';
import { RuleList } from './RuleList';
import { useAddRule, useApprovalRules, useChangeRule, useRemoveRule, useReorderRules } from './rule-queries';
import { SimulationSection } from './SimulationSection';

/** The form is loaded when it is opened. */
const RuleDialog = lazy(async () => ({ default: (await import('./RuleDialog')).RuleDialog }));

/** Ordered rules that hold bookings until they are approved, and which of them would have applied to recent quotes. */
export function ApprovalRulesPage() {
  const rules = useApprovalRules();
  const [edited, setEdited] = useState<ApprovalRule | 'new' | null>(null);
  return (
    <SettingsPage
      name="approval-rules"
      section={COMPANY_SECTIONS.approvalRules}
      ready={!rules.isPending}
      description={t`A booking to which a rule applies waits until someone other than the booker approves it.`}
      action={
        <Button onClick={() => setEdited('new')}>
          <Trans>Add rule</Trans>
        </Button>
      }
    >
      <QueryBoundary query={rules} loading={t`Loading approval rules`} failed={t`The rules could not be loaded`}>
        {({ items, members }) => (
          <>
            {items.length === 0 ? (
              <EmptyState title={t`No approval rules yet`}>
                <Trans>Every booking is made at once. Example: bookings of bookers above $2,500 need a manager.</Trans>
              </EmptyState>
            ) : (
              <Rules items={items} members={members} onEdit={setEdited} />
            )}
            {edited && (
              <Suspense>
                <Editor edited={edited} members={members} onClose={() => setEdited(null)} />
              </Suspense>
            )}
          </>
        )}
      </QueryBoundary>
    </SettingsPage>
  );
}

function Rules({ items, members, onEdit }: ApprovalRuleList & { onEdit(rule: ApprovalRule): void }) {
  const change = useChangeRule();
  const reorder = useReorderRules();
  const remove = useRemoveRule();
  const error = change.error ?? reorder.error;
  const [deleted, setDeleted] = useState<ApprovalRule | null>(null);
  return (
    <Stack>
      {error && <FailureAlert error={error} />}
      <RuleList
        items={items}
        members={members}
        busy={change.isPending || reorder.isPending}
        onEdit={onEdit}
        onDelete={setDeleted}
        onMove={(index, by) => reorder.mutate(movedIds(items, index, by))}
        onSwitch={(rule, on) => change.mutate({ rule, change: { on } })}
      />
      <SimulationSection />
      {deleted && (
        <DeleteRuleDialog rule={deleted} remove={remove} onClose={() => setDeleted(null)}>
          <Trans>Bookings no longer need its approval. Requests that wait for approval stay as they are.</Trans>
        </DeleteRuleDialog>
      )}
    </Stack>
  );
}

interface EditorProps {
  edited: ApprovalRule | 'new';
  members: ApprovalRuleList['members'];
  onClose(): void;
}

function Editor({ edited, members, onClose }: EditorProps) {
  const add = useAddRule();
  const change = useChangeRule();
  const rule = edited === 'new' ? null : edited;
  const save = (entered: Omit<SaveApprovalRule, 'on'>) =>
    rule ? change.mutateAsync({ rule, change: entered }) : add.mutateAsync({ ...entered, on: true });
  return <RuleDialog rule={rule} members={members} onSave={save} onClose={onClose} />;
}
