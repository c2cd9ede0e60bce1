import { DataList, ShowMore, useRemote, useSetFilters } from '@lading/mfe-kit';
import { Button, EmptyState, useDisclosure } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { COMPANY_SECTIONS } from '../../shared/sections';
import { SettingsPage } from '../../shared/SettingsPage';
import type { Product } from '../../shared/types';
import { ProductCard, productColumns } from './product-columns';
import { productQueries } from './product-queries';

/** Forms are loaded when one is opened. */
const AddProductDialog = lazy(async () => ({ default: (await import('./ProductDialog')).AddProductDialog }));
const EditProductDialog = lazy(async () => ({ default: (await import('./ProductDialog')).EditProductDialog }));

/** Commodities that the company ships repeatedly. */
export function ProductsPage() {
  const { host, api } = useRemote();
  const [search] = useSearchParams();
  const setFilters = useSetFilters();
  const text = search.get('q') ?? '';
  const products = useInfiniteQuery(productQueries.list(api, text));
  const [adding, { open, close }] = useDisclosure();
  const [edited, setEdited] = useState<Product | null>(null);
  const canEdit = host.session.can('contact.edit');
  const columns = useMemo(() => productColumns(canEdit ? setEdited : null), [canEdit]);
  return (
    <SettingsPage
      name="products"
      section={COMPANY_SECTIONS.products}
      ready={!products.isPending}
      description={t`Commodities that you ship repeatedly, to fill in quotes. Changes do not affect existing quotes.`}
      action={
        canEdit && (
          <Button onClick={open}>
            <Trans>Add product</Trans>
          </Button>
        )
      }
    >
      <DataList
        name="products"
        caption={t`Products`}
        query={products}
        columns={columns}
        rows={products.data?.pages.flatMap(({ items }) => items) ?? []}
        rowId={({ id }) => id}
        card={(product) => <ProductCard product={product} />}
        filters={{ label: t`Products`, search: { placeholder: t`Description`, value: text } }}
        onClearFilters={text ? () => setFilters({ q: undefined }) : undefined}
        empty={
          <EmptyState title={t`No products yet`}>
            <Trans>Products fill in class, NMFC item and dimensions of quotes. Add what you ship often.</Trans>
          </EmptyState>
        }
        pager={<ShowMore query={products} />}
      />
      <Suspense>
        {adding && <AddProductDialog onClose={close} />}
        {edited && <EditProductDialog key={edited.id} product={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </SettingsPage>
  );
}
