import { Button, Group, Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import type { Tariff, TariffUpload } from '../../../shared/types';
import type { TermsDocument } from '../terms/terms-document';
import { ActivationForm } from './ActivationForm';
import { type ChosenSheet, sheetToSend } from './chosen-sheet';
import { markRefused } from './mark-refused';
import { RatesDifference } from './RatesDifference';
import { SendingProgress } from './SendingProgress';
import { TermsDifference } from './TermsDifference';
import { documentOf, type UploadValues } from './upload-form';
import { UploadChecked, uploadMessages, UploadFailed } from './UploadReport';
import type { TariffUploading } from './use-tariff-upload';

interface CheckStepProps {
  form: UseFormReturn<UploadValues>;
  sheet: ChosenSheet;
  upload: TariffUploading;
  /** The version that the new one will follow; undefined for a first tariff. */
  before: Tariff | undefined;
  onStored(outcome: TariffUpload): void;
  onTerms(): void;
  onRates(): void;
}

/** Third step: the whole file is checked without storing, then stored with the day from which it counts. */
export function CheckStep({ form, sheet, upload, before, onStored, onTerms, onRates }: CheckStepProps) {
  const document: TermsDocument = documentOf(form.getValues()) ?? {};
  const checked = upload.isSuccess && upload.data.version === null ? upload.data : null;
  const nameOf = (column: string) => {
    const own = sheet.head.columns[sheet.mapping.indexOf(column)];
    return own === undefined || own === column ? column : `${own} (${column})`;
  };
  const send = (dryRun: boolean) =>
    upload.mutate(
      { parts: { terms: JSON.stringify(documentOf(form.getValues())), rates: sheetToSend(sheet) }, dryRun },
      {
        onSuccess: (outcome) => outcome.version !== null && onStored(outcome),
        onError: (error) => markRefused(error, form),
      },
    );
  const refused = uploadMessages(upload.error);
  return (
    <Stack gap="md">
      {!checked && !upload.isPending && (
        <Group>
          <Button onClick={() => send(true)}>{upload.isError ? t`Check again` : t`Check the tariff`}</Button>
        </Group>
      )}
      {upload.isPending && <SendingProgress upload={upload} />}
      {upload.isError && <UploadFailed error={upload.error} nameOf={nameOf} />}
      <div role="status">{checked && <UploadChecked outcome={checked} nameOf={nameOf} />}</div>
      {checked && <Differences rates={checked.difference} before={before} after={document} />}
      {checked && <ActivationForm form={form} first={!before} onStore={() => send(false)} />}
      <Group>
        <Button
          variant={refused.some(({ row }) => row > 0) ? 'filled' : 'default'}
          onClick={onRates}
          disabled={upload.isPending}
        >
          <Trans>Back to the rates</Trans>
        </Button>
        <Button
          variant={refused.some(({ row }) => row === 0) ? 'filled' : 'default'}
          onClick={onTerms}
          disabled={upload.isPending}
        >
          <Trans>Back to the terms</Trans>
        </Button>
      </Group>
    </Stack>
  );
}

function Differences({
  rates,
  before,
  after,
}: {
  rates: TariffUpload['difference'];
  before: Tariff | undefined;
  after: TermsDocument;
}) {
  return (
    <>
      {rates && <RatesDifference difference={rates} />}
      {before && <TermsDifference before={before} after={after} />}
    </>
  );
}
