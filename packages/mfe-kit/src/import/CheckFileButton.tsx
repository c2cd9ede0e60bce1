import { Button } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import type { UseMutationResult } from '@tanstack/react-query';

interface CheckFileButtonProps {
  file: File;
  check: UseMutationResult<unknown, Error, void>;
  /** Whether required columns are missing. */
  disabled: boolean;
}

/** Checks a file before it is imported; secondary once it was checked. */
export function CheckFileButton({ file, check, disabled }: CheckFileButtonProps) {
  return (
    <div>
      <Button
        variant={check.isSuccess ? 'default' : 'filled'}
        disabled={disabled}
        loading={check.isPending}
        onClick={() => check.mutate()}
      >
        <Trans>Check {file.name}</Trans>
      </Button>
    </div>
  );
}
