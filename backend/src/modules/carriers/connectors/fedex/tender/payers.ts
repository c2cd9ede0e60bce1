import type { ConnectionOptions } from '../../connector-setup.js';
import { payerOf } from '../../freight-parts.js';
import type { TenderedShipment } from '../../tenders.js';
import { accountOf, type FedexAddress, type FedexParty, party } from '../fedex-parties.js';

interface AccountNumber {
  value: string;
}

/** The account that is invoiced, in a shipment. */
export type ShipPayer =
  | { fedExFreightAccountNumber: AccountNumber; fedExFreightBillingContactAndAddress: { address: FedexAddress } }
  | { alternateBillingParty: FedexParty & { accountNumber: AccountNumber } };

/** Who pays, in the carrier's terms. */
export interface FedexPayment {
  /** Account of the requests. */
  accountNumber: AccountNumber;
  /** Account that is invoiced. */
  freightAccountNumber: AccountNumber;
  paymentType: 'SENDER' | 'RECIPIENT' | 'THIRD_PARTY';
  role: 'SHIPPER' | 'CONSIGNEE';
  payer: ShipPayer;
}

const PAYMENT_TYPES = { prepaid: 'SENDER', collect: 'RECIPIENT', third_party: 'THIRD_PARTY' } as const;

/** A payer without an account number at the carrier cannot be invoiced: then the number is empty. */
export function paymentOf(
  shipment: TenderedShipment,
  customerNumber: string | null,
  options: ConnectionOptions,
): FedexPayment {
  const account = accountOf(customerNumber, options);
  const { terms = 'prepaid', byCompany = true } = shipment.payment ?? {};
  const payer = payerOf(shipment, account.freightNumber);
  const freightAccountNumber = { value: byCompany ? account.freightNumber : (payer.accountNumber ?? '') };
  const { contact } = party(payer, false);
  const address = byCompany ? account.address : party(payer, false).address;
  return {
    accountNumber: { value: account.number },
    freightAccountNumber,
    paymentType: PAYMENT_TYPES[terms],
    role: terms === 'collect' ? 'CONSIGNEE' : 'SHIPPER',
    payer:
      account.type === 'bill_to' || !byCompany || terms === 'third_party'
        ? { alternateBillingParty: { address, contact, accountNumber: freightAccountNumber } }
        : {
            fedExFreightAccountNumber: freightAccountNumber,
            fedExFreightBillingContactAndAddress: { address },
          },
  };
}
