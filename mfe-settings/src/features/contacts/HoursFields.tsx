import { Checkbox, Group, TextInput } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { messageOf } from '../../shared/form/message-of';
import classes from './contacts.module.css';
import { type ContactValues, WEEKDAYS } from './contact-values';

/** When the place is open on each day, in its own time zone. */
export function HoursFields({
  form: { control, register, getValues, formState },
}: {
  form: UseFormReturn<ContactValues>;
}) {
  const hours = useWatch({ control, name: 'hours' });
  return (
    <fieldset className={classes.group}>
      <legend>
        <Trans>Hours, in the place’s own time</Trans>
      </legend>
      {WEEKDAYS.map(({ day, name }, index) => (
        <Group key={day} gap="sm" className={classes.day}>
          <Checkbox {...register(`hours.${index}.open`)} label={i18n._(name)} w="8rem" />
          {hours[index]?.open && (
            <>
              <TextInput {...register(`hours.${index}.from`)} type="time" aria-label={t`${i18n._(name)} from`} />
              <span aria-hidden>
                <Trans>to</Trans>
              </span>
              <TextInput
                {...register(`hours.${index}.to`, {
                  validate: (to) =>
                    !getValues(`hours.${index}.open`) ||
                    getValues(`hours.${index}.from`) < to ||
                    t`Enter a time after the opening`,
                })}
                type="time"
                aria-label={t`${i18n._(name)} to`}
                error={messageOf(formState.errors, `hours.${index}.to`)}
              />
            </>
          )}
        </Group>
      ))}
    </fieldset>
  );
}
