import type { ImportColumn } from '@lading/mfe-kit';

/** Columns of a file of invoices with the names that carriers give them. */
export const FILE_COLUMNS: readonly ImportColumn[] = [
  { name: 'invoice_number', also: ['invoice', 'invoice_no', 'inv', 'bill_number', 'freight_bill'], required: true },
  { name: 'invoice_date', also: ['date', 'bill_date', 'billed_on'], required: true },
  { name: 'due_date', also: ['due', 'payment_due', 'due_on'] },
  { name: 'scac', also: ['carrier', 'carrier_code', 'carrier_scac'] },
  { name: 'pro_number', also: ['pro', 'pro_no', 'tracking_number'] },
  { name: 'bol_number', also: ['bol', 'bill_of_lading', 'bol_no'] },
  { name: 'shipment_number', also: ['shipment', 'shipment_id', 'load_number', 'reference'] },
  { name: 'po_number', also: ['po', 'po_no', 'purchase_order'] },
  { name: 'ship_date', also: ['pickup_date', 'shipped', 'shipped_on'] },
  { name: 'consignee_zip', also: ['destination_zip', 'dest_zip', 'zip', 'consignee_postal_code'] },
  { name: 'weight_lb', also: ['weight', 'billed_weight', 'weight_lbs'] },
  { name: 'freight_class', also: ['class', 'billed_class', 'nmfc_class'] },
  { name: 'currency', also: ['curr'] },
  { name: 'total', also: ['invoice_total', 'total_amount', 'net_amount', 'amount_due'] },
  { name: 'charge_code', also: ['charge', 'code', 'accessorial', 'charge_type'], required: true },
  { name: 'charge_description', also: ['description', 'charge_name'] },
  { name: 'amount', also: ['amt', 'charge_amount', 'line_amount'], required: true },
];
