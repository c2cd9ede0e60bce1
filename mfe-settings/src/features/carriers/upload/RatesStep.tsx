import { Alert, Button, formatNumber, Group, Stack, Text, TextInput } from '@lading/ui';
import { type ChangeEvent, useState } from 'react';
import { FailureAlert } from '../../../shared/FailureAlert';
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

const HOLDS: Record<SheetKind, string> = {
  lane: 'One line for each lane and class, dollars per 100 lb',
  mileage: 'One line for each band of miles and class, dollars per 100 lb',
  truckload: 'One line for each lane and trailer, dollars per mile',
};

/** Second step: the file with the rates, and what its columns hold. */
export function RatesStep({ sheet, kind, onSheet, onBack, onNext }: RatesStepProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const [shown, setShown] = useState(false);
  const problems = sheet ? mappingProblems(sheet.mapping, kind) : ['Choose the file with the rates.'];

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
      <TextInput type="file" accept=".csv,text/csv" label="Rates" description={`${HOLDS[kind]}. CSV in UTF-8; the first line names the columns.`} onChange={(event) => void choose(event)} maw="32rem" />
      {failure !== null && <FailureAlert error={failure} />}
      {sheet && (
        <>
          <Text>
            {sheet.file.name}, {formatNumber(sheet.file.size / 1_048_576, 1)} MB, {sheet.head.columns.length} columns. Say what each column holds; the names are a guess.
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
        <Button onClick={() => (problems.length === 0 ? onNext() : setShown(true))}>Go on to the check</Button>
        <Button variant="default" onClick={onBack}>
          Back to the terms
        </Button>
      </Group>
    </Stack>
  );
}
