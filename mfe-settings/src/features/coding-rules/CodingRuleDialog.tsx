import { FormDialog, FormTextInput, useDraftForm } from '@lading/mfe-kit';
import { SimpleGrid, Stack, Text } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ConditionList } from '../../shared/rules/ConditionList';
import type { CodingRule, SaveCodingRule } from '../../shared/types';
import { CodingConditionValue, codingFieldOptions } from './CodingConditionFields';
import { CODE_LENGTH, codingSchema, codingValues, NAME_LENGTH, NEW_CONDITION, NEW_RULE } from './coding-form';
import { ACCOUNT_LABELS } from './coding-words';
import { SplitFields } from './SplitFields';

interface CodingRuleDialogProps {
  /** Null for a new rule. */
  rule: CodingRule | null;
  onSave(rule: Omit<SaveCodingRule, 'on'>): Promise<unknown>;
  onClose(): void;
}

/** Adds or edits a coding rule. */
export function CodingRuleDialog({ rule, onSave, onClose }: CodingRuleDialogProps) {
  const form = useDraftForm({
    name: rule ? `coding-rule.${rule.id}` : 'coding-rule.new',
    schema: codingSchema,
    defaults: rule ? codingValues(rule) : NEW_RULE,
  });
  return (
    <FormDialog
      title={rule ? t`Edit coding rule` : t`Add coding rule`}
      submitLabel={t`Save rule`}
      size="xl"
      form={form}
      onSubmit={onSave}
      onClose={onClose}
    >
      <FormTextInput
        name="name"
        label={t`Name`}
        description={t`Shown on the invoices that it codes`}
        maxLength={NAME_LENGTH}
        required
        data-autofocus
      />
      <ConditionList
        empty={t`Default rule: without conditions, it codes every invoice that no earlier rule codes.`}
        added={NEW_CONDITION}
        fields={codingFieldOptions()}
      >
        {(name) => <CodingConditionValue name={name} />}
      </ConditionList>
      <Accounts />
      <SplitFields />
    </FormDialog>
  );
}

const OWN_ACCOUNTS = ['linehaul', 'fuel', 'accessorial', 'tax'] as const;

/** The account of the rule, and those of single kinds of charges. */
function Accounts() {
  return (
    <Stack gap="sm">
      <FormTextInput name="accounts.other" label={t`GL account`} maxLength={CODE_LENGTH} required />
      <Text c="dimmed">
        <Trans>Accounts of single charges, if they differ:</Trans>
      </Text>
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        {OWN_ACCOUNTS.map((kind) => (
          <FormTextInput
            key={kind}
            name={`accounts.${kind}`}
            label={i18n._(ACCOUNT_LABELS[kind])}
            maxLength={CODE_LENGTH}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
