import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Checkbox } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Section } from '../../shared/Section';
import { useChangePreferences } from './use-preferences';

/** Whether somebody who manages freight is mailed a summary of each week. */
export function SummarySection({ wanted }: { wanted: boolean }) {
  const change = useChangePreferences();
  return (
    <Section
      title={t`Summary of the week`}
      description={t`What was booked, delivered and late, and what waits now; a mail for each company that you manage, on Monday at 07:00.`}
    >
      {change.isError && <FailureAlert error={change.error} />}
      <Checkbox
        label={t`Mail me the summary of each week`}
        checked={change.isPending ? change.variables.weeklySummary : wanted}
        onChange={(event) => change.mutate({ weeklySummary: event.currentTarget.checked })}
      />
      <div role="status">
        {change.isSuccess && (
          <Alert color="green">
            <Trans>Saved. It holds from now on.</Trans>
          </Alert>
        )}
      </div>
    </Section>
  );
}
