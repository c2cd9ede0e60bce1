import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { accessorialName } from '@lading/trade';
import { Anchor, KeyValue, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { carrierPaths } from '../../../shared/carrier-paths';
import { Section } from '../../../shared/Section';
import { COMPANY_SECTIONS } from '../../../shared/sections';
import { SettingsPage } from '../../../shared/SettingsPage';
import type { Company } from '../../../shared/types';
import { useCompany } from '../use-company';
import { DefaultsForm } from './DefaultsForm';

/** Defaults of new quotes and documents. */
export function DefaultsPage() {
  const { host } = useRemote();
  const company = useCompany();
  return (
    <SettingsPage
      name="defaults"
      section={COMPANY_SECTIONS.defaults}
      ready={!company.isPending}
      description={t`Applied to new quotes and bills of lading. Existing ones do not change.`}
    >
      <Section label={t`Defaults`}>
        <QueryBoundary query={company} loading={t`Loading defaults`} failed={t`The defaults could not be loaded`}>
          {(stored) =>
            host.session.can('company.manage') ? <DefaultsForm company={stored} /> : <Defaults {...stored.defaults} />
          }
        </QueryBoundary>
        {host.session.can('tariff.read') && (
          <Text>
            <Trans>
              Mode thresholds are under{' '}
              <Anchor component={Link} to={carrierPaths.rules()} underline="always">
                Rating rules
              </Anchor>{' '}
              of the carriers.
            </Trans>
          </Text>
        )}
      </Section>
    </SettingsPage>
  );
}

function Defaults({ units, accessorials, billOfLadingText }: Company['defaults']) {
  return (
    <KeyValue
      items={[
        { label: t`Units`, value: units === 'metric' ? t`Kilograms and centimeters` : t`Pounds and inches` },
        { label: t`Services`, value: accessorials.map(accessorialName).join(', ') || t`None` },
        { label: t`Text on bills of lading`, value: billOfLadingText ?? t`None` },
      ]}
    />
  );
}
