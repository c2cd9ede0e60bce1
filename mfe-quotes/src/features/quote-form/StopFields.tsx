import { ActionIcon, IconTrash } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { ContactNameField } from './fields/ContactNameField';
import { Disclosure } from './fields/Disclosure';
import { SelectField, TextField } from './fields/fields';
import { PlaceTypeField } from './fields/PlaceTypeField';
import { PostalCodeField } from './fields/PostalCodeField';
import classes from './quote-form.module.css';
import { SaveContact } from './SaveContact';
import { StopOperationFields } from './StopOperationFields';
import type { QuoteFormValues, StopPath, StopValues } from './quote-form-values';

const dockOptions = () => [
  { value: '', label: t`Not specified` },
  { value: 'yes', label: t`Yes` },
  { value: 'no', label: t`No` },
];

export interface StopFieldsProps {
  path: StopPath;
  title: string;
  remove?: { label: string; onClick(): void };
}

/** One place that the truck calls at. */
export function StopFields({ path, title, remove }: StopFieldsProps) {
  const { getValues } = useFormContext<QuoteFormValues>();
  const { name, address1 } = getValues(path);
  const taken = useWatch<QuoteFormValues>({ name: `${path}.taken` }) as StopValues['taken'];
  return (
    <fieldset className={classes.stop}>
      <legend>{title}</legend>
      {remove && (
        <ActionIcon
          className={classes.removeStop}
          variant="subtle"
          color="gray"
          aria-label={remove.label}
          onClick={remove.onClick}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
      <ContactNameField stop={path} />
      <PostalCodeField stop={path} />
      <div className={classes.pair}>
        <PlaceTypeField stop={path} />
        <SelectField path={`${path}.dock`} label={t`Loading dock`} data={dockOptions()} />
      </div>
      {path.startsWith('intermediates') && <StopOperationFields path={path} />}
      <Disclosure
        key={taken?.contactId}
        label={t`Street address (required to book)`}
        initiallyOpen={Boolean(name || address1)}
      >
        <TextField path={`${path}.address1`} label={t`Street address`} maxLength={60} autoComplete="off" />
        <TextField path={`${path}.address2`} label={t`Suite, building, door`} maxLength={60} autoComplete="off" />
        <SaveContact stop={path} />
      </Disclosure>
    </fieldset>
  );
}
