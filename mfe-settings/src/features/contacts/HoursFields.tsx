import { FormCheckbox, FormTextInput } from '@lading/mfe-kit';
import type { ContactValues } from '@lading/trade/schemas';
import { Group } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { WEEKDAYS } from './contact-form';
import classes from './contacts.module.css';

/** Opening hours of each weekday. */
export function HoursFields() {
  const hours = useWatch<ContactValues, 'hours'>({ name: 'hours' });
  return (
    <fieldset className={classes.group}>
      <legend>
        <Trans>Hours in local time</Trans>
      </legend>
      {WEEKDAYS.map(({ day, name }, index) => (
        <Group key={day} gap="sm" className={classes.day}>
          <FormCheckbox name={`hours.${index}.open`} label={i18n._(name)} w="8rem" />
          {hours[index]?.open && (
            <>
              <FormTextInput name={`hours.${index}.from`} type="time" aria-label={t`${i18n._(name)} from`} />
              <span aria-hidden>
                <Trans>to</Trans>
              </span>
              <FormTextInput name={`hours.${index}.to`} type="time" aria-label={t`${i18n._(name)} to`} />
            </>
          )}
        </Group>
      ))}
    </fieldset>
  );
}
