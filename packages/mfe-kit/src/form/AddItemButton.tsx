import { Button, IconPlus } from '@lading/ui';
import type { ReactNode } from 'react';

interface AddItemButtonProps {
  /** The list has as many items as it may have. */
  disabled?: boolean;
  onClick(): void;
  /** Verb and object, such as "Add reference". */
  children: ReactNode;
}

/** Adds an item to a list of fields. */
export function AddItemButton(props: AddItemButtonProps) {
  return <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} />} {...props} />;
}
