import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { Section } from '../../../shared/Section';
import { ThresholdsForm } from './ThresholdsForm';
import { useRatingRules } from './use-rating-rules';

/** Which mode is proposed for how much freight. */
export function RatingRulesSection() {
  const { host } = useRemote();
  const rules = useRatingRules();
  return (
    <Section
      title={t`Modes`}
      description={t`Up to which freight each mode is proposed. More than one may fit; a quote then shows the offers of all. Changes hold from the next quote on.`}
    >
      <QueryBoundary query={rules} loading={t`Loading rating rules`} failed={t`The rating rules could not be loaded`}>
        {({ thresholds }) => <ThresholdsForm stored={thresholds} changes={host.session.can('company.manage')} />}
      </QueryBoundary>
    </Section>
  );
}
