import { FormDialog, FormSwitch, FormTextInput, useDraftForm } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { ConditionList } from '../../shared/rules/ConditionList';
import type { ApprovalRule, ApprovalRuleList, SaveApprovalRule } from '../../shared/types';
import { ApproverFields } from './ApproverFields';
import { AmountFields, ConditionValue, fieldOptions } from './ConditionFields';
import { NEW_CONDITION, NEW_RULE, ruleSchema, ruleValues, type RuleValues } from './rule-form';

interface RuleDialogProps {
  /** Null for a new rule. */
  rule: ApprovalRule | null;
  members: ApprovalRuleList['members'];
  onSave(rule: Omit<SaveApprovalRule, 'on'>): Promise<unknown>;
  onClose(): void;
}

/** Adds or edits an approval rule. */
export function RuleDialog({ rule, members, onSave, onClose }: RuleDialogProps) {
  const form = useDraftForm({
    name: rule ? `approval-rule.${rule.id}` : 'approval-rule.new',
    schema: ruleSchema,
    defaults: rule ? ruleValues(rule) : NEW_RULE,
  });
  return (
    <FormDialog
      title={rule ? t`Edit approval rule` : t`Add approval rule`}
      submitLabel={t`Save rule`}
      size="xl"
      form={form}
      onSubmit={onSave}
      onClose={onClose}
    >
      <FormTextInput
        name="name"
        label={t`Name`}
        description={t`Shown to the booker and to approvers`}
        maxLength={100}
        required
        data-autofocus
      />
      <ConditionList
        empty={t`Without conditions, the rule applies to every booking.`}
        added={NEW_CONDITION}
        fields={fieldOptions()}
      >
        {(name) => <ConditionValue name={name} />}
      </ConditionList>
      <ApproverFields name="approvers" label={t`Approvers`} members={members} />
      <FormSwitch name="hasSecond" label={t`Second approval above an amount`} />
      <SecondStep members={members} />
      <FormSwitch name="stop" label={t`Stop`} description={t`If this rule applies, later rules are not evaluated`} />
    </FormDialog>
  );
}

function SecondStep({ members }: Pick<RuleDialogProps, 'members'>) {
  const hasSecond = useWatch<RuleValues, 'hasSecond'>({ name: 'hasSecond' });
  if (!hasSecond) return null;
  return (
    <>
      <AmountFields name="secondAbove" label={t`Second approval above`} />
      <ApproverFields name="secondApprovers" label={t`Second approvers`} members={members} />
    </>
  );
}
