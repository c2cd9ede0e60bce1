import { FailureAlert } from '@lading/mfe-kit';
import { ConfirmDialog, Stack } from '@lading/ui';
import { useState } from 'react';
import { RoleField } from '../../../shared/RoleField';
import type { Role } from '../../../shared/roles';

interface RoleDialogProps {
  title: string;
  initial: Role;
  confirmLabel: string;
  busy: boolean;
  /** Why the last try failed; null without one. */
  error: unknown;
  onConfirm(role: Role): void;
  onClose(): void;
}

/** Gives somebody a role. */
export function RoleDialog({ title, initial, confirmLabel, busy, error, onConfirm, onClose }: RoleDialogProps) {
  const [role, setRole] = useState(initial);
  return (
    <ConfirmDialog
      opened
      title={title}
      confirmLabel={confirmLabel}
      busy={busy}
      onConfirm={() => onConfirm(role)}
      onClose={onClose}
    >
      <Stack>
        <RoleField value={role} onChange={setRole} data-autofocus />
        {error !== null && <FailureAlert error={error} />}
      </Stack>
    </ConfirmDialog>
  );
}
