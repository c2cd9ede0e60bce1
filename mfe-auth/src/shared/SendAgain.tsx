import { FailureAlert } from '@lading/mfe-kit';
import { Button, Text } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

/** Sends the same email once more. */
export function SendAgain({ send }: { send(): Promise<unknown> }) {
  const again = useMutation({ mutationFn: send });
  return (
    <>
      <Button variant="default" loading={again.isPending} onClick={() => again.mutate()} fullWidth>
        <Trans>Resend email</Trans>
      </Button>
      <div role="status">
        {again.isSuccess && (
          <Text size="sm">
            <Trans>Email sent again. Use the newest one.</Trans>
          </Text>
        )}
      </div>
      {again.isError && <FailureAlert error={again.error} />}
    </>
  );
}
