import { useRemote } from '@lading/mfe-kit';
import { Button, Group, useDisclosure } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { Tariff } from '../../../shared/types';

const TermsDialog = lazy(async () => ({ default: (await import('./TermsDialog')).TermsDialog }));
const WithdrawDialog = lazy(async () => ({ default: (await import('./WithdrawDialog')).WithdrawDialog }));

/** Shows the terms of a version; withdraws or restores it. */
export function TariffActions({ tariff }: { tariff: Tariff }) {
  const { can } = useRemote().host.session;
  const [showsTerms, terms] = useDisclosure();
  const [asks, withdrawal] = useDisclosure();
  const isWithdrawn = tariff.status === 'withdrawn';
  const name = t`${tariff.carrier.name}, ${tariff.name}, version ${tariff.version}`;
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="compact-sm" variant="default" aria-label={t`Show terms of ${name}`} onClick={terms.open}>
        <Trans>Terms</Trans>
      </Button>
      {can('tariff.manage') && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={isWithdrawn ? t`Restore ${name}` : t`Withdraw ${name}`}
          onClick={withdrawal.open}
        >
          {isWithdrawn ? t`Restore` : t`Withdraw`}
        </Button>
      )}
      <Suspense>
        {showsTerms && <TermsDialog tariff={tariff} onClose={terms.close} />}
        {asks && <WithdrawDialog tariff={tariff} onClose={withdrawal.close} />}
      </Suspense>
    </Group>
  );
}
