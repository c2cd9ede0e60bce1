import { Button, Group, Modal, Stack, Text } from '@lading/ui';
import { useNavigate } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * Asks before a link leaves a page with unsaved changes, which stay in the draft either way. Returns the question, to be rendered.
 * The back button and closing the tab are not blocked.
 */
export function useUnsavedChanges(unsaved: boolean): ReactNode {
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (!unsaved) return;
    const onClick = (event: MouseEvent) => {
      const path = linkedPage(event);
      if (path === null) return;
      event.preventDefault();
      // Immediate: another form of the page would ask as well.
      event.stopImmediatePropagation();
      setTarget(path);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [unsaved]);
  return target !== null && <LeaveDialog target={target} onStay={() => setTarget(null)} />;
}

function LeaveDialog({ target, onStay }: { target: string; onStay(): void }) {
  const navigate = useNavigate();
  const leave = () => {
    onStay();
    void navigate(target);
  };
  return (
    <Modal opened onClose={onStay} title={t`Leave without saving?`} closeButtonProps={{ 'aria-label': t`Close` }}>
      <Stack>
        <Text>
          <Trans>Your changes are kept on this device, so you can continue later.</Trans>
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onStay} data-autofocus>
            <Trans>Stay on page</Trans>
          </Button>
          <Button onClick={leave}>
            <Trans>Leave page</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Path of another page that a click opens in this tab. */
function linkedPage(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const inThisTab = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link?.href || !inThisTab || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin && pathname !== location.pathname ? pathname + search + hash : null;
}
