import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { UPLOAD_STEPS, type UploadStep } from './use-upload-step';
import classes from './upload.module.css';

const NAMES: Record<UploadStep, MessageDescriptor> = {
  terms: msg`Terms`,
  rates: msg`Rates and columns`,
  check: msg`Check and save`,
};

/** Steps of the upload. */
export function StepList({ current }: { current: UploadStep }) {
  return (
    <ol className={classes.steps} aria-label={t`Steps`}>
      {UPLOAD_STEPS.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          {i18n._(NAMES[step])}
        </li>
      ))}
    </ol>
  );
}
