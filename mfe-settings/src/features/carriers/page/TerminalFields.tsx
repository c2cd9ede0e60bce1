import { FormTextInput } from '@lading/mfe-kit';
import { LIMITS } from '@lading/trade';
import { ActionIcon, Button, Group, IconTrash, SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFieldArray } from 'react-hook-form';
import { TermsPart } from '../terms/TermsPart';
import { EMPTY_TERMINAL, TERMINAL_CODE_MAX, TERMINALS_MAX, type TerminalValues } from './carrier-profile-form';

/** Terminals of the carrier, with the ZIP codes that each serves. */
export function TerminalFields() {
  const { fields, append, remove } = useFieldArray<{ terminals: TerminalValues[] }, 'terminals'>({ name: 'terminals' });
  return (
    <TermsPart name={t`Terminals`}>
      {fields.map(({ id }, index) => (
        <Group key={id} align="end" wrap="nowrap">
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} flex={1} role="group" aria-label={t`Terminal ${index + 1}`}>
            <TerminalInputs path={`terminals.${index}`} />
          </SimpleGrid>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t`Remove terminal ${index + 1}`}
            onClick={() => remove(index)}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
      ))}
      {fields.length < TERMINALS_MAX && (
        <div>
          <Button size="compact-sm" variant="default" onClick={() => append(EMPTY_TERMINAL)}>
            <Trans>Add terminal</Trans>
          </Button>
        </div>
      )}
    </TermsPart>
  );
}

const TerminalInputs = ({ path }: { path: string }) => (
  <>
    <FormTextInput name={`${path}.name`} label={t`Name`} maxLength={LIMITS.stopName} />
    <FormTextInput name={`${path}.code`} label={t`Carrier’s code`} maxLength={TERMINAL_CODE_MAX} />
    <FormTextInput name={`${path}.phone`} type="tel" label={t`Phone`} maxLength={30} />
    <FormTextInput name={`${path}.zipPrefixes`} label={t`ZIP prefixes served`} placeholder="606, 607" />
    <FormTextInput name={`${path}.address1`} label={t`Street address`} maxLength={LIMITS.address} />
    <FormTextInput name={`${path}.city`} label={t`City`} maxLength={LIMITS.city} />
    <FormTextInput name={`${path}.state`} label={t`State or province`} maxLength={2} />
    <FormTextInput name={`${path}.postalCode`} label={t`Postal code`} maxLength={LIMITS.postalCode} />
  </>
);
