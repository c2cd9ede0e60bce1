import { failureMessage, useRemote } from '@lading/mfe-kit';
import { Button } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { saveProduct } from '../../shared/api/products';
import { focusField } from '../../shared/form/field-id';
import type { SaveProduct as Keep } from '../../shared/api/types';
import { productOf } from './product-values';
import type { QuoteFormValues } from './quote-form-values';

/** Keeps a commodity line as a product of the company. */
export function SaveProduct({ row, index }: { row: number; index: number }) {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  const { getValues } = useFormContext<QuoteFormValues>();
  const save = useMutation({
    mutationFn: (product: Keep) => saveProduct(api, product),
    onSuccess: ({ description }) => {
      void cache.invalidateQueries({ queryKey: ['products'] });
      host.notify({ kind: 'success', message: t`${description} is saved as a product.` });
    },
    onError: (error) => host.notify({ kind: 'error', message: t`The product was not saved. ${failureMessage(error)}` }),
  });
  if (!host.session.can('contact.edit')) return null;
  const keep = () => {
    const product = productOf(getValues(`handlingUnits.${row}`), index, getValues('units'));
    if (product) save.mutate(product);
    else focusField(`handlingUnits.${row}.commodities.${index}.description`);
  };
  return (
    <div>
      <Button variant="subtle" size="compact-sm" loading={save.isPending} onClick={keep}>
        <Trans>Save as product</Trans>
      </Button>
    </div>
  );
}
