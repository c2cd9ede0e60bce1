import type { Host } from '@lading/mfe-contract';
import { Button, IconAlertTriangle, IconCircleCheck, IconInfoCircle, Notification } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import classes from './notices.module.css';

type NoticeInput = Parameters<Host['notify']>[0];
interface Notice extends NoticeInput {
  id: number;
}

/** How long a notice stays that needs no decision, in milliseconds. */
const STAYS = 6000;
/** Older notices give way, so that they never cover the page. */
const AT_ONCE = 4;

/** Short messages over the page; errors stay until they are closed. */
export function useNotices() {
  const [notices, setNotices] = useState<Notice[]>([]);
  const lastId = useRef(0);
  const close = useCallback((id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id)), []);
  const notify = useCallback(
    (input: NoticeInput) => {
      const id = (lastId.current += 1);
      setNotices((shown) => [...shown, { ...input, id }].slice(-AT_ONCE));
      if (input.kind !== 'error') setTimeout(() => close(id), STAYS);
    },
    [close],
  );
  return { notices, notify, close };
}

const LOOK = {
  success: { icon: <IconCircleCheck size={18} />, color: 'green' },
  info: { icon: <IconInfoCircle size={18} />, color: 'lagoon' },
  error: { icon: <IconAlertTriangle size={18} />, color: 'red' },
};

interface NoticesProps {
  notices: Notice[];
  close(id: number): void;
  /** What stands there beside the notices. */
  children?: ReactNode;
}

/** The corner where notices stand; screen readers hear them without losing their place. */
export function Notices({ notices, close, children }: NoticesProps) {
  return (
    <div className={classes.corner} role="status" aria-live="polite">
      {children}
      {notices.map(({ id, kind, message, action }) => (
        <Notification
          key={id}
          {...LOOK[kind]}
          withBorder
          onClose={() => close(id)}
          closeButtonProps={{ 'aria-label': t`Close` }}
        >
          {message}
          {action && (
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => {
                close(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
        </Notification>
      ))}
    </div>
  );
}
