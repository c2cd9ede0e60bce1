import { ActionIcon, IconTrash } from '@lading/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { ContactNameField } from './fields/ContactNameField';
import { Disclosure } from './fields/Disclosure';
import { SelectField, TextField } from './fields/fields';
import { PlaceTypeField } from './fields/PlaceTypeField';
import { PostalCodeField } from './fields/PostalCodeField';
import classes from './quote-form.module.css';
import { SaveContact } from './SaveContact';
import type { QuoteFormValues, StopPath, StopValues } from './quote-form-values';

const DOCK = [{ value: '', label: 'Not known' }, { value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }];

export interface StopFieldsProps {
  path: StopPath;
  title: string;
  onRemove?: () => void;
}

/** One place that the truck calls at. */
export function StopFields({ path, title, onRemove }: StopFieldsProps) {
  const { getValues } = useFormContext<QuoteFormValues>();
  const { name, address1 } = getValues(path);
  const taken = useWatch<QuoteFormValues>({ name: `${path}.taken` }) as StopValues['taken'];
  return (
    <fieldset className={classes.stop}>
      <legend>{title}</legend>
      {onRemove && (
        <ActionIcon className={classes.removeStop} variant="subtle" color="gray" aria-label={`Remove ${title.toLowerCase()}`} onClick={onRemove}>
          <IconTrash size={18} />
        </ActionIcon>
      )}
      <ContactNameField stop={path} />
      <PostalCodeField stop={path} />
      <div className={classes.pair}>
        <PlaceTypeField stop={path} />
        <SelectField path={`${path}.dock`} label="Loading dock" data={DOCK} />
      </div>
      <Disclosure key={taken?.contactId} label="Street address, needed to book" initiallyOpen={Boolean(name || address1)}>
        <TextField path={`${path}.address1`} label="Street address" maxLength={60} autoComplete="off" />
        <TextField path={`${path}.address2`} label="Suite, building, door" maxLength={60} autoComplete="off" />
        <SaveContact stop={path} />
      </Disclosure>
    </fieldset>
  );
}
