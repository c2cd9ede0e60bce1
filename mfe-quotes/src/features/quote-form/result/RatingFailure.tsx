import { ApiProblem } from '@lading/api-client';
import { failureDigest, failureMessage } from '@lading/mfe-kit';
import { Alert, Button, IconAlertTriangle, UnstyledButton } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import classes from './result-panel.module.css';

export interface RatingFailureProps {
  error: Error;
  onShow(pointer: string): void;
  onRetry(): void;
}

/** Says why there is no price: fields that the server refuses, each with the way to it, or a failure that can be tried again. */
export function RatingFailure({ error, onShow, onRetry }: RatingFailureProps) {
  const refused = error instanceof ApiProblem ? error.errors : [];
  const message = failureMessage(error);
  const digest = failureDigest(error);
  return (
    <Alert
      role="alert"
      color={refused.length > 0 ? 'yellow' : 'red'}
      variant="light"
      icon={<IconAlertTriangle size={18} />}
      title={t`No price yet`}
    >
      {refused.length > 0 ? (
        <ul className={classes.refused}>
          {refused.map((field) => (
            <li key={field.pointer + field.code}>
              <UnstyledButton className={classes.link} onClick={() => onShow(field.pointer)}>
                {field.message}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>
            <Trans>{message} Your input is kept.</Trans>
          </p>
          {digest && (
            <p>
              <Trans>Digest: {digest}</Trans>
            </p>
          )}
          <Button size="xs" variant="default" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </Alert>
  );
}
