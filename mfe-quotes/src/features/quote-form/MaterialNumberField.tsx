import { useRemote } from '@lading/mfe-kit';
import { HAZARD_CLASSES } from '@lading/trade';
import { Anchor } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { materialQueries } from '../../shared/api/materials';
import type { HazardousMaterial } from '../../shared/api/types';
import { TextField } from './fields/fields';
import type { HazmatValues, QuoteFormValues } from './quote-form-values';

const PACKING_GROUPS = ['I', 'II', 'III'] as const;

type FilledValues = Pick<
  HazmatValues,
  'unNumber' | 'properShippingName' | 'hazardClass' | 'packingGroup' | 'subsidiary'
>;
type HazmatPath = `handlingUnits.${number}.commodities.${number}.hazmat`;

/** UN number. A known one fills empty fields with name, class and packing group; otherwise they are offered. */
export function MaterialNumberField({ path }: { path: HazmatPath }) {
  const { api } = useRemote();
  const { control, getValues, setValue } = useFormContext<QuoteFormValues>();
  const { unNumber, properShippingName } = useWatch({ control, name: path });
  const { data: material = null } = useQuery(materialQueries.byNumber(api, unNumber));

  const fill = useCallback(
    (found: HazardousMaterial) => {
      const values = { ...getValues(path), ...valuesOf(found) };
      setValue(path, values, { shouldDirty: true, shouldValidate: true });
    },
    [path, getValues, setValue],
  );
  useEffect(() => {
    const { properShippingName: name, hazardClass } = getValues(path);
    if (material && name === '' && hazardClass === '') fill(material);
  }, [material, path, getValues, fill]);

  const isOther = material !== null && !material.names.some((name) => isSame(name, properShippingName));
  return (
    <TextField
      path={`${path}.unNumber`}
      label={t`UN number`}
      placeholder="UN1090"
      autoComplete="off"
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

function valuesOf({ unNumber, names, hazardClasses, subsidiary, packingGroups }: HazardousMaterial): FilledValues {
  const [onlyClass, ...otherClasses] = hazardClasses;
  const [onlyGroup, ...otherGroups] = packingGroups;
  // Class and packing group are filled in only where the number alone tells them.
  const hazardClass: HazmatValues['hazardClass'] =
    HAZARD_CLASSES.find((one) => one === onlyClass && otherClasses.length === 0) ?? '';
  const packingGroup: HazmatValues['packingGroup'] =
    PACKING_GROUPS.find((one) => one === onlyGroup && otherGroups.length === 0) ?? '';
  return {
    unNumber,
    properShippingName: names[0] ?? '',
    hazardClass,
    packingGroup,
    subsidiary: hazardClass === '' ? '' : subsidiary.join(', '),
  };
}

const isSame = (left: string, right: string): boolean => left.toLowerCase() === right.trim().toLowerCase();
