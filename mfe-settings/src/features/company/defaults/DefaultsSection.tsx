import { Anchor, KeyValue, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { useArea } from '../../../shared/area';
import { Loaded } from '../../../shared/Loaded';
import { Section } from '../../../shared/Section';
import { accessorialName } from '../../../shared/trade/accessorials';
import type { Company } from '../../../shared/types';
import { useCompany } from '../use-company';
import { DefaultsForm } from './DefaultsForm';

/** What new quotes and papers start from. */
export function DefaultsSection() {
  const { host } = useArea();
  const company = useCompany();
  return (
    <Section title="Defaults" description="What new quotes and bills of lading start from. Quotes and papers that exist stay as they are.">
      <Loaded query={company} name="defaults">
        {(stored) => (host.session.can('company.manage') ? <DefaultsForm company={stored} /> : <Defaults {...stored.defaults} />)}
      </Loaded>
      {host.session.can('tariff.read') && (
        <Text>
          Up to which freight each mode is proposed stands under{' '}
          <Anchor component={Link} to="?tab=carriers" underline="always">
            Carriers and tariffs
          </Anchor>
          .
        </Text>
      )}
    </Section>
  );
}

function Defaults({ units, accessorials, billOfLadingText }: Company['defaults']) {
  return (
    <KeyValue
      items={[
        { label: 'Units', value: units === 'metric' ? 'Kilograms and centimetres' : 'Pounds and inches' },
        { label: 'Services', value: accessorials.map(accessorialName).join(', ') || 'None' },
        { label: 'Text on bills of lading', value: billOfLadingText ?? 'None' },
      ]}
    />
  );
}
