import { Button, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@lading/ui';
import { Notifications, notifications } from '@lading/ui/notifications';
import { t } from '@lingui/core/macro';
import type { ShellNotice } from './notices';
import classes from './notices.module.css';

/** In milliseconds. */
const CLOSES_AFTER = 6_000;
const CLOSES_AFTER_WITH_ACTION = 10_000;
const TRANSITION_MS = 120;
const SHOWN_AT_ONCE = 4;

const APPEARANCE = {
  success: { icon: <IconCircleCheck size={18} />, color: 'green', role: 'status' },
  info: { icon: <IconInfoCircle size={18} />, color: 'lagoon', role: 'status' },
  error: { icon: <IconAlertTriangle size={18} />, color: 'red', role: 'alert' },
};

export function NoticeCorner() {
  return (
    <Notifications
      position="bottom-right"
      limit={SHOWN_AT_ONCE}
      transitionDuration={TRANSITION_MS}
      zIndex={400}
      className={classes.corner}
      allowDragDismiss={false}
    />
  );
}

export function showNotice({ kind, message, action, stays = kind === 'error', ...rest }: ShellNotice): void {
  const closesAfter = action ? CLOSES_AFTER_WITH_ACTION : CLOSES_AFTER;
  const id: string = notifications.show({
    ...APPEARANCE[kind],
    ...rest,
    withBorder: true,
    autoClose: stays ? false : closesAfter,
    closeButtonProps: { 'aria-label': t`Close` },
    message: action ? <WithAction message={message} action={action} onRun={() => notifications.hide(id)} /> : message,
  });
}

export function hideNotice(id: string): void {
  notifications.hide(id);
}

interface WithActionProps extends Required<Pick<ShellNotice, 'message' | 'action'>> {
  onRun(): void;
}

function WithAction({ message, action, onRun }: WithActionProps) {
  const run = () => {
    onRun();
    action.run();
  };
  return (
    <div className={classes.withAction}>
      <span>{message}</span>
      <Button size="compact-sm" variant="subtle" onClick={run}>
        {action.label}
      </Button>
    </div>
  );
}
