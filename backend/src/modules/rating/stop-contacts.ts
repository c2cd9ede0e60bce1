import { Injectable } from '@nestjs/common';
import { compactAccessorials } from '../../kernel/accessorials/accessorial-request.js';
import type { Address } from '../../kernel/places/address.js';
import { type FieldError, ValidationFailed } from '../../platform/http/problems/domain-error.js';
import type { BillTo, QuoteRequest, Stop, StopContact } from './domain/quote-request.js';

/** The parts of an address book contact that a stop or payer is filled from. */
export interface DirectoryContact {
  readonly name: string;
  readonly address: Address;
  readonly placeType: string | null;
  readonly dock: boolean | null;
  readonly forklift: boolean | null;
  readonly instructions: string | null;
  readonly people: readonly {
    readonly name: string;
    readonly phone?: string | null;
    readonly extension?: string | null;
    readonly email?: string | null;
  }[];
}

/** Looks up contacts. The contacts module implements it, so rating does not import that module. */
export abstract class ContactDirectory {
  /** The company's contacts with these ids, including removed ones. */
  abstract ofCompany(companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, DirectoryContact>>;
}

/** Resolves the address book entries of requests. */
@Injectable()
export class StopContacts {
  constructor(private readonly directory: ContactDirectory) {}

  /**
   * The request with the addresses of its contacts where only `contactId` was sent, and accessorials without details as plain codes.
   * @throws ValidationFailed CONTACT_UNKNOWN, for another company's contact and for an unknown one
   */
  async resolve<Request extends QuoteRequest>(companyId: string, request: Request): Promise<Request> {
    const { stops, payment, accessorials } = request;
    const ids = [...stops.map(({ contactId }) => contactId), payment?.billToContactId].filter((id) => id != null);
    const known =
      ids.length === 0 ? new Map<string, DirectoryContact>() : await this.directory.ofCompany(companyId, ids);
    const errors = [
      ...stops.flatMap(({ contactId }, index) => unknownContact(known, contactId, `/stops/${index}/contactId`)),
      ...unknownContact(known, payment?.billToContactId, '/payment/billToContactId'),
    ];
    if (errors.length > 0) throw new ValidationFailed(errors);
    return {
      ...request,
      stops: stops.map((stop) => withAddress(stop, known)),
      ...(payment ? { payment: { ...payment, ...billTo(payment, known) } } : {}),
      ...(accessorials ? { accessorials: compactAccessorials(accessorials) } : {}),
    };
  }
}

function unknownContact(
  known: ReadonlyMap<string, DirectoryContact>,
  contactId: string | null | undefined,
  pointer: string,
): FieldError[] {
  if (contactId == null || known.has(contactId)) return [];
  const message = 'This contact is not in the address book. Choose another one or enter the address.';
  return [{ pointer, code: 'CONTACT_UNKNOWN', message }];
}

/** Values of the stop override those of the contact. A stop with a postal code has its own address. */
function withAddress(stop: Stop, known: ReadonlyMap<string, DirectoryContact>): Stop {
  const contact = stop.contactId == null ? undefined : known.get(stop.contactId);
  // The DTO lets `postalCode` be missing if there is a contact.
  if (contact === undefined || (stop.postalCode as string | undefined) !== undefined) return stop;
  const { name, address, placeType, dock, forklift, instructions, people } = contact;
  const filled = { name, ...address, placeType, dock, forklift, instructions, contact: personOf(people) };
  return { ...filled, ...given(stop), type: stop.type };
}

function billTo(
  { billToContactId, billTo: sent }: NonNullable<QuoteRequest['payment']>,
  known: ReadonlyMap<string, DirectoryContact>,
): { billTo?: BillTo | null } {
  const contact = sent || billToContactId == null ? undefined : known.get(billToContactId);
  return contact ? { billTo: { name: contact.name, ...contact.address, contact: personOf(contact.people) } } : {};
}

/** The first person with a phone number. */
function personOf(people: DirectoryContact['people']): StopContact | null {
  const person = people.find(({ phone }) => phone);
  if (!person?.phone) return null;
  const { name, phone, extension = null, email = null } = person;
  return { name, phone, extension, email };
}

function given(stop: Stop): Partial<Stop> {
  return Object.fromEntries(Object.entries(stop).filter(([, value]) => value !== undefined && value !== null));
}
