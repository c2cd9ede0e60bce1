/** Messages of "LTL Pickup Request" 1.0 of the NMFTA Digital Standards Development Council: every field is required, null if it has no value. */

export interface PickupShipmentDetail {
  shipperRef: string;
  proNumber: string | null;
  deliveryBeginDate: string | null;
  deliveryDateType: string | null;
  deliveryEndDate: string | null;
  descriptionDetails: string[];
  additionalShipperInfo: null;
  description: string;
  freightClass: string;
  hazmatCheck: boolean;
  individualPieceType: string;
  individualPieces: number;
  nmfc: string | null;
  nmfcSub: string | null;
  weight: number;
  grossShipmentWeight: number;
  netShipmentWeight: null;
  handlingUnitCount: number;
  handlingUnitDetails: {
    height: number;
    length: number;
    unitCount: number;
    totalUnitCount: number;
    totalLinearFeetofShipment: null;
    unitType: string;
    width: number;
    weight: number;
    totalWeight: number;
  }[];
  handlingUnitType: string;
  hazmatContactName: null;
  hazmatContactPhoneNumber: string | null;
  hazmatContractNumber: string | null;
  referenceNumbers: { refPieceCount: null; referenceNumber: string; referenceType: string }[];
  shipmentServices: { serviceCode: string; serviceDescription: string }[];
  specialInstructionsDelivery: string | null;
  specialInstructionsPickup: string | null;
}

export interface PickupRequest {
  isTest: 'false';
  pickupAddress: {
    orgAddressName: string;
    orgAddressLine1: string;
    orgAddressLine2: string | null;
    orgCity: string;
    orgContactName: string | null;
    orgCountry: string;
    orgPhoneNumber: string | null;
    orgState: string;
    orgZip: string;
  }[];
  customer: string;
  emergencyContact: { emergName: null; emergPhone: string; emergEmail: null }[];
  grossPickupWeight: number;
  weightUofM: 'Pounds';
  handlingUnitCount: number;
  cubicFeet: number | null;
  linearFeet: number | null;
  trailerNumber: null;
  loadedBy: null;
  sealNumber: null;
  readyDate: string;
  readyTime: string;
  closeTime: string;
  pickupLocationTimeZone: string;
  dockDoorNumber: null;
  dockContactEmail: string | null;
  dockContactName: string | null;
  dockContactPhone: string | null;
  confirmationEmail: string | null;
  shipmentDetails: PickupShipmentDetail[];
  destinationAddress: {
    cneeAddressName: string;
    cneeAddressLine1: string;
    cneeAddressLine2: string | null;
    cneeCity: string;
    cneeContactName: string | null;
    cneeCountry: string;
    cneePhoneNumber: string | null;
    cneeState: string;
    cneeStoreNumber: null;
    cneeZip: string;
  }[];
  billToAddress: {
    btAccountNumber: string | null;
    btAddressName: string;
    btAddressLine1: string;
    btAddressLine2: string | null;
    btCity: string;
    btCountry: string;
    btState: string;
    btStoreNumber: null;
    btZip: string;
  }[];
  requestFunction: 'NewPickup' | 'ModifyExisting';
  carrierPickupNumber: string | null;
}

export type PickupResponse = {
  carrierPickupNumber?: string | null;
  pickupStatus: string;
  pickupMessage?: string[] | null;
}[];
