import { type Column, DataTable } from '@lading/mfe-kit';
import {
  ActionIcon,
  Button,
  Group,
  IconChevronDown,
  IconChevronUp,
  formatMoney,
  Stack,
  Switch,
  Text,
} from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ApprovalRule, ApprovalRuleList } from '../../shared/types';
import { approversText, conditionText } from './rule-words';

interface RuleListProps extends ApprovalRuleList {
  busy: boolean;
  onEdit(rule: ApprovalRule): void;
  onDelete(rule: ApprovalRule): void;
  onMove(index: number, by: -1 | 1): void;
  onSwitch(rule: ApprovalRule, on: boolean): void;
}

/** Rules in the order of evaluation. */
export function RuleList({ items, members, busy, onEdit, onDelete, onMove, onSwitch }: RuleListProps) {
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
    {
      id: 'on',
      header: msg`On`,
      phone: 'corner',
      cell: (rule) => (
        <Switch
          aria-label={t`On: ${rule.name}`}
          checked={rule.on}
          disabled={busy}
          onChange={(event) => onSwitch(rule, event.currentTarget.checked)}
        />
      ),
    },
    {
      id: 'actions',
      header: msg`Actions`,
      cell: (rule) => {
        const index = items.indexOf(rule);
        const { name } = rule;
        return (
          <Group gap="xs" wrap="nowrap">
            <ActionIcon
              variant="default"
              aria-label={t`Move ${name} up`}
              disabled={busy || index === 0}
              onClick={() => onMove(index, -1)}
            >
              <IconChevronUp size={16} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              aria-label={t`Move ${name} down`}
              disabled={busy || index === items.length - 1}
              onClick={() => onMove(index, 1)}
            >
              <IconChevronDown size={16} />
            </ActionIcon>
            <Button size="compact-sm" variant="default" aria-label={t`Edit ${name}`} onClick={() => onEdit(rule)}>
              <Trans>Edit</Trans>
            </Button>
            <Button size="compact-sm" variant="default" aria-label={t`Delete ${name}`} onClick={() => onDelete(rule)}>
              <Trans>Delete</Trans>
            </Button>
          </Group>
        );
      },
    },
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
