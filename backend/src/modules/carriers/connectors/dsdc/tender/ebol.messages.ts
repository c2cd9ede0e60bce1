/** Messages of "LTL eBOL" 2.1.0 of the NMFTA Digital Standards Development Council, limited to the fields in use. */

export interface EbolParty {
  account?: string;
  name: string;
  address1: string;
  address2?: string;
  city: string;
  stateProvince: string;
  postalCode: string;
  /** ISO 3166-1 alpha-3. */
  country: 'USA' | 'CAN';
  contact: { phone: string; phoneExt?: string; name?: string; email?: string };
}

/** A customs broker; its contact only with a valid telephone number. */
export interface EbolBroker extends Omit<EbolParty, 'account' | 'contact'> {
  /** `Import`: clears the freight into the country of destination. */
  type: 'Import';
  contact?: EbolParty['contact'];
}

export interface EbolLineItem {
  description: string;
  weight: number;
  weightUnit: 'Pounds';
  pieces: number;
  packagingType: string;
  classification: string;
  nmfc?: string;
  nmfcSub?: string;
  /** Copied from the handling unit: the standard requires it here too. */
  stackable: boolean;
  hazardous: boolean;
  hazardousDescription?: string;
  hazardousDetails?: {
    class: string;
    unnaNumber: string;
    propername: string;
    technicalName?: string;
    packingGroup?: string;
    contractNumber?: string;
  };
}

export interface EbolHandlingUnit {
  count: number;
  type: string;
  weight: number;
  weightUnit: 'Pounds';
  length: number;
  width: number;
  height: number;
  dimensionsUnit: 'Inches';
  stackable: boolean;
  lineItems: EbolLineItem[];
}

export interface EbolRequest {
  version: '2.1.0';
  bol: {
    requestedPickupDate: string;
    function: 'Create' | 'Update';
    isTest: boolean;
    requestorRole: 'Shipper' | 'Consignee' | 'Third Party';
    specialInstructions?: string;
  };
  images: {
    includeBol: boolean;
    includeShippingLabels: boolean;
    shippingLabels?: { format: 'Zebra'; quantity: number; position: 1 };
  };
  referenceNumbers: {
    pro?: string;
    quoteId?: string;
    shipmentId: string;
    bol: string[];
    po: { number: string }[];
    additionalReferences: { name: string; value: string }[];
  };
  payment: { terms: 'Prepaid' | 'Collect' | 'Third Party' };
  /** `lineItems` is required in addition to the handling units, although `Nested` contains them; always empty. */
  commodities: { lineItemLayout: 'Nested'; handlingUnits: EbolHandlingUnit[]; lineItems: [] };
  shipmentTotals: {
    grossWeight: number;
    weightUnit: 'Pounds';
    handlingUnits: number;
    linearLength?: number;
    dimensionsUnit?: 'Inches';
    cube?: number;
    cubeDimensionsUnit?: 'Feet';
    declaredValue?: number;
    currency?: 'USD' | 'CAD';
  };
  /** Details of accessorials, such as `cod`, are written by path from the table of accessorial details. */
  accessorials?: {
    codes: string[];
    hazardousDetails?: { emergencyContact: { name?: string; phone: string } };
    [details: string]: unknown;
  };
  origin: EbolParty;
  destination: EbolParty;
  billTo: EbolParty;
  customsBroker?: EbolBroker;
}

export interface EbolMessageStatus {
  status?: string;
  code?: string | number;
  message?: string;
  resolution?: string;
}

export interface EbolResponse {
  referenceNumbers?: { pro?: string; shipmentConfirmationNumber?: string };
  images?: { bol?: string; shippingLabels?: string };
  messageStatus?: EbolMessageStatus;
}
