import { FailureAlert, useRemote } from '@lading/mfe-kit';
import { Button, Group, Modal, Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../shared/field-errors';
import { ConflictAlert } from '../../shared/form/ConflictAlert';
import { useKeptForm } from '../../shared/form/use-kept-form';
import type { Product } from '../../shared/types';
import { HazmatFields } from './HazmatFields';
import { newProduct, PRODUCT_LABELS, type ProductValues, productValues, toProduct } from './product-values';
import { ProductFields } from './ProductFields';
import { ProductChangedMeanwhile, useAddProduct, useChangeProduct } from './use-products';

const FIELDS = Object.keys(PRODUCT_LABELS) as (keyof typeof PRODUCT_LABELS)[];

/** Adds a product. */
export function AddProductDialog({ onClose }: { onClose(): void }) {
  const { host } = useRemote();
  const empty = newProduct(host.session.preferences?.units ?? 'imperial');
  const form = useKeptForm('product-new', empty);
  const add = useAddProduct();
  const done = () => {
    form.saved(empty);
    onClose();
  };
  const save = (values: ProductValues) =>
    add.mutate(toProduct(values), {
      onSuccess: done,
      onError: (error) => showFieldErrors(error, FIELDS, form.setError),
    });
  return (
    <ProductModal
      title={t`Add a product`}
      act={t`Add the product`}
      form={form}
      busy={add.isPending}
      error={add.error}
      onSave={save}
      onClose={done}
    />
  );
}

/** Changes a product. */
export function ChangeProductDialog({ product, onClose }: { product: Product; onClose(): void }) {
  const form = useKeptForm(product.id, productValues(product));
  const change = useChangeProduct(product);
  const latest = change.error instanceof ProductChangedMeanwhile ? change.error.latest : null;
  const done = () => {
    form.saved(productValues(product));
    onClose();
  };
  const save = (values: ProductValues) =>
    change.mutate(
      { version: values.version, product: toProduct(values) },
      { onSuccess: done, onError: (error) => showFieldErrors(error, FIELDS, form.setError) },
    );
  return (
    <ProductModal
      title={t`Change ${product.description}`}
      act={t`Save the product`}
      form={form}
      busy={change.isPending}
      error={latest ? null : change.error}
      onSave={save}
      onClose={done}
    >
      {latest && (
        <ConflictAlert
          labels={PRODUCT_LABELS}
          stored={productValues(latest)}
          typed={form.getValues()}
          saveMine={() => save({ ...form.getValues(), version: latest.version })}
          takeStored={() => {
            form.saved(productValues(latest));
            change.reset();
          }}
        />
      )}
    </ProductModal>
  );
}

interface ProductModalProps {
  title: string;
  act: string;
  form: UseFormReturn<ProductValues>;
  busy: boolean;
  error: unknown;
  onSave(values: ProductValues): void;
  onClose(): void;
  children?: ReactNode;
}

function ProductModal({ title, act, form, busy, error, onSave, onClose, children }: ProductModalProps) {
  const submit = form.handleSubmit(onSave);
  return (
    <Modal
      opened
      size="xl"
      title={title}
      onClose={onClose}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <ProductFields form={form} />
          <HazmatFields form={form} />
          {children}
          {Boolean(error) && Object.keys(form.formState.errors).length === 0 && <FailureAlert error={error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Discard</Trans>
            </Button>
            <Button type="submit" loading={busy}>
              {act}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
