import { DetailPage, useRemote } from '@lading/mfe-kit';
import { Anchor, Badge, Group, Stack } from '@lading/ui';
import { Link, useParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { carrierPaths } from '../../../shared/carrier-paths';
import { carrierQueries } from '../carrier-queries';
import { isApi } from '../connections/connectors';
import { CarrierProfileForm } from './CarrierProfileForm';
import { ChargeCodesSection } from './ChargeCodesSection';
import { ConnectionsSection } from './ConnectionsSection';
import { InboundSecretSection } from './InboundSecretSection';
import { CarrierSettingsSection } from './CarrierSettingsSection';
import { ProNumbersSection } from './ProNumbersSection';
import { SubscriptionsSection } from './SubscriptionsSection';

/** A carrier: its contacts, modes, PRO numbers, calendar and fees. */
export function CarrierPage() {
  const { id = '' } = useParams();
  const { api, host } = useRemote();
  const canSetUp = host.session.can('carrier.manage') && host.session.can('tariff.manage');
  const profile = useQuery(carrierQueries.profile(api, id));
  return (
    <DetailPage
      name="carrier"
      query={profile}
      title={t`Carrier`}
      loading={t`Loading the carrier`}
      failed={t`The carrier could not be loaded`}
      header={({ name, scac, demo, connectors }) => ({
        title: name,
        documentTitle: name,
        description: scac,
        ...(demo && {
          status: (
            <Badge variant="outline" color="gray">
              <Trans>demo</Trans>
            </Badge>
          ),
        }),
        actions: (
          <Group>
            {canSetUp && !demo && connectors.includes('tariff') && (
              <Anchor component={Link} to={carrierPaths.setup(id)}>
                <Trans>Setup steps</Trans>
              </Anchor>
            )}
            <Anchor component={Link} to={carrierPaths.list()}>
              <Trans>All carriers</Trans>
            </Anchor>
          </Group>
        ),
      })}
    >
      {(carrier) => (
        <Stack>
          {carrier.connectors.some(isApi) && <ConnectionsSection id={carrier.id} />}
          <CarrierProfileForm key={carrier.id} carrier={carrier} />
          <ProNumbersSection carrier={carrier} />
          <CarrierSettingsSection id={carrier.id} />
          {host.session.can('invoice.manage') && <ChargeCodesSection scac={carrier.scac} />}
          {carrier.connectors.some(isApi) && (
            <>
              <InboundSecretSection id={carrier.id} />
              <SubscriptionsSection id={carrier.id} />
            </>
          )}
        </Stack>
      )}
    </DetailPage>
  );
}
