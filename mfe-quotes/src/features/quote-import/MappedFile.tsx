import { paths } from '@lading/mfe-contract';
import {
  CheckFileButton,
  ColumnMapping,
  FailureAlert,
  type FileHead,
  guessMapping,
  isComplete,
  mappingOf,
  missingColumns,
  useRemote,
  useSavedMapping,
} from '@lading/mfe-kit';
import { Button, Checkbox, Group, Stack, Text } from '@lading/ui';
import { useNavigate } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { checkImport, type ImportKind, startImport } from '../../shared/api/quote-imports';
import type { ImportCheck } from '../../shared/api/types';
import { CheckReport } from './CheckReport';
import type { QuoteColumn } from './import-columns';
import { KIND_COLUMNS } from './import-kinds';

interface MappedFileProps {
  kind: ImportKind;
  file: File;
  head: FileHead;
}

/** The mapping of a file's columns, its check, and the start of the import. A file whose columns are all known is checked at once. */
export function MappedFile({ kind, file, head: { header, samples } }: MappedFileProps) {
  const { columns, key } = KIND_COLUMNS[kind];
  const { api } = useRemote();
  const navigate = useNavigate();
  const [saved, save] = useSavedMapping(kind);
  const [mapping, setMapping] = useState(() => guessMapping(columns, header, saved));
  const [isKnown] = useState(isComplete(columns, header, mapping));
  const [isOpen, setOpen] = useState(!isKnown);
  const missing = missingColumns(columns, mapping);
  const chosen = { file, mapping: mappingOf(header, mapping) };
  const check = useMutation({ mutationFn: () => checkImport(api, kind, chosen) });
  const start = useMutation({
    mutationFn: (partial: boolean) => startImport(api, kind, chosen, partial),
    onSuccess: ({ id }) => {
      save(chosen.mapping);
      return navigate(`${paths.quotes()}?import=${id}`, { replace: true });
    },
  });
  const checkKnown = useEffectEvent(() => isKnown && check.mutate());
  useEffect(() => {
    checkKnown();
  }, []);
  const change = (next: string[]) => {
    start.reset();
    check.reset();
    setMapping(next);
  };

  return (
    <Stack gap="md">
      {isOpen ? (
        <ColumnMapping
          header={header}
          samples={samples}
          options={columnOptions(columns)}
          mapping={mapping}
          missing={missing.map((name) => labelOf(columns, name))}
          onChange={change}
        />
      ) : (
        <Group gap="xs">
          <Text>
            <Plural value={header.length} one="# column is recognized." other="All # columns are recognized." />
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
            <Trans>Change columns</Trans>
          </Button>
        </Group>
      )}
      {(isOpen || check.isError) && <CheckFileButton file={file} check={check} disabled={missing.length > 0} />}
      {check.isPending && !isOpen && (
        <Text role="status">
          <Trans>Checking {file.name}…</Trans>
        </Text>
      )}
      {check.isError && <FailureAlert error={check.error} title={t`The file could not be checked`} />}
      {check.isSuccess && (
        <>
          <CheckReport check={check.data} file={file} refColumn={mapping.indexOf(key)} />
          <StartImport check={check.data} busy={start.isPending} onStart={(partial) => start.mutate(partial)} />
        </>
      )}
      {start.isError && <FailureAlert error={start.error} title={t`The import was not started`} />}
    </Stack>
  );
}

const labelOf = (columns: readonly QuoteColumn[], name: string): string => {
  const column = columns.find((known) => known.name === name);
  return column ? i18n._(column.label) : name;
};

function columnOptions(columns: readonly QuoteColumn[]) {
  return columns.map(({ name, required }) => {
    const label = labelOf(columns, name);
    return { value: name, label: required ? t`${label} (required)` : label };
  });
}

interface StartImportProps {
  check: ImportCheck;
  busy: boolean;
  onStart(partial: boolean): void;
}

/** Imports all quotes, or the valid ones if the user agrees to skip the others. */
function StartImport({ check, busy, onStart }: StartImportProps) {
  const [partial, setPartial] = useState(false);
  const valid = check.quotes - check.faulty;
  if (valid === 0)
    return (
      <Text>
        <Trans>Correct the file and choose it again.</Trans>
      </Text>
    );
  return (
    <Stack gap="xs">
      {check.errorCount > 0 && (
        <Checkbox
          checked={partial}
          onChange={(event) => setPartial(event.currentTarget.checked)}
          label={plural(check.faulty, {
            one: `Skip # quote with errors and create the other ${valid}`,
            other: `Skip # quotes with errors and create the other ${valid}`,
          })}
        />
      )}
      <Group>
        <Button disabled={check.errorCount > 0 && !partial} loading={busy} onClick={() => onStart(partial)}>
          <Plural value={valid} one="Get # quote" other="Get # quotes" />
        </Button>
      </Group>
    </Stack>
  );
}
