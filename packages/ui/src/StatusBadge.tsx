import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconProgress,
  type TablerIcon,
} from '@tabler/icons-react';
import classes from './status-badge.module.css';

/** Meaning of a status: `neutral` (not started or ended) is gray, `active` (under way) teal, `attention` amber, `failed` (loss or failure) red, `done` green. */
export type StatusTone = 'neutral' | 'active' | 'attention' | 'failed' | 'done';

const ICONS: Record<StatusTone, TablerIcon> = {
  neutral: IconCircleDashed,
  active: IconProgress,
  attention: IconAlertTriangle,
  failed: IconCircleX,
  done: IconCircleCheck,
};

/** A status as icon and text, never color alone; `icon` tells statuses of one meaning apart. */
export function StatusBadge({ tone, children, icon }: { tone: StatusTone; children: string; icon?: TablerIcon }) {
  const Icon = icon ?? ICONS[tone];
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
