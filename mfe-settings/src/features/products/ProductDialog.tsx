import { ConflictAlert, FormDialog, useDraftForm, useRemote } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import type { Product } from '../../shared/types';
import { HazmatFields } from './HazmatFields';
import { newProduct, PRODUCT_LABELS, productSchema, productValues } from './product-form';
import { ProductFields } from './ProductFields';
import { useAddProduct, useChangeProduct } from './use-product-mutations';

export function AddProductDialog({ onClose }: { onClose(): void }) {
  const { preferences } = useRemote().host.session;
  const form = useDraftForm({
    name: 'product.new',
    schema: productSchema,
    defaults: newProduct(preferences?.units ?? 'imperial'),
  });
  const add = useAddProduct();
  return (
    <FormDialog
      title={t`Add product`}
      submitLabel={t`Add product`}
      size="xl"
      form={form}
      onSubmit={({ version: _version, ...product }) => add.mutateAsync(product)}
      onClose={onClose}
    >
      <ProductFields />
      <HazmatFields />
    </FormDialog>
  );
}

export function EditProductDialog({ product, onClose }: { product: Product; onClose(): void }) {
  const form = useDraftForm({
    name: `product.${product.id}`,
    schema: productSchema,
    defaults: productValues(product),
  });
  const change = useChangeProduct(product);
  return (
    <FormDialog
      title={t`Edit ${product.description}`}
      submitLabel={t`Save product`}
      size="xl"
      form={form}
      onSubmit={change.mutateAsync}
      onClose={onClose}
    >
      <ProductFields />
      <HazmatFields />
      <ConflictAlert error={change.error} valuesOf={productValues} labels={PRODUCT_LABELS} />
    </FormDialog>
  );
}
