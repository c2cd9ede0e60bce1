import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Button, EmptyState, Group, TextInput, useDebouncedValue, useDisclosure } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Column, Records } from '../../shared/Records';
import { Section } from '../../shared/Section';
import type { Product } from '../../shared/types';
import { AddProductDialog, ChangeProductDialog } from './ProductDialog';
import { PRODUCT_COLUMNS } from './product-columns';
import { RemovedProducts } from './RemovedProducts';
import { useProducts, useRemoveProduct } from './use-products';

/** Commodities that the company ships again and again. */
export function ProductsSection() {
  const { host } = useRemote();
  const [search, setSearch] = useSearchParams();
  const typed = search.get('q') ?? '';
  const [asked] = useDebouncedValue(typed, 200);
  const products = useProducts(asked);
  const remove = useRemoveProduct();
  const [adding, { open, close }] = useDisclosure();
  const [changing, setChanging] = useState<Product | null>(null);
  const changes = host.session.can('contact.edit');
  const add = changes && (
    <Button onClick={open}>
      <Trans>Add a product</Trans>
    </Button>
  );
  const actions: Column<Product> = {
    name: msg`Actions`,
    cell: (product) => (
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t`Change ${product.description}`}
          onClick={() => setChanging(product)}
        >
          <Trans>Change</Trans>
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t`Remove ${product.description}`}
          loading={remove.isPending && remove.variables.id === product.id}
          onClick={() => remove.mutate(product)}
        >
          <Trans>Remove</Trans>
        </Button>
      </Group>
    ),
  };
  const find = (text: string) =>
    setSearch(
      (current) => {
        if (text === '') current.delete('q');
        else current.set('q', text);
        return current;
      },
      { replace: true },
    );

  return (
    <Section
      title={t`Products`}
      description={t`What the company ships again and again, so that a quote needs only its name. Quotes that took a product keep what they took.`}
    >
      <Group align="end" justify="space-between">
        <TextInput
          type="search"
          label={t`Search by description`}
          maxLength={60}
          value={typed}
          onChange={(event) => find(event.currentTarget.value)}
        />
        {add}
      </Group>
      <RemovedProducts remove={remove} />
      <QueryBoundary query={products} loading={t`Loading products`} failed={t`The products could not be loaded`}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          if (rows.length > 0)
            return (
              <Records
                caption={t`Products`}
                columns={changes ? [...PRODUCT_COLUMNS, actions] : PRODUCT_COLUMNS}
                rows={rows}
                keyOf={({ id }) => id}
              />
            );
          return asked.trim() === '' ? (
            <EmptyState title={t`No product yet`}>
              <Trans>Add what you ship often, or save it from the quote form while you quote.</Trans>
            </EmptyState>
          ) : (
            <EmptyState title={t`No product has this in its description`}>
              <Trans>Search for a part of the description.</Trans>
            </EmptyState>
          );
        }}
      </QueryBoundary>
      {products.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={products.isFetchingNextPage} onClick={() => void products.fetchNextPage()}>
            <Trans>Show more products</Trans>
          </Button>
        </Group>
      )}
      {adding && <AddProductDialog onClose={close} />}
      {changing && <ChangeProductDialog key={changing.id} product={changing} onClose={() => setChanging(null)} />}
    </Section>
  );
}
