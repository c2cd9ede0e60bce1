import { Injectable } from '@nestjs/common';
import { compactAccessorials } from '../../kernel/accessorials/accessorial-request.js';
import type { AccessorialCode } from '../../kernel/codes.js';
import type { Address } from '../../kernel/places/address.js';
import type { OpeningHours } from '../../kernel/places/opening-hours.js';
import { parsePostalCode } from '../../kernel/places/postal-code.js';
import { type FieldError, ValidationFailed } from '../../platform/http/problems/domain-error.js';
import type { BillTo, Customs, QuoteRequest, Stop, StopContact } from './domain/quote-request.js';
import { msg } from '../../messages/message.js';

/** The parts of an address book contact that a stop or payer is filled from. */
export interface DirectoryContact {
  readonly name: string;
  readonly address: Address;
  readonly placeType: string | null;
  readonly dock: boolean | null;
  readonly forklift: boolean | null;
  readonly appointmentNeeded: boolean;
  readonly hours: readonly OpeningHours[];
  readonly accessorials: readonly AccessorialCode[];
  readonly timeZone: string | null;
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
    const { stops, payment, customs, accessorials } = request;
    const parties = [payment?.billToContactId, customs?.importerContactId, customs?.brokerContactId];
    const known = await this.find(companyId, [...stops.map(({ contactId }) => contactId), ...parties]);
    const errors = [
      ...stops.flatMap(({ contactId }, index) => unknownContact(known, contactId, `/stops/${index}/contactId`)),
      ...unknownContact(known, payment?.billToContactId, '/payment/billToContactId'),
      ...(customs ? unknownParties(known, customs) : []),
    ];
    if (errors.length > 0) throw new ValidationFailed(errors);
    return {
      ...request,
      stops: stops.map((stop) => withContact(stop, known)),
      ...(payment ? { payment: { ...payment, billTo: party(payment.billTo, payment.billToContactId, known) } } : {}),
      ...(customs ? { customs: withParties(known, customs) } : {}),
      ...(accessorials ? { accessorials: compactAccessorials(accessorials) } : {}),
    };
  }

  /** The declaration with importer and broker of the address book. @throws ValidationFailed CONTACT_UNKNOWN */
  async resolveCustoms<Declaration extends Customs>(companyId: string, customs: Declaration): Promise<Declaration> {
    const known = await this.find(companyId, [customs.importerContactId, customs.brokerContactId]);
    const errors = unknownParties(known, customs);
    if (errors.length > 0) throw new ValidationFailed(errors);
    return withParties(known, customs);
  }

  private async find(
    companyId: string,
    ids: readonly (string | null | undefined)[],
  ): Promise<ReadonlyMap<string, DirectoryContact>> {
    const wanted = ids.filter((id) => id != null);
    return wanted.length === 0 ? new Map() : this.directory.ofCompany(companyId, wanted);
  }
}

function unknownParties(
  known: ReadonlyMap<string, DirectoryContact>,
  { importerContactId, brokerContactId }: Customs,
): FieldError[] {
  return [
    ...unknownContact(known, importerContactId, '/customs/importerContactId'),
    ...unknownContact(known, brokerContactId, '/customs/brokerContactId'),
  ];
}

function withParties<Declaration extends Customs>(
  known: ReadonlyMap<string, DirectoryContact>,
  customs: Declaration,
): Declaration {
  const { importer, importerContactId, broker, brokerContactId } = customs;
  return {
    ...customs,
    importer: party(importer, importerContactId, known),
    broker: party(broker, brokerContactId, known),
  };
}

function unknownContact(
  known: ReadonlyMap<string, DirectoryContact>,
  contactId: string | null | undefined,
  pointer: string,
): FieldError[] {
  if (contactId == null || known.has(contactId)) return [];
  const message = msg`This contact is not in the address book. Choose another one or enter the address.`;
  return [{ pointer, code: 'CONTACT_UNKNOWN', message }];
}

/**
 * Values of the stop override those of the contact. A stop with a postal code has its own address; the contact's facts apply to it only at the
 * contact's postal code.
 */
function withContact(stop: Stop, known: ReadonlyMap<string, DirectoryContact>): Stop {
  const contact = stop.contactId == null ? undefined : known.get(stop.contactId);
  if (contact === undefined) return stop;
  const { name, address } = contact;
  // The DTO lets `postalCode` be missing if there is a contact.
  if ((stop.postalCode as string | undefined) === undefined)
    return { name, ...address, ...factsOf(contact), ...given(stop), type: stop.type };
  if (!isAt(stop, address)) return stop;
  return { ...stop, ...factsOf(contact), ...sent(stop) };
}

function factsOf(contact: DirectoryContact): Partial<Stop> {
  const { placeType, dock, forklift, appointmentNeeded, hours, accessorials, timeZone, instructions, people } = contact;
  return {
    placeType,
    dock,
    forklift,
    appointmentNeeded,
    hours: [...hours],
    accessorials: [...accessorials],
    timeZone,
    instructions,
    contact: personOf(people),
  };
}

function isAt(stop: Stop, { country, postalCode }: Address): boolean {
  const [here, there] = [parsePostalCode(stop.country, stop.postalCode), parsePostalCode(country, postalCode)];
  return here !== null && stop.country === country && here.code === there?.code;
}

/** What was sent, else a copy of the contact. */
function party<Party>(
  sent: Party | null | undefined,
  contactId: string | null | undefined,
  known: ReadonlyMap<string, DirectoryContact>,
): Party | BillTo | null | undefined {
  const contact = sent || contactId == null ? undefined : known.get(contactId);
  if (contact === undefined) return sent;
  return { name: contact.name, ...contact.address, contact: personOf(contact.people) };
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

/** A field sent as null stays empty. */
function sent(stop: Stop): Partial<Stop> {
  return Object.fromEntries(Object.entries(stop).filter(([, value]) => value !== undefined));
}
