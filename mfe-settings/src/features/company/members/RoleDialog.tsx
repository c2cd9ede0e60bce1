import { FormDialog, useZodForm } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { roleSchema } from '../../../shared/role-schema';
import { RoleField } from '../../../shared/RoleField';
import type { Role } from '../../../shared/roles';

const schema = z.object({ role: roleSchema });

interface RoleDialogProps {
  title: string;
  submitLabel: string;
  initial: Role;
  onSubmit(role: Role): Promise<unknown>;
  onClose(): void;
}

/** Asks for the role of a member. */
export function RoleDialog({ title, submitLabel, initial, onSubmit, onClose }: RoleDialogProps) {
  const form = useZodForm({ schema, defaults: { role: initial } });
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      form={form}
      onSubmit={({ role }) => onSubmit(role)}
      onClose={onClose}
    >
      <RoleField autoFocus />
    </FormDialog>
  );
}
