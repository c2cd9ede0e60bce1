import type { Column } from '@lading/mfe-kit';
import { ActionIcon, Button, Group, IconChevronDown, IconChevronUp, Switch } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

/** A rule of an ordered list. */
export interface OrderedRule {
  id: string;
  name: string;
  on: boolean;
}

export interface RuleListActions<Rule> {
  busy: boolean;
  onEdit(rule: Rule): void;
  onDelete(rule: Rule): void;
  onMove(index: number, by: -1 | 1): void;
  onSwitch(rule: Rule, on: boolean): void;
}

/** Switches a rule on and off, moves, edits and deletes it. */
export function ruleColumns<Rule extends OrderedRule>(
  items: readonly Rule[],
  { busy, onEdit, onDelete, onMove, onSwitch }: RuleListActions<Rule>,
): Column<Rule>[] {
  return [
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
}

/** Ids in the order after a rule was moved. */
export function movedIds(items: readonly OrderedRule[], index: number, by: -1 | 1): string[] {
  const ids = items.map(({ id }) => id);
  const [moved = ''] = ids.splice(index, 1);
  ids.splice(index + by, 0, moved);
  return ids;
}
