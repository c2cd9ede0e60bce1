const place = (name: string) => ({
  account: '4711',
  name,
  address1: '12 S Dock Pl',
  city: 'Chicago',
  stateProvince: 'IL',
  postalCode: '60601',
  country: 'USA',
});

/** Preliminary freight charges of a shipment in the format of the standard. */
export function preliminaryCharges(shipmentId: string, total: number, change: object = {}) {
  return {
    pfc: {
      uniqueID: `PRO1ZZQC20261124${shipmentId}`,
      function: 'PFC1',
      date: '2026-11-25T00:00:00.000',
      version: 'v1.0',
      isTest: false,
    },
    payment: { terms: 'Prepaid' },
    shipmentTotals: {
      pickupDate: '2026-11-24T00:00:00.000',
      grossWeight: 1_000,
      weightUnit: 'Pounds',
      handlingUnits: 2,
    },
    referenceNumbers: { pro: '771000042', shipmentId },
    origin: place('Acme DC'),
    destination: place('Oak Fixtures'),
    billTo: place('Acme'),
    commodities: { handlingUnits: [] },
    charges: {
      grossCharges: 858.55,
      discountAmount: 657.65,
      discountPercent: 77,
      fuelSurchargePercent: 31,
      fuelSurchargeAmount: 62.88,
      currencyType: 'USD',
      preliminaryTotalCharges: total,
    },
    ...change,
  };
}

/** An invoice of a shipment in the format of the standard. */
export function carrierInvoice(shipmentID: string, value: string, uniqueID = `inv-${shipmentID}`) {
  return {
    uniqueID,
    shipmentID,
    DOT: '123456',
    MC: '654321',
    invoiceHeader: {
      consignor: { consignorName: 'Acme DC' },
      consignee: { consigneeName: 'Oak Fixtures' },
      billingParty: { billingPartyName: 'Acme' },
      terms: { billingTerms: 'Prepaid' },
      invoiceNumber: `I-${shipmentID}`,
      invoiceDate: '2026-11-30',
      invoiceAmount: { currencyCode: 'USD', value },
    },
    invoiceCharges: [
      {
        chargeType: 'BASE_CHARGE',
        chargeCode: 'LINEHAUL',
        chargeUnitCode: 'FLAT',
        cost: { currencyCode: 'USD', value },
      },
    ],
  };
}
