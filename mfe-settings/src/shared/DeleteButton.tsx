import { useNotices } from '@lading/mfe-kit';
import { Button } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

interface DeleteButtonProps {
  /** What is deleted. */
  name: string;
  onDelete(): Promise<unknown>;
  onUndo(): Promise<unknown>;
}

/** Deletes at once; the notice about it offers to undo it. */
export function DeleteButton({ name, onDelete, onUndo }: DeleteButtonProps) {
  const notices = useNotices();
  const remove = useMutation({
    mutationFn: onDelete,
    onSuccess: () => notices.success(t`${name} was deleted.`, { undo: onUndo }),
    onError: (error) => notices.error(t`${name} was not deleted.`, error),
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={t`Delete ${name}`}
      loading={remove.isPending}
      onClick={() => remove.mutate()}
    >
      <Trans>Delete</Trans>
    </Button>
  );
}
