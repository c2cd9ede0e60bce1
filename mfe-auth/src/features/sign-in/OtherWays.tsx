import { paths } from '@lading/mfe-contract';
import { FailureAlert, useRemote } from '@lading/mfe-kit';
import { Button, Divider, IconFingerprint, Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNext } from '../../shared/next';
import { useSources } from '../../shared/use-sources';
import type { usePasskeySignIn } from './use-passkey-sign-in';

/** Sign-in methods without a password: a passkey, and the identity providers of this installation. */
export function OtherWays({ passkey }: { passkey: ReturnType<typeof usePasskeySignIn> }) {
  const sources = useSources().data?.items ?? [];
  if (!passkey.supported && sources.length === 0) return null;
  return (
    <Stack gap="xs">
      <Divider label={t`or`} />
      {passkey.supported && (
        <Button
          variant="default"
          leftSection={<IconFingerprint size={18} />}
          loading={passkey.isPending}
          onClick={passkey.press}
          fullWidth
        >
          <Trans>Sign in with a passkey</Trans>
        </Button>
      )}
      {passkey.error !== null && <FailureAlert error={passkey.error} />}
      {sources.map(({ name, label }) => (
        <SourceButton key={name} name={name} label={label} />
      ))}
    </Stack>
  );
}

/** Leaves the product; the identity provider redirects to the callback page. */
function SourceButton({ name, label }: { name: string; label: string }) {
  const { host } = useRemote();
  const search = new URLSearchParams({ intent: 'sign-in', next: useNext() ?? paths.home() });
  return (
    <Button
      component="a"
      variant="default"
      href={`${host.api.baseUrl}/api/v1/auth/shippers/${encodeURIComponent(name)}/start?${search}`}
      fullWidth
    >
      <Trans>Continue with {label}</Trans>
    </Button>
  );
}
