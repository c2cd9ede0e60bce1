import { Alert, Button, Group, SegmentedControl, Stack, Textarea, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ChangeEvent, useState } from 'react';
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import { TermsForm } from '../terms/TermsForm';
import { BeginWith } from './BeginWith';
import classes from './upload.module.css';
import { documentOf, inOtherEntry, startingWith, type UploadValues } from './upload-form';

interface TermsStepProps {
  form: UseFormReturn<UploadValues>;
  onNext(): void;
  onClose(): void;
}

/** First step: what has been agreed with the carrier, in fields or as JSON. */
export function TermsStep({ form, onNext, onClose }: TermsStepProps) {
  const { control, getValues, setError, reset, trigger } = form;
  const [takenOver, setTakenOver] = useState(false);
  const entry = useWatch({ control, name: 'entry' });

  const unreadable = () =>
    setError(
      'json',
      { message: t`This is not well-formed JSON. Check commas and quotation marks.` },
      { shouldFocus: true },
    );
  const switchEntry = () => {
    const other = inOtherEntry(getValues());
    if (other === null) unreadable();
    else reset(other);
  };
  const next = async () => {
    if (documentOf(getValues()) === null) unreadable();
    else if (await trigger(undefined, { shouldFocus: true })) onNext();
  };
  return (
    <FormProvider {...form}>
      <Stack gap="md">
        <BeginWith
          onTerms={(terms) => {
            reset(startingWith({ ...terms, effectiveFrom: '', effectiveTo: '' }));
            setTakenOver(true);
          }}
        />
        <div role="status">
          {takenOver && (
            <Alert color="blue">
              <Trans>The terms are taken over. Give the new version its first and last day.</Trans>
            </Alert>
          )}
        </div>
        <div>
          <SegmentedControl
            aria-label={t`How to enter the terms`}
            value={entry}
            onChange={switchEntry}
            data={[
              { value: 'form', label: t`Fields` },
              { value: 'json', label: 'JSON' },
            ]}
          />
        </div>
        {entry === 'form' ? <TermsForm /> : <TermsJson form={form} />}
        <Group>
          <Button onClick={() => void next()}>
            <Trans>Go on to the rates</Trans>
          </Button>
          <Button variant="default" onClick={onClose}>
            <Trans>Close, keep what is typed</Trans>
          </Button>
        </Group>
      </Stack>
    </FormProvider>
  );
}

function TermsJson({ form: { register, setValue, formState } }: { form: UseFormReturn<UploadValues> }) {
  const load = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    if (file) setValue('json', await file.text(), { shouldValidate: true });
  };
  return (
    <Stack gap="sm">
      <TextInput
        type="file"
        accept=".json,application/json"
        label={t`From a file`}
        onChange={(event) => void load(event)}
        maw="24rem"
      />
      <Textarea
        {...register('json')}
        className={classes.json}
        label={t`Terms as JSON`}
        description={t`Amounts in cents, shares in basis points, prices per gallon as text`}
        rows={20}
        spellCheck={false}
        error={formState.errors.json?.message}
      />
    </Stack>
  );
}
