import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Button, formatNumber, Group, Stack, Text, TextInput } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { type ChangeEvent, useState } from 'react';
import type { SheetKind } from '../terms/terms-document';
import { type ChosenSheet, chooseSheet } from './chosen-sheet';
import { ColumnMapping } from './ColumnMapping';
import { mappingProblems } from './rate-columns';

interface RatesStepProps {
  sheet: ChosenSheet | null;
  kind: SheetKind;
  onSheet(sheet: ChosenSheet): void;
  onBack(): void;
  onNext(): void;
}

const HOLDS: Record<SheetKind, MessageDescriptor> = {
  lane: msg`One line for each lane and class, dollars per 100 lb. CSV in UTF-8; the first line names the columns.`,
  mileage: msg`One line for each band of miles and class, dollars per 100 lb. CSV in UTF-8; the first line names the columns.`,
  truckload: msg`One line for each lane and trailer, dollars per mile. CSV in UTF-8; the first line names the columns.`,
};

/** Second step: the file with the rates, and what its columns hold. */
export function RatesStep({ sheet, kind, onSheet, onBack, onNext }: RatesStepProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const [shown, setShown] = useState(false);
  const problems = sheet ? mappingProblems(sheet.mapping, kind) : [t`Choose the file with the rates.`];

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    if (!file) return;
    setFailure(null);
    try {
      onSheet(await chooseSheet(file, kind));
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Stack gap="md">
      <TextInput
        type="file"
        accept=".csv,text/csv"
        label={t`Rates`}
        description={i18n._(HOLDS[kind])}
        onChange={(event) => void choose(event)}
        maw="32rem"
      />
      {failure !== null && <FailureAlert error={failure} />}
      {sheet && (
        <>
          <Text>
            <Trans>
              {sheet.file.name}, {formatNumber(sheet.file.size / 1_048_576, 1)} MB,{' '}
              <Plural value={sheet.head.columns.length} one="# column" other="# columns" />. Say what each column holds;
              the names are a guess.
            </Trans>
          </Text>
          <ColumnMapping sheet={sheet} kind={kind} onMapping={(mapping) => onSheet({ ...sheet, kind, mapping })} />
        </>
      )}
      {problems.length > 0 && (shown || sheet !== null) && (
        <Alert color="yellow" role="status">
          {problems.join(' ')}
        </Alert>
      )}
      <Group>
        <Button onClick={() => (problems.length === 0 ? onNext() : setShown(true))}>
          <Trans>Go on to the check</Trans>
        </Button>
        <Button variant="default" onClick={onBack}>
          <Trans>Back to the terms</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
