import type { Invoice, InvoiceSummary } from '../../../shared/api/invoices';

export const invoiceSummary: InvoiceSummary = {
  id: 'civ_01',
  status: 'review',
  verdict: 'over',
  number: 'I-77',
  scac: 'ZZMW',
  carrierName: 'Prairie Demo Freight',
  billedOn: '2026-11-30',
  dueOn: '2026-12-30',
  proNumber: '123456782',
  shipmentId: 'shp_01',
  shipmentNumber: 'S-000317',
  currency: 'USD',
  total: 35_584,
  agreedTotal: 26_584,
  approvedTotal: null,
  createdAt: '2026-12-01T15:00:00.000Z',
};

export const invoice: Invoice = {
  ...invoiceSummary,
  version: 3,
  source: 'carrier',
  bolNumber: null,
  matchedBy: 'pro',
  carrierBillId: 'cbl_1',
  audit: {
    verdict: 'over',
    agreedTotal: 26_584,
    difference: 9_000,
    tolerance: 532,
    findings: [],
    lines: [
      {
        code: 'LINEHAUL',
        carrierCode: null,
        description: 'Linehaul',
        agreed: 26_584,
        invoiced: 26_584,
        difference: 0,
        finding: null,
      },
      {
        code: 'RES',
        carrierCode: null,
        description: 'Residential delivery',
        agreed: null,
        invoiced: 9_000,
        difference: 9_000,
        finding: {
          class: 'ACCESSORIAL',
          message: 'The booking has no such charge. It adds $90.00.',
          reason: 'ACCESSORIAL_NOT_APPLICABLE',
        },
      },
    ],
  },
  rerating: null,
  decisions: [],
  possible: ['approve', 'short_pay', 'dispute', 'hold'],
};
