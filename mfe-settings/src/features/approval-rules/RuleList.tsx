import { type Column, DataTable } from '@lading/mfe-kit';
import { formatMoney, Stack, Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ruleColumns, type RuleListActions } from '../../shared/rules/rule-columns';
import type { ApprovalRule, ApprovalRuleList } from '../../shared/types';
import { approversText, conditionText } from './rule-words';

interface RuleListProps extends ApprovalRuleList, RuleListActions<ApprovalRule> {}

/** Rules in the order of evaluation. */
export function RuleList({ items, members, ...actions }: RuleListProps) {
  const columns: Column<ApprovalRule>[] = [
    { id: 'rule', header: msg`Rule`, cell: (rule) => <RuleText rule={rule} /> },
    {
      id: 'approvers',
      header: msg`Approvers`,
      cell: ({ approvers, secondStep }) => (
        <Stack gap={0}>
          <span>{approversText(approvers, members)}</span>
          {secondStep && (
            <Text span c="dimmed">
              {t`Above ${formatMoney(secondStep.above)} also ${approversText(secondStep.approvers, members)}`}
            </Text>
          )}
        </Stack>
      ),
    },
    ...ruleColumns(items, actions),
  ];
  return <DataTable caption={t`Approval rules`} columns={columns} rows={items} rowId={({ id }) => id} />;
}

function RuleText({ rule: { name, conditions, stop } }: { rule: ApprovalRule }) {
  const texts = conditions.length === 0 ? [t`Every booking`] : conditions.map(conditionText);
  return (
    <Stack gap={0}>
      <strong>{name}</strong>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {stop && (
        <Text span c="dimmed">
          <Trans>Stops here if it applies</Trans>
        </Text>
      )}
    </Stack>
  );
}
