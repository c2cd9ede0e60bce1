import { Anchor, IconCircleCheck, VisuallyHidden } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { Trans } from '@lingui/react/macro';
import classes from './step-list.module.css';

interface Step {
  name: string;
  label: string;
  done?: boolean;
  /** Path of the step, if it can be opened from the list. */
  to?: string;
}

/** Numbered steps of a flow, the current one emphasized. */
export function StepList({ label, steps, current }: { label: string; steps: readonly Step[]; current: string }) {
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map((step) => (
        <li key={step.name} aria-current={step.name === current ? 'step' : undefined}>
          {step.to === undefined || step.name === current ? (
            step.label
          ) : (
            <Anchor component={Link} to={step.to}>
              {step.label}
            </Anchor>
          )}
          {step.done && (
            <>
              {' '}
              <IconCircleCheck size={16} className={classes.done} aria-hidden="true" />
              <VisuallyHidden>
                <Trans>done</Trans>
              </VisuallyHidden>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
