import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Anchor, Button, FileDrop, formatNumber, Group, Stack, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SheetKind } from '../terms/terms-document';
import { type ChosenSheet, chooseSheet } from './chosen-sheet';
import { ColumnMapping } from './ColumnMapping';
import { mappingProblems } from './rate-columns';
import { fileAddress, sampleRates } from '../../../shared/sample-files';

interface RatesStepProps {
  sheet: ChosenSheet | null;
  kind: SheetKind;
  onSheet(sheet: ChosenSheet): void;
  onBack(): void;
  onNext(): void;
}

const CONTENTS: Record<SheetKind, MessageDescriptor> = {
  lane: msg`CSV in UTF-8. One row per lane and class, in dollars per 100 lb. The first line names the columns.`,
  mileage: msg`CSV in UTF-8. One row per mileage band and class, in dollars per 100 lb. The first line names the columns.`,
  truckload: msg`CSV in UTF-8. One row per lane and trailer, in dollars per mile. The first line names the columns.`,
};

/** Second step: the rate sheet and the mapping of its columns. */
export function RatesStep({ sheet, kind, onSheet, onBack, onNext }: RatesStepProps) {
  const [showsProblems, setShowsProblems] = useState(false);
  const choose = useMutation({ mutationFn: (file: File) => chooseSheet(file, kind), onSuccess: onSheet });
  const problems = sheet ? mappingProblems(sheet.mapping, kind) : [t`Choose the rate sheet.`];
  return (
    <Stack gap="md">
      <FileDrop label={t`Rate sheet`} onDrop={([file]) => file && choose.mutate(file)}>
        {i18n._(CONTENTS[kind])}
      </FileDrop>
      <Text>
        <Anchor
          href={fileAddress('text/csv', sampleRates(kind))}
          download={`rates-${kind}-sample.csv`}
          underline="always"
        >
          <Trans>Download a sample</Trans>
        </Anchor>
      </Text>
      {choose.isError && <FailureAlert error={choose.error} />}
      {sheet && (
        <>
          <Text>
            <Trans>
              {sheet.file.name}, {formatNumber(sheet.file.size / 1_048_576, 1)} MB,{' '}
              <Plural value={sheet.head.columns.length} one="# column" other="# columns" />. Check the mapping.
            </Trans>
          </Text>
          <ColumnMapping sheet={sheet} kind={kind} onMapping={(mapping) => onSheet({ ...sheet, kind, mapping })} />
        </>
      )}
      {problems.length > 0 && (showsProblems || sheet !== null) && (
        <Alert color="yellow" role="status">
          {problems.join(' ')}
        </Alert>
      )}
      <Group>
        <Button onClick={() => (problems.length === 0 ? onNext() : setShowsProblems(true))}>
          <Trans>Continue to check</Trans>
        </Button>
        <Button variant="default" onClick={onBack}>
          <Trans>Back to terms</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
