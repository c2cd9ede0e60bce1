import { ActionIcon, IconX } from '@lading/ui';
import { t } from '@lingui/core/macro';

/** Hides the first steps until they are shown again on the home page. */
export function HideButton({ onHide }: { onHide(): void }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t`Hide first steps`}
      title={t`Hide first steps`}
      onClick={onHide}
    >
      <IconX size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
