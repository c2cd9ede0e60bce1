import { FormTextInput, useRemote } from '@lading/mfe-kit';
import { Anchor } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { HAZARD_CLASSES } from '../hazard-classes';
import { PACKING_GROUPS } from '../limits';
import type { HazmatValues } from '../schemas/forms/hazmat-form';
import { type HazardousMaterial, materialQueries } from './material-queries';

interface MaterialNumberFieldProps {
  /** Name of the hazardous material in the surrounding form, whose values are `HazmatValues`. */
  name: string;
  /** Id of the input, for links to it. */
  id?: string;
}

/** UN number. A known one fills empty fields with name, class and packing group; otherwise they are offered. */
export function MaterialNumberField({ name, id }: MaterialNumberFieldProps) {
  const { api } = useRemote();
  const { control, getValues, setValue } = useFormContext();
  const { unNumber, properShippingName }: HazmatValues = useWatch({ control, name });
  const { data: material = null } = useQuery(materialQueries.byNumber(api, unNumber));

  const fill = useCallback(
    (found: HazardousMaterial) =>
      setValue(name, { ...getValues(name), ...valuesOf(found) }, { shouldDirty: true, shouldValidate: true }),
    [name, getValues, setValue],
  );
  useEffect(() => {
    const current: HazmatValues = getValues(name);
    if (material && current.properShippingName === '' && current.hazardClass === '') fill(material);
  }, [material, name, getValues, fill]);

  const isOther = material !== null && !material.names.some((known) => isSame(known, properShippingName));
  return (
    <FormTextInput
      name={`${name}.unNumber`}
      id={id}
      label={t`UN number`}
      placeholder="UN1090"
      maxLength={LENGTH_MAX}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        isOther && (
          <>
            {material.names.join(', ')}{' '}
            <Anchor component="button" type="button" size="xs" onClick={() => fill(material)}>
              <Trans>Use this material</Trans>
            </Anchor>
          </>
        )
      }
    />
  );
}

/** With spaces. */
const LENGTH_MAX = 10;

function valuesOf({
  unNumber,
  names,
  hazardClasses,
  subsidiary,
  packingGroups,
}: HazardousMaterial): Partial<HazmatValues> {
  const [onlyClass, ...otherClasses] = hazardClasses;
  const [onlyGroup, ...otherGroups] = packingGroups;
  // Class and packing group are filled in only where the number alone tells them.
  const hazardClass = HAZARD_CLASSES.find((one) => one === onlyClass && otherClasses.length === 0) ?? '';
  return {
    unNumber,
    properShippingName: names[0] ?? '',
    hazardClass,
    packingGroup: PACKING_GROUPS.find((one) => one === onlyGroup && otherGroups.length === 0) ?? '',
    subsidiary: hazardClass === '' ? '' : subsidiary.join(', '),
  };
}

const isSame = (left: string, right: string): boolean => left.toLowerCase() === right.trim().toLowerCase();
