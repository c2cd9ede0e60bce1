import { ActionIcon, IconTrash } from '@lading/ui';

interface RemoveItemButtonProps {
  /** Accessible name with the item, such as "Remove reference 2". */
  label: string;
  className?: string;
  onClick(): void;
}

/** Removes an item from a list of fields. */
export function RemoveItemButton({ label, ...props }: RemoveItemButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} {...props}>
      <IconTrash size={18} />
    </ActionIcon>
  );
}
