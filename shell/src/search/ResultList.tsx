import { Spotlight } from '@lading/ui/spotlight';
import { t } from '@lingui/core/macro';
import classes from './search.module.css';
import type { Result, ResultGroup } from './use-search';

interface ResultListProps {
  id: string;
  groups: readonly ResultGroup[];
  /** Index of the selected result among all. */
  active: number;
  onOpen(result: Result): void;
}

/** Results by kind. The field keeps the focus and refers to the selected result. */
export function ResultList({ id, groups, active, onOpen }: ResultListProps) {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { results }) => sum + results.length, 0));
  return (
    <Spotlight.ActionsList id={id} role="listbox" aria-label={t`Results`}>
      {groups.map((group, groupIndex) => (
        <Spotlight.ActionsGroup
          key={group.name}
          label={group.name}
          role="group"
          aria-label={group.name}
          className={classes.group}
        >
          {group.results.map((result, index) => {
            const place = (starts[groupIndex] ?? 0) + index;
            return (
              <Spotlight.Action
                key={result.path}
                // Spotlight.Action drops the id, which the field refers to.
                renderRoot={(props) => <button {...props} type="button" id={`${id}-${place}`} />}
                role="option"
                aria-selected={place === active}
                data-selected={place === active || undefined}
                label={result.label}
                description={result.detail}
                onClick={() => onOpen(result)}
              />
            );
          })}
        </Spotlight.ActionsGroup>
      ))}
    </Spotlight.ActionsList>
  );
}
