import { FailureAlert } from '@lading/mfe-kit';
import { Button, Group, Modal, Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode, SubmitEvent } from 'react';

export interface ActDialogProps {
  title: string;
  children: ReactNode;
  /** The act in words, such as "Save changes". */
  actLabel: string;
  /** True when something is lost by it. */
  destructive?: boolean;
  busy: boolean;
  /** Why the last try failed, and what to call that; what was typed stays. */
  failure?: { error: unknown; title: string } | null;
  size?: string;
  onAct(): void;
  onClose(): void;
}

/** A form in a dialog: it stays open, with everything typed, until the act has succeeded or the person leaves it. */
export function ActDialog({
  title,
  children,
  actLabel,
  destructive = false,
  busy,
  failure,
  size,
  onAct,
  onClose,
}: ActDialogProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onAct();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <form noValidate autoComplete="off" onSubmit={submit}>
        <Stack>
          {children}
          {failure && (
            <FailureAlert error={failure.error} title={failure.title}>
              <Trans>What you entered is kept.</Trans>
            </FailureAlert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Not now</Trans>
            </Button>
            <Button type="submit" color={destructive ? 'red' : undefined} loading={busy}>
              {actLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
