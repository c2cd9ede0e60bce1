import { paths } from '@lading/mfe-contract';
import { FailureAlert, useRemote, useTitle } from '@lading/mfe-kit';
import { Button, Group, Page, PageHeader, Stack, Text } from '@lading/ui';
import { useNavigate, useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { accountQueries } from '../../shared/account-queries';
import { FactorsSections } from './FactorsSections';

/** Set-up of the second factor that the company requires, before any other page. Leads back to where the user was. */
export function FactorSetupPage() {
  const { host, api } = useRemote();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const factors = useQuery(accountQueries.factors(api));
  useTitle(t`Set up a second factor`);
  const leave = useMutation({
    // The shell leads back once it has read the session without the missing factor.
    mutationFn: async () => {
      await navigate(paths.factorSetup(search.get('next') ?? undefined, true), { replace: true });
      await host.session.refresh();
    },
  });
  const hasFactor = factors.data !== undefined && (factors.data.totp !== null || factors.data.passkeys.length > 0);
  const company = host.session.company?.name ?? t`Your company`;
  return (
    <Page name="factor-setup" ready={!factors.isPending}>
      <PageHeader title={t`Set up a second factor`} />
      <Stack>
        <Text>
          {hasFactor
            ? t`Your second factor is set up.`
            : t`${company} requires a second factor for your role. Add an authenticator app or a passkey to continue.`}
        </Text>
        {!hasFactor && (
          <Text c="dimmed">
            <Trans>If you usually sign in through another provider, sign out and sign in there instead.</Trans>
          </Text>
        )}
      </Stack>
      <FactorsSections factors={factors} onFirstAdded={() => leave.mutate()} />
      {leave.isError && <FailureAlert error={leave.error} />}
      {hasFactor && (
        <Group>
          <Button loading={leave.isPending} onClick={() => leave.mutate()}>
            <Trans>Continue</Trans>
          </Button>
        </Group>
      )}
    </Page>
  );
}
