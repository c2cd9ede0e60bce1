import { IconChevronLeft, IconChevronRight, UnstyledButton } from '@lading/ui';
import { t } from '@lingui/core/macro';
import classes from './frame.module.css';

interface CollapseButtonProps {
  isCollapsed: boolean;
  onCollapse(isCollapsed: boolean): void;
}

/** Shows the rail with icons only, or with labels again. */
export function CollapseButton({ isCollapsed, onCollapse }: CollapseButtonProps) {
  const label = isCollapsed ? t`Expand menu` : t`Collapse menu`;
  const Icon = isCollapsed ? IconChevronRight : IconChevronLeft;
  return (
    <UnstyledButton
      className={classes.collapse}
      aria-label={label}
      aria-expanded={!isCollapsed}
      title={label}
      onClick={() => onCollapse(!isCollapsed)}
    >
      <Icon size={18} stroke={1.75} aria-hidden="true" />
    </UnstyledButton>
  );
}
