import { NativeSelect } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { UrlSort } from './use-url-sort';

/** The orders of a list as a field among its filters, for phones and for orders without a column. */
export function SortSelect({ sort: { value, choices, onChoose } }: { sort: UrlSort }) {
  return (
    <NativeSelect
      aria-label={t`Sort by`}
      data={choices}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
