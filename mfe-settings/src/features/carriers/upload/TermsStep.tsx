import { FormTextarea } from '@lading/mfe-kit';
import { Alert, Anchor, Button, FileDrop, Group, SegmentedControl, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { TermsForm } from '../terms/TermsForm';
import type { TermsDocument } from '../terms/terms-document';
import { BeginWith } from './BeginWith';
import { fileAddress, sampleTerms } from '../../../shared/sample-files';
import classes from './upload.module.css';
import { inOtherEntry, startingWith, type UploadForm, type UploadValues } from './upload-form';

interface TermsStepProps {
  form: UploadForm;
  onNext(): void;
  onClose(): void;
}

/** First step: the terms of the contract, in fields or as JSON. */
export function TermsStep({ form, onNext, onClose }: TermsStepProps) {
  const { control, getValues, reset, trigger } = form;
  const [isCopied, setCopied] = useState(false);
  const entry = useWatch({ control, name: 'entry' });
  // The draft is kept while there are changes of the defaults.
  const change = (values: UploadValues) => reset(values, { keepDefaultValues: true });
  const copy = (terms: TermsDocument) => {
    change(startingWith({ ...terms, effectiveFrom: '', effectiveTo: '' }));
    setCopied(true);
  };
  const switchEntry = () => {
    const other = inOtherEntry(getValues());
    if (other) change(other);
    else void trigger('json', { shouldFocus: true });
  };
  const next = async () => {
    if (await trigger(undefined, { shouldFocus: true })) onNext();
  };
  return (
    <FormProvider {...form}>
      <Stack gap="md">
        <BeginWith onTerms={copy} />
        <div role="status">
          {isCopied && (
            <Alert color="blue">
              <Trans>The terms were copied. Enter the first and last day of the new version.</Trans>
            </Alert>
          )}
        </div>
        <div>
          <SegmentedControl
            aria-label={t`Terms entry`}
            value={entry}
            onChange={switchEntry}
            data={[
              { value: 'form', label: t`Fields` },
              { value: 'json', label: 'JSON' },
            ]}
          />
        </div>
        {entry === 'form' ? <TermsForm /> : <TermsJson />}
        <Group>
          <Button onClick={() => void next()}>
            <Trans>Continue to rates</Trans>
          </Button>
          <Button variant="default" onClick={onClose}>
            <Trans>Close and keep draft</Trans>
          </Button>
        </Group>
      </Stack>
    </FormProvider>
  );
}

function TermsJson() {
  const { setValue } = useFormContext<UploadValues>();
  const load = async (file: File) => setValue('json', await file.text(), { shouldDirty: true, shouldValidate: true });
  return (
    <Stack gap="sm">
      <FileDrop
        label={t`Terms file`}
        accept={{ 'application/json': ['.json'] }}
        onDrop={([file]) => file && void load(file)}
      />
      <Text>
        <Anchor
          href={fileAddress('application/json', sampleTerms())}
          download="tariff-terms-sample.json"
          underline="always"
        >
          <Trans>Download a sample</Trans>
        </Anchor>
      </Text>
      <FormTextarea
        name="json"
        className={classes.json}
        label={t`Terms as JSON`}
        description={t`Amounts in cents, percentages in basis points, prices per gallon as text`}
        rows={20}
        spellCheck={false}
      />
    </Stack>
  );
}
