import { Button, EmptyState, Group, TextInput, useDebouncedValue, useDisclosure } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { useState } from 'react';
import { useArea } from '../../shared/area';
import { Loaded } from '../../shared/Loaded';
import { type Column, Records } from '../../shared/Records';
import { Section } from '../../shared/Section';
import type { Product } from '../../shared/types';
import { AddProductDialog, ChangeProductDialog } from './ProductDialog';
import { PRODUCT_COLUMNS } from './product-columns';
import { RemovedProducts } from './RemovedProducts';
import { useProducts, useRemoveProduct } from './use-products';

/** Commodities that the company ships again and again. */
export function ProductsSection() {
  const { host } = useArea();
  const [search, setSearch] = useSearchParams();
  const typed = search.get('q') ?? '';
  const [asked] = useDebouncedValue(typed, 200);
  const products = useProducts(asked);
  const remove = useRemoveProduct();
  const [adding, { open, close }] = useDisclosure();
  const [changing, setChanging] = useState<Product | null>(null);
  const changes = host.session.can('contact.edit');
  const add = changes && <Button onClick={open}>Add a product</Button>;
  const actions: Column<Product> = {
    name: 'Actions',
    cell: (product) => (
      <Group gap="xs">
        <Button size="compact-sm" variant="default" aria-label={`Change ${product.description}`} onClick={() => setChanging(product)}>
          Change
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Remove ${product.description}`}
          loading={remove.isPending && remove.variables.id === product.id}
          onClick={() => remove.mutate(product)}
        >
          Remove
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
    <Section title="Products" description="What the company ships again and again, so that a quote needs only its name. Quotes that took a product keep what they took.">
      <Group align="end" justify="space-between">
        <TextInput type="search" label="Search by description" maxLength={60} value={typed} onChange={(event) => find(event.currentTarget.value)} />
        {add}
      </Group>
      <RemovedProducts remove={remove} />
      <Loaded query={products} name="products">
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          if (rows.length > 0) return <Records caption="Products" columns={changes ? [...PRODUCT_COLUMNS, actions] : PRODUCT_COLUMNS} rows={rows} keyOf={({ id }) => id} />;
          return asked.trim() === '' ? (
            <EmptyState title="No product yet">Add what you ship often, or save it from the quote form while you quote.</EmptyState>
          ) : (
            <EmptyState title="No product has this in its description">Search for a part of the description.</EmptyState>
          );
        }}
      </Loaded>
      {products.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={products.isFetchingNextPage} onClick={() => void products.fetchNextPage()}>
            Show more products
          </Button>
        </Group>
      )}
      {adding && <AddProductDialog onClose={close} />}
      {changing && <ChangeProductDialog key={changing.id} product={changing} onClose={() => setChanging(null)} />}
    </Section>
  );
}
