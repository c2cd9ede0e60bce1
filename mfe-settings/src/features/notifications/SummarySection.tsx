import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Checkbox } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Section } from '../../shared/Section';
import { useChangePreferences } from './use-preferences';

/** Weekly email for users who manage freight. */
export function SummarySection({ wanted }: { wanted: boolean }) {
  const change = useChangePreferences();
  return (
    <Section
      title={t`Weekly summary`}
      description={t`Booked, delivered and late shipments, and open work. One email per company that you manage, on Mondays at 07:00.`}
    >
      {change.isError && <FailureAlert error={change.error} />}
      <Checkbox
        label={t`Email me the weekly summary`}
        checked={change.isPending ? change.variables.weeklySummary : wanted}
        onChange={(event) => change.mutate({ weeklySummary: event.currentTarget.checked })}
      />
      <div role="status">
        {change.isSuccess && (
          <Alert color="green">
            <Trans>Notifications saved.</Trans>
          </Alert>
        )}
      </div>
    </Section>
  );
}
