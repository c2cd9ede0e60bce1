import { Alert, Button, Group, SegmentedControl, Stack, Textarea, TextInput } from '@lading/ui';
import { type ChangeEvent, useState } from 'react';
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import { TermsForm } from '../terms/TermsForm';
import { BeginWith } from './BeginWith';
import classes from './upload.module.css';
import { documentOf, inOtherEntry, startingWith, type UploadValues } from './upload-form';

const UNREADABLE = 'This is not well-formed JSON. Check commas and quotation marks.';

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

  const unreadable = () => setError('json', { message: UNREADABLE }, { shouldFocus: true });
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
        <div role="status">{takenOver && <Alert color="blue">The terms are taken over. Give the new version its first and last day.</Alert>}</div>
        <div>
          <SegmentedControl aria-label="How to enter the terms" value={entry} onChange={switchEntry} data={[{ value: 'form', label: 'Fields' }, { value: 'json', label: 'JSON' }]} />
        </div>
        {entry === 'form' ? <TermsForm /> : <TermsJson form={form} />}
        <Group>
          <Button onClick={() => void next()}>Go on to the rates</Button>
          <Button variant="default" onClick={onClose}>
            Close, keep what is typed
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
      <TextInput type="file" accept=".json,application/json" label="From a file" onChange={(event) => void load(event)} maw="24rem" />
      <Textarea
        {...register('json')}
        className={classes.json}
        label="Terms as JSON"
        description="Amounts in cents, shares in basis points, prices per gallon as text"
        rows={20}
        spellCheck={false}
        error={formState.errors.json?.message}
      />
    </Stack>
  );
}
