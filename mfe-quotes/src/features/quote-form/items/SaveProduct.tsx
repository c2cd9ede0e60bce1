import { failureMessage, useRemote } from '@lading/mfe-kit';
import { productForm, type z } from '@lading/trade/schemas';
import { Button } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { productQueries, saveProduct } from '../../../shared/api/products';
import { focusField } from '../../../shared/form/field-id';
import { productOf } from './product-values';
import type { QuoteFormValues } from '../values/quote-form-values';

/** Saves a commodity as a product of the company. */
export function SaveProduct({ row, index }: { row: number; index: number }) {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  const { getValues, trigger } = useFormContext<QuoteFormValues>();
  const save = useMutation({
    mutationFn: (product: z.output<typeof productForm>) => saveProduct(api, product),
    onSuccess: ({ description }) => {
      void cache.invalidateQueries({ queryKey: productQueries.all });
      host.notify({ kind: 'success', message: t`${description} is saved as a product.` });
    },
    onError: (error) => host.notify({ kind: 'error', message: t`The product was not saved. ${failureMessage(error)}` }),
  });
  if (!host.session.can('contact.edit')) return null;
  const path = `handlingUnits.${row}.commodities.${index}` as const;
  const keep = async () => {
    const values = productOf(getValues(`handlingUnits.${row}`), index, getValues('units'));
    const { data, error } = await productForm.safeParseAsync(values);
    if (data) return save.mutate(data);
    await trigger(path);
    focusField(`${path}.${error.issues[0]?.path.join('.')}`);
  };
  return (
    <div>
      <Button variant="subtle" size="compact-sm" loading={save.isPending} onClick={() => void keep()}>
        <Trans>Save as product</Trans>
      </Button>
    </div>
  );
}
