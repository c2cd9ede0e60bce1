import { AddItemButton, FormDialog, FormSwitch, FormTextInput, useDraftForm } from '@lading/mfe-kit';
import { Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { ApprovalRule, ApprovalRuleList, SaveApprovalRule } from '../../shared/types';
import { ApproverFields } from './ApproverFields';
import { AmountFields, ConditionFields } from './ConditionFields';
import { NEW_CONDITION, NEW_RULE, ruleSchema, ruleValues, type RuleValues } from './rule-form';

interface RuleDialogProps {
  /** Null for a new rule. */
  rule: ApprovalRule | null;
  members: ApprovalRuleList['members'];
  onSave(rule: Omit<SaveApprovalRule, 'on'>): Promise<unknown>;
  onClose(): void;
}

const MAX_CONDITIONS = 10;

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
      <Conditions />
      <ApproverFields name="approvers" label={t`Approvers`} members={members} />
      <FormSwitch name="hasSecond" label={t`Second approval above an amount`} />
      <SecondStep members={members} />
      <FormSwitch name="stop" label={t`Stop`} description={t`If this rule applies, later rules are not evaluated`} />
    </FormDialog>
  );
}

function Conditions() {
  const { fields, append, remove } = useFieldArray<RuleValues, 'conditions'>({ name: 'conditions' });
  return (
    <Stack gap="sm">
      <Text fw={600}>
        <Trans>Conditions</Trans>
      </Text>
      <Text c="dimmed">
        {fields.length === 0 ? t`Without conditions, the rule applies to every booking.` : t`All must be true.`}
      </Text>
      {fields.map(({ id }, index) => (
        <ConditionFields key={id} index={index} onRemove={() => remove(index)} />
      ))}
      <div>
        <AddItemButton disabled={fields.length >= MAX_CONDITIONS} onClick={() => append(NEW_CONDITION)}>
          <Trans>Add condition</Trans>
        </AddItemButton>
      </div>
    </Stack>
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
