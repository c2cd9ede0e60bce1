import type { ImportColumn } from '@lading/mfe-kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A column of the file, with its name for people. */
export interface QuoteColumn extends ImportColumn {
  label: MessageDescriptor;
}

const PLACE_FIELDS = ['name', 'addr1', 'city', 'state', 'zip', 'country', 'place_type'] as const;
const PLACE_ALIASES: Record<(typeof PLACE_FIELDS)[number], readonly string[]> = {
  name: ['name', 'company', 'company_name'],
  addr1: ['address', 'address1', 'address_1', 'street'],
  city: ['city'],
  state: ['state', 'province', 'st'],
  zip: ['zip', 'zip_code', 'zipcode', 'postal_code', 'postal'],
  country: ['country'],
  place_type: ['location_type', 'type'],
};
const ORIGIN_LABELS: Record<(typeof PLACE_FIELDS)[number], MessageDescriptor> = {
  name: msg`Origin name`,
  addr1: msg`Origin address`,
  city: msg`Origin city`,
  state: msg`Origin state`,
  zip: msg`Origin ZIP`,
  country: msg`Origin country`,
  place_type: msg`Origin location type`,
};
const DESTINATION_LABELS: Record<(typeof PLACE_FIELDS)[number], MessageDescriptor> = {
  name: msg`Destination name`,
  addr1: msg`Destination address`,
  city: msg`Destination city`,
  state: msg`Destination state`,
  zip: msg`Destination ZIP`,
  country: msg`Destination country`,
  place_type: msg`Destination location type`,
};

/** Columns of one end; `prefixes` are what usual files write before the field. */
const placeColumns = (
  side: 'o' | 'd',
  labels: Record<(typeof PLACE_FIELDS)[number], MessageDescriptor>,
  prefixes: readonly string[],
): QuoteColumn[] =>
  PLACE_FIELDS.map((field) => ({
    name: `${side}_${field}`,
    label: labels[field],
    also: [
      ...prefixes.flatMap((prefix) => PLACE_ALIASES[field].map((name) => `${prefix}_${name}`)),
      ...(field === 'name' ? prefixes : []),
    ],
    required: field === 'zip',
  }));

/** When and where freight is picked up and delivered. */
const LANE_COLUMNS: readonly QuoteColumn[] = [
  { name: 'mode', label: msg`Mode`, also: ['service_mode'] },
  {
    name: 'pickup_date',
    label: msg`Pickup date`,
    also: ['date', 'pickup', 'ship_date', 'pickup_on', 'pickup_day', 'ready_date'],
    required: true,
  },
  { name: 'ready', label: msg`Ready time`, also: ['ready_time', 'pickup_from', 'open', 'open_time'] },
  { name: 'close', label: msg`Close time`, also: ['close_time', 'pickup_to', 'closing_time'] },
  ...placeColumns('o', ORIGIN_LABELS, ['origin', 'from', 'ship_from', 'shipper', 'pickup']),
  ...placeColumns('d', DESTINATION_LABELS, [
    'destination',
    'dest',
    'to',
    'ship_to',
    'consignee',
    'delivery',
    'shipping',
  ]),
];

const SERVICE_COLUMNS: readonly QuoteColumn[] = [
  { name: 'accessorials', label: msg`Services`, also: ['services', 'service', 'special_services', 'accessorial'] },
  { name: 'declared_value', label: msg`Declared value`, also: ['value'] },
  { name: 'currency', label: msg`Currency`, also: [] },
  { name: 'po', label: msg`PO number`, also: ['po_number', 'po_no', 'purchase_order'] },
  { name: 'notes', label: msg`Instructions`, also: ['instructions', 'comments', 'remarks', 'note'] },
];

/** Columns of a file of quotes in the order of freight.md Annex C. */
export const QUOTE_COLUMNS: readonly QuoteColumn[] = [
  {
    name: 'ref',
    label: msg`Order reference`,
    also: ['order', 'order_no', 'order_number', 'order_id', 'reference', 'shipment', 'load', 'load_id', 'load_number'],
    required: true,
  },
  ...LANE_COLUMNS,
  {
    name: 'hu_count',
    label: msg`Handling units`,
    also: ['qty', 'quantity', 'units_count', 'handling_units', 'pallets', 'count', 'pallet_count', 'hu'],
    required: true,
  },
  {
    name: 'hu_type',
    label: msg`Handling unit type`,
    also: ['unit_type', 'packaging', 'package_type', 'handling_unit', 'handling_unit_type', 'type', 'pkg'],
    required: true,
  },
  { name: 'length_in', label: msg`Length`, also: ['length', 'len', 'l'], required: true },
  { name: 'width_in', label: msg`Width`, also: ['width', 'w'], required: true },
  { name: 'height_in', label: msg`Height`, also: ['height', 'h'], required: true },
  {
    name: 'weight_lb',
    label: msg`Weight`,
    also: ['weight', 'lbs', 'lb', 'weight_lbs', 'gross_weight', 'total_weight'],
    required: true,
  },
  { name: 'stackable', label: msg`Stackable`, also: ['stack'] },
  { name: 'pieces', label: msg`Pieces`, also: ['piece_count', 'pcs'] },
  { name: 'pkg_type', label: msg`Package type of the pieces`, also: ['piece_type', 'inner_packaging'] },
  { name: 'description', label: msg`Description`, also: ['commodity', 'product', 'item', 'goods'] },
  { name: 'nmfc', label: msg`NMFC item`, also: ['nmfc_item', 'nmfc_code', 'nmfc_number'] },
  { name: 'nmfc_sub', label: msg`NMFC sub`, also: ['sub', 'nmfc_sub_item'] },
  { name: 'class', label: msg`Freight class`, also: ['freight_class', 'nmfc_class'] },
  { name: 'hazmat', label: msg`Hazardous`, also: ['hazardous', 'dangerous_goods', 'hm'] },
  { name: 'un', label: msg`UN number`, also: ['un_number', 'un_no'] },
  { name: 'hm_name', label: msg`Proper shipping name`, also: ['proper_shipping_name'] },
  { name: 'hm_class', label: msg`Hazard class`, also: ['hazard_class'] },
  { name: 'pg', label: msg`Packing group`, also: ['packing_group'] },
  { name: 'hm_phone', label: msg`Emergency phone`, also: ['emergency_phone', 'emergency_contact'] },
  ...SERVICE_COLUMNS,
  { name: 'units', label: msg`Units of measure`, also: ['unit_system', 'measurement'] },
];

/** Columns of a file of orders. */
export const ORDER_COLUMNS: readonly QuoteColumn[] = [
  {
    name: 'order_number',
    label: msg`Order number`,
    also: ['order', 'order_no', 'order_id', 'name', 'sales_order', 'so', 'reference', 'ref'],
    required: true,
  },
  {
    name: 'sku',
    label: msg`SKU`,
    also: ['lineitem_sku', 'item', 'item_no', 'item_number', 'part_number', 'product_code', 'product'],
    required: true,
  },
  {
    name: 'quantity',
    label: msg`Quantity`,
    also: ['lineitem_quantity', 'qty', 'pieces', 'count', 'ordered'],
    required: true,
  },
  ...LANE_COLUMNS,
  ...SERVICE_COLUMNS,
];
