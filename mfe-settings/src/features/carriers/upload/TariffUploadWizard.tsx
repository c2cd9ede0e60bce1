import { Button, Group, SimpleGrid, Stack, TextInput } from '@lading/ui';
import { useForm } from 'react-hook-form';
import { Section } from '../../shared/Section';
import { UploadDone, UploadFailed } from './UploadReport';
import { useTariffUpload } from './use-tariff-upload';

interface ChosenFiles {
  terms: FileList | null;
  rates: FileList | null;
}

const chosen = (missing: string) => ({ validate: (files: FileList | null) => Boolean(files?.length) || missing });

/** Brings a carrier's contract rates in: first a check, then the upload. */
export function TariffUploadSection() {
  const upload = useTariffUpload();
  const { register, handleSubmit, formState } = useForm<ChosenFiles>({ defaultValues: { terms: null, rates: null } });
  const { errors } = formState;

  const send = (dryRun: boolean) =>
    handleSubmit(({ terms, rates }) => {
      const files = { terms: terms?.[0], rates: rates?.[0] };
      if (files.terms && files.rates) upload.mutate({ files: { terms: files.terms, rates: files.rates }, dryRun });
    });
  const sending = upload.isPending ? upload.variables : undefined;

  return (
    <Section title="Upload a tariff" description="Terms as JSON, rates as CSV. The check reads both files to their end and stores nothing.">
      <form onSubmit={(event) => void send(false)(event)} noValidate>
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              {...register('terms', chosen('Choose the file with the terms'))}
              type="file"
              accept=".json,application/json"
              label="Terms"
              description="Carrier, dates, discount, fuel table, accessorials and rules"
              error={errors.terms?.message}
            />
            <TextInput
              {...register('rates', chosen('Choose the file with the rates'))}
              type="file"
              accept=".csv,text/csv"
              label="Rates"
              description="One line per lane or mileage band and class, dollars per 100 lb"
              error={errors.rates?.message}
            />
          </SimpleGrid>
          <Group>
            <Button variant="default" loading={sending?.dryRun === true} disabled={sending?.dryRun === false} onClick={(event) => void send(true)(event)}>
              Check the files
            </Button>
            <Button type="submit" loading={sending?.dryRun === false} disabled={sending?.dryRun === true}>
              Upload the tariff
            </Button>
          </Group>
          <div role="status">{upload.isSuccess && <UploadDone outcome={upload.data} />}</div>
          {upload.isError && <UploadFailed error={upload.error} />}
        </Stack>
      </form>
    </Section>
  );
}
