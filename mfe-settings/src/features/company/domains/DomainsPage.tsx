import { QueryBoundary } from '@lading/mfe-kit';
import { Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Section } from '../../../shared/Section';
import { COMPANY_SECTIONS } from '../../../shared/sections';
import { SettingsPage } from '../../../shared/SettingsPage';
import { ClaimDomainForm } from './ClaimDomainForm';
import { DomainCard } from './DomainCard';
import { useDomains } from './use-domains';

/** Mail domains of the company. Users with an address there can request to join. */
export function DomainsPage() {
  const domains = useDomains();
  return (
    <SettingsPage
      name="domains"
      section={COMPANY_SECTIONS.domains}
      ready={!domains.isPending}
      description={t`People with a confirmed address of a verified domain can request to join.`}
    >
      <Section label={t`Mail domains`}>
        <QueryBoundary
          query={domains}
          loading={t`Loading mail domains`}
          failed={t`The mail domains could not be loaded`}
        >
          {({ items }) =>
            items.length === 0 ? (
              <Text c="dimmed">
                <Trans>No mail domains yet. Colleagues with an address of a claimed domain can ask to join.</Trans>
              </Text>
            ) : (
              <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
                {items.map((domain) => (
                  <DomainCard key={domain.id} domain={domain} />
                ))}
              </Stack>
            )
          }
        </QueryBoundary>
        <ClaimDomainForm />
      </Section>
    </SettingsPage>
  );
}
