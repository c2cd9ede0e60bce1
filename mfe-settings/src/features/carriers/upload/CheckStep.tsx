import { Button, Group, Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Tariff, TariffUpload } from '../../../shared/types';
import { ActivationForm } from './ActivationForm';
import { type ChosenSheet, sheetToSend } from './chosen-sheet';
import { markRefused } from './mark-refused';
import { RatesDifference } from './RatesDifference';
import { SendingProgress } from './SendingProgress';
import { TermsDifference } from './TermsDifference';
import { documentOf, type UploadForm } from './upload-form';
import { UploadChecked, uploadMessages, UploadFailed } from './UploadReport';
import type { TariffUploading } from './use-tariff-upload';

interface CheckStepProps {
  form: UploadForm;
  sheet: ChosenSheet;
  upload: TariffUploading;
  /** The active version that the new one replaces. */
  active: Tariff | undefined;
  onSaved(outcome: TariffUpload): void;
  onTerms(): void;
  onRates(): void;
}

/** Third step: the tariff is checked without saving, then saved with its dates. */
export function CheckStep({ form, sheet, upload, active, onSaved, onTerms, onRates }: CheckStepProps) {
  const checked = upload.isSuccess && upload.data.version === null ? upload.data : null;
  const nameOf = (column: string) => {
    const own = sheet.head.columns[sheet.mapping.indexOf(column)];
    return own === undefined || own === column ? column : `${own} (${column})`;
  };
  const send = (dryRun: boolean) =>
    upload.mutate(
      { parts: { terms: JSON.stringify(documentOf(form.getValues())), rates: sheetToSend(sheet) }, dryRun },
      {
        onSuccess: (outcome) => outcome.version !== null && onSaved(outcome),
        onError: (error) => markRefused(error, form),
      },
    );
  return (
    <Stack gap="md">
      {!checked && !upload.isPending && (
        <div>
          <Button onClick={() => send(true)}>{upload.isError ? t`Check again` : t`Check tariff`}</Button>
        </div>
      )}
      {upload.isPending && <SendingProgress upload={upload} />}
      {upload.isError && <UploadFailed error={upload.error} nameOf={nameOf} />}
      <div role="status">{checked && <UploadChecked outcome={checked} nameOf={nameOf} />}</div>
      {checked && (
        <>
          {checked.difference && <RatesDifference difference={checked.difference} />}
          {active && <TermsDifference active={active} terms={documentOf(form.getValues()) ?? {}} />}
          <ActivationForm form={form} isFirst={!active} onSave={() => send(false)} />
        </>
      )}
      <BackButtons upload={upload} onTerms={onTerms} onRates={onRates} />
    </Stack>
  );
}

/** The step with errors is emphasized. */
function BackButtons({ upload, onTerms, onRates }: Pick<CheckStepProps, 'upload' | 'onTerms' | 'onRates'>) {
  const refused = uploadMessages(upload.error);
  const variantIf = (hasErrors: boolean) => (hasErrors ? 'filled' : 'default');
  return (
    <Group>
      <Button variant={variantIf(refused.some(({ row }) => row > 0))} onClick={onRates} disabled={upload.isPending}>
        <Trans>Back to rates</Trans>
      </Button>
      <Button variant={variantIf(refused.some(({ row }) => row === 0))} onClick={onTerms} disabled={upload.isPending}>
        <Trans>Back to terms</Trans>
      </Button>
    </Group>
  );
}
