import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { SkeletonRows } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Section } from '../../../shared/Section';
import { ratingRuleQueries } from '../carrier-queries';

const ThresholdsForm = lazy(async () => ({ default: (await import('./ThresholdsForm')).ThresholdsForm }));

/** Freight limits of each mode. */
export function RatingRulesSection() {
  const { host, api } = useRemote();
  const rules = useQuery(ratingRuleQueries.current(api));
  return (
    <Section
      title={t`Mode thresholds`}
      description={t`Freight that each mode is quoted for. Limits can overlap. Changes apply to new quotes.`}
    >
      <QueryBoundary query={rules} loading={t`Loading thresholds`} failed={t`The thresholds could not be loaded`}>
        {({ thresholds }) => (
          <Suspense fallback={<SkeletonRows rows={3} label={t`Loading thresholds`} />}>
            <ThresholdsForm stored={thresholds} canEdit={host.session.can('company.manage')} />
          </Suspense>
        )}
      </QueryBoundary>
    </Section>
  );
}
