import { formatInstant, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { Approval } from '../../../shared/api/types';

type Step = Approval['steps'][number];

/** Each approval that the booking needs: its rules, and who gave it or can give it. */
export function ApprovalSteps({ approval: { steps, status } }: { approval: Approval }) {
  return (
    <ol>
      {steps.map((step, index) => (
        <li key={index}>
          <Text span fw={600}>
            {step.rules.join(', ')}
          </Text>
          {': '}
          {stepText(step, status)}
        </li>
      ))}
    </ol>
  );
}

function stepText({ decision, approvers }: Step, status: Approval['status']): string {
  if (decision) {
    const { fullName, onBehalfOf, at } = decision;
    const when = formatInstant(at);
    return onBehalfOf ? t`approved by ${fullName} for ${onBehalfOf}, ${when}` : t`approved by ${fullName}, ${when}`;
  }
  if (status !== 'pending') return t`not approved`;
  if (approvers.length > 0) return t`waiting for ${approvers.join(t` or `)}`;
  return t`waiting for the approval before it`;
}
