import { Button, Group } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DeleteButton } from '../../shared/DeleteButton';
import type { Product, SaveProduct } from '../../shared/types';
import { useAddProduct, useDeleteProduct } from './use-product-mutations';

/** Edits or deletes a product. To undo the deletion, the product is added again. */
export function ProductActions({ product, onEdit }: { product: Product; onEdit(): void }) {
  const remove = useDeleteProduct();
  const add = useAddProduct();
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="compact-sm" variant="default" aria-label={t`Edit ${product.description}`} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
      <DeleteButton
        name={product.description}
        onDelete={() => remove.mutateAsync(product)}
        onUndo={() => add.mutateAsync(savedAgain(product))}
      />
    </Group>
  );
}

/** A deleted product as it was, to be saved again. */
function savedAgain({
  id: _id,
  version: _version,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...product
}: Product): SaveProduct {
  return product;
}
