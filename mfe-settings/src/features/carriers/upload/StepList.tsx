import { UPLOAD_STEPS, type UploadStep } from './use-upload-step';
import classes from './upload.module.css';

const NAMES: Record<UploadStep, string> = { terms: 'Terms', rates: 'Rates and columns', check: 'Check and activate' };

/** Where one is in the upload. */
export function StepList({ current }: { current: UploadStep }) {
  return (
    <ol className={classes.steps} aria-label="Steps">
      {UPLOAD_STEPS.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          {NAMES[step]}
        </li>
      ))}
    </ol>
  );
}
