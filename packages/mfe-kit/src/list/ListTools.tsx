import { ActionIcon, Group, IconBaselineDensityMedium, IconDownload, IconFileSpreadsheet } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { TableLayout } from '../table/use-table-layout';
import { SavedViews, type SavedViewsOptions } from './SavedViews';
import { TableMenu } from './TableMenu';

interface ListToolsProps<Row extends object> {
  layout: TableLayout<Row>;
  views?: SavedViewsOptions;
  exportHref?: string;
}

/** Saved views, columns, density and export of a list. */
export function ListTools<Row extends object>({ layout, views, exportHref }: ListToolsProps<Row>) {
  const { isDense, setDense } = layout;
  return (
    <Group gap="xs" wrap="nowrap">
      {views && <SavedViews {...views} layout={layout} />}
      <TableMenu layout={layout} />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t`Compact rows`}
        title={isDense ? t`Comfortable rows` : t`Compact rows`}
        aria-pressed={isDense}
        onClick={() => setDense(!isDense)}
      >
        <IconBaselineDensityMedium size={18} aria-hidden="true" />
      </ActionIcon>
      {exportHref && <ExportLinks href={exportHref} />}
    </Group>
  );
}

/** The list as CSV and as XLSX. */
function ExportLinks({ href }: { href: string }) {
  const links = [
    { label: t`Export CSV`, Icon: IconDownload, to: href },
    { label: t`Export XLSX`, Icon: IconFileSpreadsheet, to: `${href}${href.includes('?') ? '&' : '?'}format=xlsx` },
  ];
  return links.map(({ label, Icon, to }) => (
    <ActionIcon
      key={label}
      component="a"
      variant="default"
      size={36}
      href={to}
      download
      aria-label={label}
      title={label}
    >
      <Icon size={18} aria-hidden="true" />
    </ActionIcon>
  ));
}
