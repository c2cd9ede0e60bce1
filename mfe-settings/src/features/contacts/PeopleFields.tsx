import { FormTextInput } from '@lading/mfe-kit';
import { LIMITS } from '@lading/trade';
import { type ContactValues, EMPTY_PERSON } from '@lading/trade/schemas';
import { ActionIcon, Button, Group, IconTrash, SimpleGrid, Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFieldArray } from 'react-hook-form';
import classes from './contacts.module.css';

/** People at a location. Quotes and bookings use the first one. */
export function PeopleFields() {
  const { fields, append, remove } = useFieldArray<ContactValues, 'people'>({ name: 'people' });
  return (
    <fieldset className={classes.group}>
      <legend>
        <Trans>People</Trans>
      </legend>
      <Stack gap="sm">
        {fields.map(({ id }, index) => (
          <Group key={id} align="end" wrap="nowrap">
            <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} flex={1} role="group" aria-label={t`Person ${index + 1}`}>
              <PersonFields path={`people.${index}`} />
            </SimpleGrid>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t`Remove person ${index + 1}`}
              onClick={() => remove(index)}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        {fields.length < LIMITS.people && (
          <div>
            <Button size="compact-sm" variant="default" onClick={() => append(EMPTY_PERSON)}>
              <Trans>Add person</Trans>
            </Button>
          </div>
        )}
      </Stack>
    </fieldset>
  );
}

const PersonFields = ({ path }: { path: string }) => (
  <>
    <FormTextInput name={`${path}.name`} label={t`Name`} maxLength={LIMITS.personName} />
    <FormTextInput name={`${path}.phone`} type="tel" label={t`Phone`} maxLength={30} />
    <FormTextInput name={`${path}.extension`} label={t`Extension`} inputMode="numeric" maxLength={6} />
    <FormTextInput name={`${path}.email`} type="email" label={t`Email`} maxLength={254} />
    <FormTextInput name={`${path}.role`} label={t`Role`} placeholder={t`Receiving`} maxLength={LIMITS.role} />
  </>
);
