import { Button, Group, Stack, Text } from '@lading/ui';
import { FailureAlert } from '../../shared/FailureAlert';
import { useMakeRecoveryCodes } from './use-factors';

/** Fewer than this many left asks for attention. */
const FEW = 3;

interface RecoveryCodesProps {
  left: number;
  /** Codes only stand in for another second factor. */
  hasFactor: boolean;
  onCodes(codes: string[]): void;
}

/** How many codes are left, and the button that makes new ones. */
export function RecoveryCodes({ left, hasFactor, onCodes }: RecoveryCodesProps) {
  const make = useMakeRecoveryCodes();
  if (!hasFactor) return <Text c="dimmed">You get ten of them with your first authenticator app or passkey.</Text>;
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text>
          {left} of 10 left. {left < FEW && 'Make new ones before they run out.'}
        </Text>
        <Button variant="default" loading={make.isPending} onClick={() => make.mutate(undefined, { onSuccess: onCodes })}>
          Make new codes
        </Button>
      </Group>
      <Text c="dimmed">New codes make the old ones void.</Text>
      {make.isError && <FailureAlert error={make.error} />}
    </Stack>
  );
}
