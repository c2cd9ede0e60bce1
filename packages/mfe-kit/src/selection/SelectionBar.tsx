import { ActionIcon, Group, IconX, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Selection } from '../table/use-selection';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  /** Accessible name: "Selected shipments". */
  label: string;
  selection: Selection;
  /** Below the actions: failures, and results of single rows. */
  message?: ReactNode;
  /** Buttons and menus. */
  children: ReactNode;
}

/** Actions on the selected rows of a list, at the bottom of the window; A leads from a row to them. Load it lazily, with the first selected row. */
export function SelectionBar({ label, selection: { ids, clear }, message, children }: SelectionBarProps) {
  return (
    <section aria-label={label} className={classes.bar} data-selection-bar>
      <Group gap="xs">
        <Text fw={600} role="status">
          <Plural value={ids.size} one="# selected" other="# selected" />
        </Text>
        {children}
        <ActionIcon variant="subtle" aria-label={t`Clear selection`} onClick={clear}>
          <IconX size={16} aria-hidden="true" />
        </ActionIcon>
      </Group>
      {message}
    </section>
  );
}
