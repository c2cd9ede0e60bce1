import { ActionIcon, Button, Group, IconTrash, SimpleGrid, Stack, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../shared/form/message-of';
import classes from './contacts.module.css';
import { type ContactValues, needsName, NO_PERSON, PEOPLE_MAX } from './contact-values';

/** People of a place; the first is who quotes and bookings ask for. */
export function PeopleFields({
  form: {
    control,
    register,
    getValues,
    formState: { errors },
  },
}: {
  form: UseFormReturn<ContactValues>;
}) {
  const { fields, append, remove } = useFieldArray({ control, name: 'people' });
  return (
    <fieldset className={classes.group}>
      <legend>
        <Trans>People</Trans>
      </legend>
      <Stack gap="sm">
        {fields.map(({ id }, index) => (
          <Group key={id} align="end" wrap="nowrap">
            <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} flex={1} role="group" aria-label={t`Person ${index + 1}`}>
              <TextInput
                {...register(`people.${index}.name`, {
                  validate: (name) => !needsName(getValues('people')[index]) || name.trim() !== '' || t`Enter the name`,
                })}
                label={t`Name`}
                maxLength={100}
                autoComplete="off"
                error={messageOf(errors, `people.${index}.name`)}
              />
              <TextInput
                {...register(`people.${index}.phone`)}
                type="tel"
                label={t`Phone`}
                maxLength={30}
                autoComplete="off"
                error={messageOf(errors, `people.${index}.phone`)}
              />
              <TextInput
                {...register(`people.${index}.extension`, {
                  validate: (text) => /^\d{0,6}$/.test(text.trim()) || t`Enter up to six digits`,
                })}
                label={t`Extension`}
                inputMode="numeric"
                autoComplete="off"
                error={messageOf(errors, `people.${index}.extension`)}
              />
              <TextInput
                {...register(`people.${index}.email`)}
                type="email"
                label={t`E-mail`}
                maxLength={254}
                autoComplete="off"
                error={messageOf(errors, `people.${index}.email`)}
              />
              <TextInput
                {...register(`people.${index}.role`)}
                label={t`Role`}
                placeholder={t`Receiving`}
                maxLength={60}
                autoComplete="off"
                error={messageOf(errors, `people.${index}.role`)}
              />
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
        {fields.length < PEOPLE_MAX && (
          <div>
            <Button size="compact-sm" variant="default" onClick={() => append(NO_PERSON)}>
              <Trans>Add a person</Trans>
            </Button>
          </div>
        )}
      </Stack>
    </fieldset>
  );
}
