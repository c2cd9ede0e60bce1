import { FormNumberInput, FormSelect, FormSwitch, FormTextInput } from '@lading/mfe-kit';
import { FREIGHT_CLASSES, LIMITS, packagingOptions } from '@lading/trade';
import { termLabel } from '@lading/trade/glossary';
import type { ProductValues } from '@lading/trade/schemas';
import { SimpleGrid } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { EVIDENCE } from './product-columns';
import { SKU_LENGTH } from './product-form';

const classes = () => [
  { value: '', label: t`By density` },
  ...FREIGHT_CLASSES.map((value) => ({ value, label: value })),
];
const unitSystems = () => [
  { value: 'imperial', label: t`Inches and pounds` },
  { value: 'metric', label: t`Centimeters and kilograms` },
];
const evidence = () => [
  { value: '', label: t`Not specified` },
  ...Object.entries(EVIDENCE).map(([value, label]) => ({ value, label: i18n._(label) })),
];

/** What the product is, and one handling unit of it. */
export function ProductFields() {
  const id = useId();
  return (
    <>
      <FormTextInput
        name="description"
        label={t`Description`}
        description={t`As on the bill of lading`}
        maxLength={LIMITS.description}
        data-autofocus
      />
      <FormTextInput
        name="sku"
        label={t`SKU`}
        description={t`By which orders of your shop or ERP name the product`}
        maxLength={SKU_LENGTH}
      />
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        <FormSelect
          name="freightClass"
          id={`${id}-class`}
          {...termLabel(`${id}-class`, t`Class`, 'freightClass')}
          data={classes()}
        />
        <FormTextInput
          name="nmfc"
          id={`${id}-nmfc`}
          {...termLabel(`${id}-nmfc`, t`NMFC item`, 'nmfc')}
          inputMode="numeric"
        />
        <FormTextInput name="nmfcSub" label={t`Sub`} inputMode="numeric" />
        <FormSelect
          name="packagingType"
          label={t`Packaging`}
          data={[{ value: '', label: t`Not specified` }, ...packagingOptions()]}
        />
        <FormTextInput name="hsCode" label={t`HS code`} inputMode="numeric" />
        <FormTextInput name="countryOfOrigin" label={t`Country of origin`} placeholder="US" maxLength={2} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <FormSelect name="handlingUnit.type" label={t`Handling unit`} data={packagingOptions()} />
        <FormSelect name="units" label={t`Units`} data={unitSystems()} />
        <FormSelect name="handlingUnit.evidence" label={t`Source of dimensions`} data={evidence()} />
      </SimpleGrid>
      <UnitMeasures />
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        <FormNumberInput name="piecesPerUnit" label={t`Pieces per unit`} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        <FormNumberInput name="declaredValue.amount" label={t`Value per unit`} />
        <FormSelect name="declaredValue.currency" label={t`Currency`} data={['USD', 'CAD']} />
      </SimpleGrid>
      <FormSwitch name="handlingUnit.stackable" label={t`Stackable`} />
    </>
  );
}

function UnitMeasures() {
  const units = useWatch<ProductValues, 'units'>({ name: 'units' });
  const [side, mass] = units === 'metric' ? ['cm', 'kg'] : ['in', 'lb'];
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }}>
      <FormNumberInput name="handlingUnit.length" label={t`Length, ${side}`} />
      <FormNumberInput name="handlingUnit.width" label={t`Width, ${side}`} />
      <FormNumberInput name="handlingUnit.height" label={t`Height, ${side}`} />
      <FormNumberInput name="handlingUnit.weight" label={t`Weight per unit, ${mass}`} />
    </SimpleGrid>
  );
}
