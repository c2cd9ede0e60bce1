import { paths } from '@lading/mfe-contract';
import { FailureAlert, useRemote } from '@lading/mfe-kit';
import { Anchor, Button, formatMoney, KeyValue, Stack, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../shared/Section';
import type { RuleSimulation } from '../../shared/types';
import { ruleQueries } from './rule-queries';

/** Which rules would have applied to the quotes of the last 90 days. */
export function SimulationSection() {
  const simulation = useQuery({ ...ruleQueries.simulation(useRemote().api), enabled: false });
  return (
    <Section
      title={t`Simulation`}
      description={t`Applies all rules, also those that are off, to the quotes of the last 90 days.`}
    >
      <div>
        <Button variant="default" loading={simulation.isFetching} onClick={() => void simulation.refetch()}>
          <Trans>Run simulation</Trans>
        </Button>
      </div>
      {simulation.isError && <FailureAlert error={simulation.error} />}
      {simulation.data && <Result simulation={simulation.data} />}
    </Section>
  );
}

const quotesText = (count: number) => plural(count, { one: '# quote', other: '# quotes' });

function Result({ simulation: { examined, needApproval, rules, quotes } }: { simulation: RuleSimulation }) {
  return (
    <Stack gap="sm">
      <Text role="status">
        <Trans>
          {needApproval} of {quotesText(examined)} would have needed approval.
        </Trans>
      </Text>
      <KeyValue items={rules.map(({ name, quotes: count }) => ({ label: name, value: quotesText(count) }))} />
      {quotes.length > 0 && (
        <Stack component="ul" gap="xs" my={0} pl="lg">
          {quotes.map(({ id, number, total, rules: names }) => (
            <Text component="li" key={id}>
              <Anchor component={Link} to={paths.quote(id)} underline="always">
                {number}
              </Anchor>{' '}
              {formatMoney(total)}: {names.join(', ')}
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
