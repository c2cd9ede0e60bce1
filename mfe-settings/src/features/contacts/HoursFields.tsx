import { Checkbox, Group, TextInput } from '@lading/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { messageOf } from '../../shared/form/message-of';
import classes from './contacts.module.css';
import { type ContactValues, WEEKDAYS } from './contact-values';

/** When the place is open on each day, in its own time zone. */
export function HoursFields({ form: { control, register, getValues, formState } }: { form: UseFormReturn<ContactValues> }) {
  const hours = useWatch({ control, name: 'hours' });
  return (
    <fieldset className={classes.group}>
      <legend>Hours, in the place’s own time</legend>
      {WEEKDAYS.map(({ day, name }, index) => (
        <Group key={day} gap="sm" className={classes.day}>
          <Checkbox {...register(`hours.${index}.open`)} label={name} w="8rem" />
          {hours[index]?.open && (
            <>
              <TextInput {...register(`hours.${index}.from`)} type="time" aria-label={`${name} from`} />
              <span aria-hidden>to</span>
              <TextInput
                {...register(`hours.${index}.to`, { validate: (to) => !getValues(`hours.${index}.open`) || getValues(`hours.${index}.from`) < to || 'Enter a time after the opening' })}
                type="time"
                aria-label={`${name} to`}
                error={messageOf(formState.errors, `hours.${index}.to`)}
              />
            </>
          )}
        </Group>
      ))}
    </fieldset>
  );
}
