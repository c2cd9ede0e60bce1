# Written by npm run openapi.
"""Request and response bodies of the Lading API, as dictionaries with the names of the JSON documents."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, final

from .transport import File


AccessorialDto = TypedDict("AccessorialDto", {
    "code": "Literal[\"APTD\", \"APTP\", \"COD\", \"EXPD\", \"FVC\", \"GTD_AM\", \"GTD_NOON\", \"GTD_PM\", \"HAZ\", \"IDL\", \"INBD\", \"IPU\", \"LFTD\", \"LFTP\", \"LTDAD\", \"LTDAP\", \"MARK\", \"MNC\", \"OVR\", \"PPD\", \"PSC\", \"PSH\", \"PSN\", \"REP\", \"RES\", \"SRT\", \"SS\", \"TCS\"]",
    # COD: amount to collect. FVC: value to cover.
    "amount": "NotRequired[MoneyDto | None]",
    # COD: where the carrier sends the money.
    "remitTo": "NotRequired[RemitToDto | None]",
    # COD: whether the shipper or the consignee pays the fee.
    "feeTerms": "NotRequired[Literal[\"collect\", \"prepaid\"] | None]",
    # COD: whether the driver may accept a customer's check.
    "checkAccepted": "NotRequired[bool | None]",
    # APTP, APTD: day of the appointment. TCS: day, or first day of the window.
    "date": "NotRequired[str | None]",
    # APTP, APTD, TCS: start time.
    "from": "NotRequired[str | None]",
    # APTP, APTD, TCS: end time.
    "to": "NotRequired[str | None]",
    # APTP, APTD: person who confirms the appointment.
    "contact": "NotRequired[StopContactDto | None]",
    # APTP, APTD: number of the confirmed appointment.
    "confirmationNumber": "NotRequired[str | None]",
    # SRT, MARK: number of pieces.
    "pieces": "NotRequired[int | None]",
    # TCS: deliver on the date, on or after it, by it, or in the window from `date` to `endDate`.
    "type": "NotRequired[Literal[\"by\", \"on\", \"on_or_after\", \"window\"] | None]",
    # TCS: last day of the window.
    "endDate": "NotRequired[str | None]",
    # LTDAP, LTDAD: limited-access type. Default: the location type of the stop.
    "placeType": "NotRequired[str | None]",
})


@final
class ActivityDto(TypedDict):
    # Object and past participle, such as `member.removed`.
    action: Literal["account.created", "accounting.exported", "api_key.made", "api_key.revoked", "approval.approved", "approval.rejected", "approval.requested", "approval.withdrawn", "approval_delegation.created", "approval_delegation.removed", "approval_rule.changed", "approval_rule.created", "approval_rule.removed", "approval_rules.reordered", "carrier.added", "carrier.changed", "carrier.connected", "carrier.pro_block_added", "carrier.pro_block_closed", "carrier.profile_changed", "carrier.secret_made", "carrier.secret_removed", "carrier.settings_changed", "carrier.subscribed", "carrier.tested", "charge_code.forgotten", "charge_code.remembered", "claim.changed", "claim.documents_added", "claim.drafted", "claim.message_added", "claim.step_recorded", "coding_rule.changed", "coding_rule.created", "coding_rule.removed", "coding_rules.reordered", "company.changed", "company.created", "company.deleted", "company.entered", "company.export_downloaded", "company.export_requested", "company.move_removed", "company.move_started", "company.move_undone", "company.moved", "company.quotas_changed", "company.restored", "company.suspended", "company.unsuspended", "consignee.notified", "contact.changed", "contact.created", "contact.merged", "contact.removed", "contact.restored", "contacts.imported", "customs.changed", "demonstration.added", "demonstration.left", "demonstration.removed", "dispute.message_added", "document.hold_placed", "document.hold_released", "document.made", "document.printed", "document.purged", "document.requested", "document.uploaded", "domain.changed", "domain.claimed", "domain.released", "domain.verified", "edi.host_key_confirmed", "edi.interchange_replayed", "edi.interchange_sent", "edi.interchanges_uploaded", "edi.partner_added", "edi.partner_changed", "edi.sftp_changed", "edi.sftp_removed", "edi.sftp_tested", "email.change_requested", "email.changed", "email.restored", "exception.changed", "exception.resolved", "exchange_rates.changed", "factor.added", "factor.refused", "factor.removed", "factor.renamed", "factor_rule.changed", "fuel_prices.changed", "identity.linked", "identity.unlinked", "invitation.declined", "invitation.revoked", "invoice.added", "invoice.coded", "invoice.decided", "invoice.matched", "invoice_file.uploaded", "invoice_settings.changed", "invoices.imported", "member.invited", "member.joined", "member.left", "member.limits_changed", "member.prices_changed", "member.reinstated", "member.removed", "member.requested", "member.role_changed", "member.suspended", "ownership.transferred", "password.changed", "password.link_made", "password.reset", "period.closed", "period.reopened", "product.changed", "product.created", "product.removed", "profile.changed", "quotes.imported", "rating_rules.changed", "recovery_code.used", "recovery_codes.made", "report_mailing.changed", "report_mailing.created", "report_mailing.removed", "report_mailing.sent", "report_mailing.stopped", "request.approved", "request.declined", "request.expired", "request.withdrawn", "saved_report.changed", "saved_report.removed", "session.ended", "session.reauthenticated", "session.refused", "session.revoked", "session.started", "share.created", "share.revoked", "shipment.booked", "shipment.cancelled", "shipment.changed", "shipment.copied", "shipment.corrected", "shipment.event_entered", "shipment.loading_recorded", "shipment.tender_resent", "shipment.tendered", "shipment.unarchived", "shipments.archived", "sign_in.unlocked", "tariff.restored", "tariff.uploaded", "tariff.withdrawn", "template.changed", "template.created", "template.removed", "tender_settings.changed", "webhook.changed", "webhook.created", "webhook.delivery_replayed", "webhook.disabled", "webhook.removed", "webhook.secret_rotated", "webhook.tested"]
    # Prefix `aud_`.
    id: str
    # UTC instant.
    occurredAt: str
    # Actor; null if no user was signed in.
    userId: str | None
    # Name of the actor.
    userName: str | None
    # Target of the action: an id or an address.
    subject: str | None
    # Further details by name.
    details: dict[str, Any]
    # IP address of the request; empty for actions of the system.
    ipAddress: str


@final
class ActivityListDto(TypedDict):
    items: list[ActivityDto]
    # Cursor of the next page; null on the last page.
    nextCursor: str | None


@final
class AddCarrierDto(TypedDict):
    # Standard Carrier Alpha Code.
    scac: str
    name: str


@final
class AddEdiPartnerDto(TypedDict):
    # Carrier of the company.
    carrierId: str
    # Whether shipments are tendered by EDI. Interchanges that arrive are processed anyway.
    enabled: bool
    # Marks what is sent as a test (ISA15 T).
    test: bool
    # ISA05 of what is sent: `02` SCAC, `01` D-U-N-S, `12` telephone, `ZZ` mutually defined.
    ourQualifier: str
    # ISA06 of what is sent.
    ourId: str
    # GS02 of what is sent.
    ourGroupId: str
    # ISA07 of what is sent.
    partnerQualifier: str
    # ISA08 of what is sent.
    partnerId: str
    # GS03 of what is sent.
    partnerGroupId: str
    # Truckloads are tendered as 204.
    loadTenders: bool
    # LTL and volume LTL shipments are tendered as 211.
    billsOfLading: bool
    # The company's account number with the carrier.
    customerNumber: NotRequired[str | None]
    # Working hours in which the carrier answers a load tender (990); null: those of the company's tender settings. Overdue answers open an exception.
    responseHours: NotRequired[int | None]
    # Whether a TA1 is written for interchanges that ask for one (ISA14), and for those that are rejected as a whole. Missing: as stored, or true.
    sendReceipts: NotRequired[bool]
    # Whether what is sent asks for a TA1 (ISA14). Missing: as stored, or false.
    requestReceipts: NotRequired[bool]
    # Missing: as stored, or all references and segments.
    elements: NotRequired[EdiElementsDto]


AddProBlockDto = TypedDict("AddProBlockDto", {
    # First number without its check character. Leading zeros are printed.
    "from": "str",
    # Last number without its check character: the same letters, and as many digits as `from`.
    "to": "str",
    # `mod7`: remainder (XPO). `mod10`: Luhn. `mod11`: 11 minus the remainder, 10 is X (YRC).
    "checkRule": "Literal[\"mod7\", \"mod10\", \"mod11\", \"none\"]",
})


@final
class AddressDto(TypedDict):
    address1: str
    address2: NotRequired[str | None]
    city: str
    # Two-letter state or province.
    state: str
    # US ZIP or ZIP+4, or Canadian postal code.
    postalCode: str
    country: Literal["CA", "US"]


@final
class ApprovalDecisionDto(TypedDict):
    userId: str
    fullName: str
    # Name of the member whose delegation was used.
    onBehalfOf: str | None
    # UTC instant.
    at: str


@final
class ApprovalDto(TypedDict):
    # `apq_` and a ULID.
    id: str
    status: Literal["approved", "expired", "pending", "rejected", "withdrawn"]
    quoteId: str
    # Quote number, such as Q-001042.
    quoteNumber: str
    # The offer to be booked.
    offerId: str
    carrier: str
    service: str
    mode: str
    origin: ApprovalPlaceDto
    destination: ApprovalPlaceDto
    # Local date at the origin.
    pickupOn: str
    # The total to be approved.
    total: MoneyDto
    # Full name of the requester.
    requestedBy: str
    # UTC instant.
    requestedAt: str
    # UTC instant at which the offer, and the request, expires.
    validUntil: str
    steps: list[ApprovalStepDto]
    # Reason of the rejection.
    reason: str | None
    # Who rejected it.
    rejectedBy: ApprovalDecisionDto | None
    # UTC instant; null while pending.
    decidedAt: str | None
    # The shipment that was booked.
    shipmentId: str | None
    # Whether the signed-in user can approve or reject it now.
    canDecide: bool
    # Whether the signed-in user requested it.
    own: bool


@final
class ApprovalPlaceDto(TypedDict):
    city: str
    # Two-letter state or province.
    state: str


@final
class ApprovalRequestedDto(TypedDict):
    # `apq_` and a ULID.
    approvalId: str
    # Names of the members who can approve.
    waitingFor: list[str]


@final
class ApprovalStepDto(TypedDict):
    # Names of the rules that require it.
    rules: list[str]
    # Names of the members who can give it, without delegates; empty unless it is the next step of a pending request.
    approvers: list[str]
    # Null until it is given.
    decision: ApprovalDecisionDto | None


@final
class ApproveInvoicesDto(TypedDict):
    # Ids of up to 100 invoices.
    invoiceIds: list[str]


@final
class ApprovedInvoicesDto(TypedDict):
    # Ids of the approved invoices.
    approved: list[str]
    refused: list[RefusedInvoiceDto]


@final
class BillToDto(TypedDict):
    address1: str
    address2: NotRequired[str | None]
    city: str
    # Two-letter state or province.
    state: str
    # US ZIP or ZIP+4, or Canadian postal code.
    postalCode: str
    country: Literal["CA", "US"]
    name: str
    # The payer's account number with the carrier.
    accountNumber: NotRequired[str | None]
    contact: NotRequired[StopContactDto | None]


@final
class BillingDto(TypedDict):
    name: str
    address: AddressDto
    # Email address for invoices; null for none.
    email: NotRequired[str | None]


@final
class BookDescriptionDto(TypedDict):
    # Position of the row in the quote's `handlingUnits`, from 0.
    handlingUnit: int
    # Position of the commodity in the row, from 0.
    commodity: int
    # Replaces the description in the quote.
    description: str


@final
class BookRequestDto(TypedDict):
    # Offer of the quote's current revision.
    offerId: str
    # The total accepted by the user: the offer's, or the `currentTotal` of a PRICE_CHANGED response.
    acceptedTotal: MoneyDto
    # Contacts and locations of the stops. A stop that is complete in the quote may be omitted.
    stops: list[BookStopDto]
    # Date and times; all three are required.
    pickup: PickupWindowDto
    # Required for each commodity that has no description in the quote (49 CFR 373.101).
    descriptions: NotRequired[list[BookDescriptionDto]]
    # In addition to those of the quote.
    references: NotRequired[list[ReferenceDto]]
    # Instructions for the whole shipment, in addition to those of the quote.
    instructions: NotRequired[str | None]


@final
class BookStopDto(TypedDict):
    # Stop of the quote; intermediate stops in their order.
    type: Literal["destination", "intermediate", "origin"]
    # Contact for the driver.
    contact: StopContactDto
    # Instructions for the driver at this location; replaces those of the quote.
    instructions: NotRequired[str | None]
    # Company or location name. Required if the quote has none; otherwise replaces the quote's.
    name: NotRequired[str | None]
    # Street address, no post office box. Required if the quote has none; otherwise replaces the quote's.
    address1: NotRequired[str | None]
    # Suite, door or floor.
    address2: NotRequired[str | None]


@final
class BookedDto(TypedDict):
    # `shp_` and a ULID.
    shipmentId: str
    # Shipment number, such as S-000317.
    shipmentNumber: str


@final
class BulkQuotesDto(TypedDict):
    # Quotes that were canceled, or the new copies.
    done: list[ChangedQuoteDto]
    # Selected quotes that were left as they are.
    refused: list[RefusedQuoteDto]


@final
class CancelQuoteDto(TypedDict):
    # Note for colleagues, shown in the quote's history.
    reason: str


@final
class CancelQuotesDto(TypedDict):
    # Note for colleagues, shown in the history of each quote.
    reason: str
    # In the order of the list. An id of another company is a 404.
    quoteIds: list[str]


@final
class CancelShipmentDto(TypedDict):
    # Reason sent to the carrier and recorded in the log.
    reason: str
    # The cancellation fee accepted by the user; required if there is one.
    acceptedFee: NotRequired[MoneyDto | None]


@final
class CancellationDto(TypedDict):
    # Depends on the signed-in user.
    allowed: bool
    # `before_tender`, `before_pickup` or `at_pickup`; `too_late` after pickup; `ended` if the shipment can no longer be canceled.
    stage: Literal["at_pickup", "before_pickup", "before_tender", "ended", "too_late"]
    # Cancellation fee of the carrier; null if free, or without permission to see prices.
    fee: MoneyDto | None
    # Message for the user.
    text: str


@final
class CarrierCallDayDto(TypedDict):
    # UTC date.
    day: str
    # Requests that were answered or failed.
    requests: float
    # Requests that timed out, did not reach the carrier, or were answered unreadably.
    failed: float
    # Average duration of requests with an offer in milliseconds; null without any.
    averageMs: float | None


@final
class CarrierCallDaysDto(TypedDict):
    items: list[CarrierCallDayDto]


@final
class CarrierConnectionDto(TypedDict):
    id: str
    # `tariff`: rated by Lading from an uploaded tariff. `dsdc`: the carrier responds over HTTP as defined by the DSDC standards. Others: interfaces of single carriers, see `listConnectors`.
    connector: str
    # Whether new quotes request rates from it.
    enabled: bool
    # Base URL of the carrier's DSDC endpoints; null for tariffs.
    endpoint: str | None
    # Whether credentials are stored; they are never shown.
    hasCredentials: bool
    # Base path of in-transit visibility on the carrier's server, from its root; null: that of the endpoint.
    trackingPath: str | None
    # Base path of preliminary freight charges; null: `/pfc` below the endpoint.
    chargesPath: str | None
    # Base path of invoices and documents; null: that of the endpoint.
    invoicesPath: str | None
    # The company's number with the carrier.
    customerNumber: str | None
    # Settings that only the interface of this carrier has; null without any.
    options: ConnectionOptionsDto | None
    # Email address for tenders of a tariff connection; null if not set.
    tenderEmail: str | None
    # Response timeout in seconds; null for tariffs.
    timeoutSeconds: float | None
    # UTC instant when the secret for the carrier's events was created; null without one. The secret is never shown again.
    inboundSecretAt: str | None
    # UTC instant until which the previous secret is accepted too; null if it is not.
    previousSecretUntil: str | None
    health: ConnectionHealthDto
    # UTC instant of the first call that the carrier did as asked, at this address; null until then.
    firstSuccessAt: str | None
    # UTC instant of the latest such call, to the minute; null before the first.
    lastSuccessAt: str | None
    # What the carrier sends by subscription; empty for connections without subscriptions.
    subscriptions: list[CarrierSubscriptionDto]


@final
class CarrierContactDto(TypedDict):
    purpose: Literal["billing", "claims", "dispatch", "tender", "tracking"]
    name: str | None
    # The address of the purpose `tender` receives tenders of the tariff connection.
    email: str | None
    # E.164. Common notations are accepted; a number without country code is North American.
    phone: str | None
    # Extension digits.
    extension: str | None


@final
class CarrierCredentialsDto(TypedDict):
    # `bearer`: a token. `basic`: user name and password. `api_key`: a key in a header of the carrier's choice. `client_credentials`: client ID and secret, for which the carrier gives access tokens (OAuth 2).
    scheme: Literal["api_key", "basic", "bearer", "client_credentials"]
    # Token, password, key or client secret: printable ASCII.
    secret: str
    # For `basic`.
    userName: NotRequired[str]
    # For `api_key`.
    header: NotRequired[str]
    # For `client_credentials`.
    clientId: NotRequired[str]
    # For `client_credentials`: address of the access tokens; absent: that of the carrier's server, see `listConnectors`.
    tokenUrl: NotRequired[str]


@final
class CarrierDefaultsDto(TypedDict):
    feeCurrency: DefaultFeeCurrencyDto
    holidays: DefaultHolidaysDto
    cutoff: DefaultTimeDto
    pickupLeadMinutes: DefaultNumberDto
    inspectionFee: DefaultNumberDto
    attemptedPickupFee: DefaultNumberDto
    truckNotUsedFee: DefaultNumberDto
    truckNotUsedSameDayFee: DefaultNumberDto
    paymentDays: DefaultNumberDto


@final
class CarrierDto(TypedDict):
    id: str
    scac: str
    name: str
    demo: bool
    # Connector kinds of its enabled connections.
    connectors: list[str]


@final
class CarrierHolidayDto(TypedDict):
    country: Literal["CA", "US"]
    # Local date.
    on: str
    name: str


@final
class CarrierPhoneDto(TypedDict):
    # What it is for, such as `dispatch`.
    purpose: str
    name: str | None
    # E.164.
    phone: str
    extension: str | None


@final
class CarrierProfileDto(TypedDict):
    # Of contacts, terminals, modes and account number. Send it with the next change.
    version: float
    # Modes that are rated with its tariffs.
    modes: list[Literal["FTL", "LTL", "VLTL"]]
    # The company's account number with the carrier; null if not set or without a tariff connection.
    customerNumber: str | None
    # At most one per purpose.
    contacts: list[CarrierContactDto]
    terminals: list[CarrierTerminalDto]
    proNumbers: ProNumbersDto
    id: str
    scac: str
    name: str
    demo: bool
    # Connector kinds of its enabled connections.
    connectors: list[str]


@final
class CarrierServiceDto(TypedDict):
    # The carrier's code.
    code: str
    # The carrier's name, with the guarantee if it has one.
    name: str


@final
class CarrierSettingsDto(TypedDict):
    # Send it with the next change.
    version: float
    defaults: CarrierDefaultsDto
    # Typical carrier holidays of both countries from today to the end of next year, by date.
    upcomingHolidays: list[CarrierHolidayDto]
    # Countries whose typical carrier holidays the carrier observes; empty: none; null: those of each lane.
    holidays: list[Literal["CA", "US"]] | None
    # Own closing days, in addition to the holidays.
    closedOn: list[str]
    # Local time at the origin, `HH:MM`, after which a pickup is made on the next business day.
    cutoff: str | None
    # Minutes that the carrier needs between request and pickup.
    pickupLeadMinutes: int | None
    # Currency of the fees; null: that of the tariff or shipment that they apply to.
    feeCurrency: NotRequired[Literal["CAD", "USD"] | None]
    # Inspection fee expected with a reclass, in cents.
    inspectionFee: int | None
    # LTL: canceled while the driver is on the way or at the dock.
    attemptedPickupFee: int | None
    # Truckload: truck ordered, not used (TONU), unless the booked tariff has its own.
    truckNotUsedFee: int | None
    # The same, on the day of pickup.
    truckNotUsedSameDayFee: int | None
    # Net days: days after the date of an invoice until it is due, if the invoice has no due date.
    paymentDays: NotRequired[int | None]


@final
class CarrierSubscriptionDto(TypedDict):
    # `events`: tracking events. `charges`: preliminary freight charges.
    kind: Literal["charges", "events"]
    # `pending`: the carrier is being asked. `suspended`: paused by the carrier. `failed`: Lading tries again. `not_offered`: the carrier has no such service. `off`: not wanted. Reasons are in the message.
    state: Literal["active", "failed", "not_offered", "off", "pending", "suspended"]
    # Reason of the state, or a note; null if there is nothing to say.
    message: str | None
    # UTC instant since which it is in this state; null before the first request.
    since: str | None


@final
class CarrierSummaryDto(TypedDict):
    # Standard Carrier Alpha Code.
    scac: str
    name: str
    # Whether this is a fictional demonstration carrier.
    demo: bool


@final
class CarrierTerminalDto(TypedDict):
    # The carrier's code or number of the terminal.
    code: str | None
    name: str
    address1: str | None
    city: str | None
    # State or province, two letters.
    state: str | None
    postalCode: str | None
    # E.164. Common notations are accepted; a number without country code is North American.
    phone: str | None
    # First three characters of the ZIP or postal codes that it serves; empty: not known.
    zipPrefixes: list[str]


@final
class ChangeConnectionDto(TypedDict):
    # Base URL of the carrier's DSDC endpoints.
    endpoint: NotRequired[str]
    # Email address for tenders of a tariff connection; null removes it.
    tenderEmail: NotRequired[str | None]
    # Null removes stored credentials; absent keeps them. A change to another server removes them.
    credentials: NotRequired[CarrierCredentialsDto | None]
    # Base path of in-transit visibility on the carrier's server, from its root; null: that of the endpoint.
    trackingPath: NotRequired[str | None]
    # Base path of preliminary freight charges; null: `/pfc` below the endpoint.
    chargesPath: NotRequired[str | None]
    # Base path of invoices and documents; null: that of the endpoint.
    invoicesPath: NotRequired[str | None]
    # The company's number with the carrier.
    customerNumber: NotRequired[str | None]
    # Replaces all of them; null removes them.
    options: NotRequired[ConnectionOptionsDto | None]
    # Response timeout in seconds.
    timeoutSeconds: NotRequired[int]
    # Whether new quotes request rates from it.
    enabled: NotRequired[bool]


@final
class ChangeContactDto(TypedDict):
    name: str
    address: AddressDto
    # IANA time zone; defaults to that of the postal code.
    timeZone: NotRequired[str | None]
    # One of the 101 limited-access location types of DSDC eBOL, or `Residence`; null: a business.
    placeType: NotRequired[str | None]
    # Whether there is a loading dock; null: not known.
    dock: NotRequired[bool | None]
    # Whether there is a forklift; null: not known.
    forklift: NotRequired[bool | None]
    # Whether an appointment is required.
    appointmentNeeded: NotRequired[bool]
    # One entry per day on which the location is open; empty: not known.
    hours: NotRequired[list[ContactHoursDto]]
    # Accessorial services usually needed at this location.
    accessorials: NotRequired[list[Literal["APTD", "APTP", "COD", "EXPD", "FVC", "GTD_AM", "GTD_NOON", "GTD_PM", "HAZ", "IDL", "INBD", "IPU", "LFTD", "LFTP", "LTDAD", "LTDAP", "MARK", "MNC", "OVR", "PPD", "PSC", "PSH", "PSN", "REP", "RES", "SRT", "SS", "TCS"]]]
    # Instructions for the driver.
    instructions: NotRequired[str | None]
    # People at the location; the first is the main contact.
    people: NotRequired[list[ContactPersonDto]]
    # 409 STALE_REVISION if the stored version is newer.
    version: int


@final
class ChangeCustomsDto(TypedDict):
    # Version of the shipment that the change is based on; 409 STALE if it is newer.
    version: int
    # Replaces the declaration. A new ACE or ACI number means that it was submitted to customs.
    customs: ShipmentCustomsDto


@final
class ChangeEdiPartnerDto(TypedDict):
    # The version that the change is based on; 409 if a newer one is stored.
    version: int
    # Whether shipments are tendered by EDI. Interchanges that arrive are processed anyway.
    enabled: bool
    # Marks what is sent as a test (ISA15 T).
    test: bool
    # ISA05 of what is sent: `02` SCAC, `01` D-U-N-S, `12` telephone, `ZZ` mutually defined.
    ourQualifier: str
    # ISA06 of what is sent.
    ourId: str
    # GS02 of what is sent.
    ourGroupId: str
    # ISA07 of what is sent.
    partnerQualifier: str
    # ISA08 of what is sent.
    partnerId: str
    # GS03 of what is sent.
    partnerGroupId: str
    # Truckloads are tendered as 204.
    loadTenders: bool
    # LTL and volume LTL shipments are tendered as 211.
    billsOfLading: bool
    # The company's account number with the carrier.
    customerNumber: NotRequired[str | None]
    # Working hours in which the carrier answers a load tender (990); null: those of the company's tender settings. Overdue answers open an exception.
    responseHours: NotRequired[int | None]
    # Whether a TA1 is written for interchanges that ask for one (ISA14), and for those that are rejected as a whole. Missing: as stored, or true.
    sendReceipts: NotRequired[bool]
    # Whether what is sent asks for a TA1 (ISA14). Missing: as stored, or false.
    requestReceipts: NotRequired[bool]
    # Missing: as stored, or all references and segments.
    elements: NotRequired[EdiElementsDto]


@final
class ChangeExceptionDto(TypedDict):
    # Owner of the exception, a member of the company; null to unassign it.
    ownerId: NotRequired[str | None]
    # UTC instant until which it is snoozed; null ends the snooze.
    snoozedUntil: NotRequired[str | None]
    # Resolution, which resolves the exception; null reopens it.
    resolution: NotRequired[str | None]


@final
class ChangeExceptionsDto(TypedDict):
    exceptionIds: list[str]
    # Owner of the exception, a member of the company; null to unassign it.
    ownerId: NotRequired[str | None]
    # UTC instant until which it is snoozed; null ends the snooze.
    snoozedUntil: NotRequired[str | None]
    # Resolution, which resolves the exception; null reopens it.
    resolution: NotRequired[str | None]


@final
class ChangeProductDto(TypedDict):
    packagingType: NotRequired[Literal["BAG", "BAL", "BBL", "BCH", "BDL", "BIN", "BOX", "BSK", "BXT", "CAB", "CAG", "CAN", "CAR", "CAS", "CBY", "CHS", "CNT", "COL", "COR", "CRT", "CSK", "CTN", "CYL", "DBK", "DRM", "ENV", "FIR", "GLD", "HGH", "HPR", "HRB", "INT", "JAR", "JCN", "KEG", "KIT", "LBK", "LIF", "LSE", "MXD", "OTH", "PAL", "PAT", "PCK", "PCS", "PKG", "PLN", "RCK", "REL", "ROL", "SKD", "SLP", "SPL", "TBE", "TBN", "TNK", "TRK", "TRU", "TRY", "TUB", "UNT", "VPK", "WRP"] | None]
    # Declared NMFC class; `null` uses the class from the density.
    freightClass: NotRequired[Literal["50", "55", "60", "65", "70", "77.5", "85", "92.5", "100", "110", "125", "150", "175", "200", "250", "300", "400", "500"] | None]
    nmfc: NotRequired[str | None]
    nmfcSub: NotRequired[str | None]
    hazmat: NotRequired[HazmatDto | None]
    # Harmonized System code without dots, for customs.
    hsCode: NotRequired[str | None]
    # ISO 3166-1 alpha-2 code of the country where the goods were made, such as US.
    countryOfOrigin: NotRequired[str | None]
    # Description as on the bill of lading; unique among the company's products.
    description: str
    # Stock-keeping unit by which orders name the product; unique among the company's products, in whatever case.
    sku: NotRequired[str | None]
    # Pieces in a handling unit as it is usually packed. Default: one.
    piecesPerUnit: NotRequired[int | None]
    # Units of `handlingUnit`: inches and pounds, or centimeters and kilograms.
    units: NotRequired[Literal["imperial", "metric"]]
    # A handling unit as it is usually packed.
    handlingUnit: NotRequired[UsualUnitDto | None]
    # Value of one handling unit.
    declaredValue: NotRequired[MoneyDto | None]
    # 409 STALE_REVISION if the stored version is newer.
    version: int


@final
class ChangeShipmentDto(TypedDict):
    # Version of the shipment as it was read.
    version: int
    # Changeable until pickup; the carrier is notified.
    pickup: NotRequired[PickupWindowDto]
    references: NotRequired[list[ReferenceDto]]
    # Instructions for the whole shipment, one paragraph per line; null removes them.
    instructions: NotRequired[str | None]
    # The carrier's PRO number, with or without hyphens; null removes it. Entering a number, even the existing one, records that a carrier that was tendered by email has accepted.
    proNumber: NotRequired[str | None]


@final
class ChangeTemplateDto(TypedDict):
    # Unique among the company's templates.
    name: str
    freight: TemplateFreightDto
    # 409 STALE_REVISION if the stored version is newer.
    version: int


@final
class ChangeWarningDto(TypedDict):
    # Stable code for programs.
    code: str
    # Message for the user.
    message: str


@final
class ChangeWebhookDto(TypedDict):
    # URL that receives the events.
    url: NotRequired[str]
    # Event kinds to deliver.
    kinds: NotRequired[list[Literal["appointment.missed", "appointment.needed", "appointment.set", "approval.decided", "approval.requested", "carrier.pro_numbers_low", "charge.accessorial_added", "charge.reclass", "charge.reweigh", "claim.deadline", "claim.status", "connection.failing", "customs.hold", "delivery.exception", "dispute.deadline", "document.added", "eta.changed", "invoice.approved", "invoice.over_tolerance", "invoice.received", "pickup.driver_en_route", "pickup.missed", "pickup.scheduled", "pod.available", "quote.expiring", "quote.price_changed", "quote.ready", "shipment.booked", "shipment.cancelled", "shipment.confirmed", "shipment.delayed", "shipment.delivered", "shipment.out_for_delivery", "shipment.picked_up", "tender.failed", "tender.rejected", "tender.unanswered", "user.invited", "user.requested", "user.role_changed", "webhook.disabled"]]]
    # Whether events are delivered. While disabled, no deliveries are created and waiting ones are kept.
    enabled: NotRequired[bool]


@final
class ChangedExceptionsDto(TypedDict):
    changed: list[ShipmentExceptionDto]
    # Ids of exceptions that had ended, or had been resolved, before the change. They are unchanged.
    closedIds: list[str]


@final
class ChangedQuoteDto(TypedDict):
    # `qte_` and a ULID.
    id: str
    # Quote number, such as Q-001042.
    number: str


@final
class ChangedRateCellDto(TypedDict):
    # Column of the rate sheet, such as `M5C`.
    column: str
    # As written in a rate sheet; null if the active version has none.
    before: str | None
    # As written in a rate sheet; null if the upload has none.
    after: str | None


@final
class ChangedRateDto(TypedDict):
    change: Literal["added", "changed", "removed"]
    # Location as in the rate sheet, `*` in a mileage tariff.
    origin: str
    destination: str
    # Mileage range of a mileage tariff, inclusive; otherwise null.
    milesFrom: float | None
    milesTo: float | None
    # Null for a truckload tariff.
    freightClass: str | None
    # Trailer of a truckload tariff; otherwise null.
    equipment: str | None
    cells: list[ChangedRateCellDto]


@final
class ChargeEntryDto(TypedDict):
    # `chg_` and a ULID.
    id: str
    # `PRELIMINARY`: charges before the invoice, those of the newest message counting; `INVOICED`: a line of an invoice; `ADJUSTED`: not paid; `CREDITED`: credited by the carrier; `PAID`: a payment.
    stage: Literal["ADJUSTED", "CREDITED", "INVOICED", "PAID", "PRELIMINARY"]
    # Code of the charge; ADJUSTED, CREDITED and PAID for what concerns the whole invoice.
    code: str
    description: str
    # Minor units; negative for reductions.
    amount: float
    # ISO 4217.
    currency: str
    # Whether the carrier or a user caused it.
    source: Literal["carrier", "member"]
    # The invoice that is the evidence; null for preliminary charges.
    invoiceId: str | None
    # The carrier's message that is the evidence of preliminary charges; null for later stages.
    carrierBillId: str | None
    # UTC instant.
    recordedAt: str
    # Of payments: local date.
    paidOn: str | None
    # Of payments: check, ACH or wire number.
    reference: str | None


@final
class ChargeLedgerDto(TypedDict):
    stages: list[ChargeStageDto]
    # What the carrier sent, newest first.
    received: list[ReceivedBillDto]
    # Ledger rows after the booking, oldest first.
    entries: list[ChargeEntryDto]
    # Oldest first.
    invoices: list[ShipmentInvoiceDto]
    # The agreed price for the freight of the newest preliminary charges; null if that is the booked freight.
    rerating: ReratingDto | None


@final
class ChargeLineDto(TypedDict):
    # LINEHAUL, DEFICIT, DISCOUNT, MINIMUM, FUEL, CUBIC, LINEAR_FOOT, STOP_OFF or an accessorial code.
    code: str
    description: str
    amount: MoneyDto
    # Unit of the quantity: cwt, percent, flat, unit, mile.
    basis: str
    quantity: str
    rate: str
    # Rule and tariff version.
    rule: str
    inputs: dict[str, Any]


@final
class ChargeStageDto(TypedDict):
    # `QUOTED`: the offer as displayed. `BOOKED`: the price recalculated and accepted at booking.
    stage: Literal["BOOKED", "QUOTED"]
    # UTC instant at which the document was created.
    fixedAt: str
    # Sum of the lines.
    total: MoneyDto
    # Difference from the previous stage's total, in the same currency; null for the first stage.
    change: MoneyDto | None
    # Charge lines with basis, quantity, rate, rule and inputs, from which the amount is calculated.
    lines: list[ChargeLineDto]


@final
class ClaimCountsDto(TypedDict):
    open: float
    due: float
    settled: float
    ended: float
    all: float


@final
class ClaimDeadlineDto(TypedDict):
    # `claim_notice`: report concealed damage; `claim_file`: file the claim; `claim_acknowledge`, `claim_answer` and `claim_update`: the carrier acknowledges after 30 days, answers after 120 and reports every 60; `claim_suit`: file a suit, 2 years after the claim was declined.
    kind: Literal["claim_acknowledge", "claim_answer", "claim_file", "claim_notice", "claim_suit", "claim_update"]
    # Local date.
    dueOn: str


@final
class ClaimDto(TypedDict):
    # `clm_` and a ULID.
    id: str
    # Such as C-000012.
    number: str
    kind: Literal["concealed", "damage", "loss", "shortage"]
    status: Literal["acknowledged", "closed", "declined", "draft", "filed", "offered", "settled", "withdrawn"]
    shipmentId: str
    shipmentNumber: str
    carrierName: str
    # SCAC of the carrier.
    scac: str
    currency: Literal["CAD", "USD"]
    claimed: float
    # Expected recovery; null if not estimated.
    reserve: float | None
    # Latest offer; null without one.
    offered: float | None
    # Agreed amount; null before a settlement.
    settled: float | None
    # Received amount; null until the claim is closed.
    recovered: float | None
    reference: str | None
    # Local date on which the carrier received the claim; null for drafts.
    filedOn: str | None
    # Local date of its next deadline; null if there is none.
    nextDueOn: str | None
    nextDueKind: Literal["claim_acknowledge", "claim_answer", "claim_file", "claim_notice", "claim_suit", "claim_update"] | None
    # Whether the next deadline has passed.
    overdue: bool
    # UTC instant.
    createdAt: str
    # For changes.
    version: float
    items: list[ClaimItemDto]
    goodsAmount: float
    freightAmount: float
    otherAmount: float
    description: str
    # Documents of the shipment that prove the claim, as filed.
    documentIds: list[str]
    # Documents added after filing, in that order.
    addedDocumentIds: list[str]
    # Number that the carrier gave the claim; null if unknown.
    carrierReference: str | None
    # Earliest first.
    deadlines: list[ClaimDeadlineDto]
    # Oldest first.
    events: list[ClaimEventDto]
    # Steps that are possible now.
    possible: list[Literal["acknowledge", "close", "decline", "file", "offer", "reject", "reserve", "settle", "update", "withdraw"]]
    # Whether the user may add documents: it was filed, and nothing is settled.
    takesDocuments: bool


@final
class ClaimEventDto(TypedDict):
    # `cle_` and a ULID.
    id: str
    # `create`: the draft; `change`: its content; `documents`: documents added after filing.
    kind: Literal["acknowledge", "change", "close", "create", "decline", "documents", "file", "offer", "reject", "reserve", "settle", "update", "withdraw"]
    # Minor units; null for entries without an amount.
    amount: float | None
    # Local date on which it happened; null for the draft.
    happenedOn: str | None
    note: str | None
    # Null if the account was deleted.
    actorName: str | None
    # UTC instant.
    createdAt: str


@final
class ClaimItemDto(TypedDict):
    description: str
    pieces: int
    # Whole pounds; null if unknown.
    weight: int | None


@final
class ClaimListDto(TypedDict):
    items: list[ClaimSummaryDto]
    # Value of `cursor` for the next page; null on the last page.
    nextCursor: str | None


@final
class ClaimSummaryDto(TypedDict):
    # `clm_` and a ULID.
    id: str
    # Such as C-000012.
    number: str
    kind: Literal["concealed", "damage", "loss", "shortage"]
    status: Literal["acknowledged", "closed", "declined", "draft", "filed", "offered", "settled", "withdrawn"]
    shipmentId: str
    shipmentNumber: str
    carrierName: str
    # SCAC of the carrier.
    scac: str
    currency: Literal["CAD", "USD"]
    claimed: float
    # Expected recovery; null if not estimated.
    reserve: float | None
    # Latest offer; null without one.
    offered: float | None
    # Agreed amount; null before a settlement.
    settled: float | None
    # Received amount; null until the claim is closed.
    recovered: float | None
    reference: str | None
    # Local date on which the carrier received the claim; null for drafts.
    filedOn: str | None
    # Local date of its next deadline; null if there is none.
    nextDueOn: str | None
    nextDueKind: Literal["claim_acknowledge", "claim_answer", "claim_file", "claim_notice", "claim_suit", "claim_update"] | None
    # Whether the next deadline has passed.
    overdue: bool
    # UTC instant.
    createdAt: str


@final
class ClaimThreadDto(TypedDict):
    # Oldest first.
    messages: list[DisputeMessageDto]
    # Email address of the carrier's contact for claims, else for billing or dispatch; null if there is none.
    carrierEmail: str | None


@final
class Co2eDto(TypedDict):
    # Kilograms, two decimals.
    kg: float
    factor: str
    # TTW: tank to wheel. WTW: well to wheel.
    scope: str
    # Source of the emission factor, with its year or version.
    edition: NotRequired[str]
    # Weight and distance that the factor was applied to.
    basis: NotRequired[str]


@final
class CodedLineDto(TypedDict):
    glAccount: str
    costCenter: str
    # Minor units of the invoice's currency.
    amount: int


@final
class CodingChangeDto(TypedDict):
    # `icd_` and a ULID.
    id: str
    lines: list[CodedLineDto]
    reason: str
    # Null if the user was erased.
    actorName: str | None
    # UTC instant.
    codedAt: str


@final
class CommodityDto(TypedDict):
    description: NotRequired[str | None]
    pieces: NotRequired[int | None]
    packagingType: NotRequired[Literal["BAG", "BAL", "BBL", "BCH", "BDL", "BIN", "BOX", "BSK", "BXT", "CAB", "CAG", "CAN", "CAR", "CAS", "CBY", "CHS", "CNT", "COL", "COR", "CRT", "CSK", "CTN", "CYL", "DBK", "DRM", "ENV", "FIR", "GLD", "HGH", "HPR", "HRB", "INT", "JAR", "JCN", "KEG", "KIT", "LBK", "LIF", "LSE", "MXD", "OTH", "PAL", "PAT", "PCK", "PCS", "PKG", "PLN", "RCK", "REL", "ROL", "SKD", "SLP", "SPL", "TBE", "TBN", "TNK", "TRK", "TRU", "TRY", "TUB", "UNT", "VPK", "WRP"] | None]
    # Gross weight in the request's unit.
    weight: float
    # Declared NMFC class; `null` uses the class from the density.
    freightClass: NotRequired[Literal["50", "55", "60", "65", "70", "77.5", "85", "92.5", "100", "110", "125", "150", "175", "200", "250", "300", "400", "500"] | None]
    nmfc: NotRequired[str | None]
    nmfcSub: NotRequired[str | None]
    hazmat: NotRequired[HazmatDto | None]
    # Harmonized System code without dots, for customs.
    hsCode: NotRequired[str | None]
    # ISO 3166-1 alpha-2 code of the country where the goods were made, such as US.
    countryOfOrigin: NotRequired[str | None]
    # Value of all pieces for customs.
    customsValue: NotRequired[MoneyDto | None]


@final
class CompanyDefaultsDto(TypedDict):
    # Units of new quotes. Users who selected metric units keep them.
    units: Literal["imperial", "metric"]
    # Default services of a new quote.
    accessorials: list[Literal["APTD", "APTP", "COD", "EXPD", "FVC", "GTD_AM", "GTD_NOON", "GTD_PM", "HAZ", "IDL", "INBD", "IPU", "LFTD", "LFTP", "LTDAD", "LTDAP", "MARK", "MNC", "OVR", "PPD", "PSC", "PSH", "PSN", "REP", "RES", "SRT", "SS", "TCS"]]
    # Printed in the special instructions of every bill of lading; null for none.
    billOfLadingText: str | None
    # Of new bills of lading, labels, rate confirmations and letters. Unchanged if missing.
    language: NotRequired[Literal["en-CA", "en-US", "es-US", "fr-CA"]]


@final
class CompanyDto(TypedDict):
    # Prefix `cmp_`.
    id: str
    # Code that users enter to request membership.
    code: str
    # Legal name.
    name: str
    # GS1 company prefix for bill of lading numbers and pallet labels; null if the company has none.
    gs1Prefix: str | None
    # E.164.
    phone: str | None
    address: AddressDto | None
    # Null: the company itself pays.
    billing: BillingDto | None
    # IANA name; null for the viewer's time zone.
    timeZone: str | None
    defaults: CompanyDefaultsDto
    # Whether the company has a logo (`GET /company/logo`).
    hasLogo: bool
    # Color of buttons and lines in emails and on tracking pages, as `#rrggbb`; null: Lading's.
    brandColor: str | None
    # Whether this is the demonstration company.
    demo: bool
    # Increases with every change.
    version: float
    # UTC instant.
    createdAt: str


@final
class CompanyQuotaDto(TypedDict):
    # `requests`: in 10 seconds. `imports`: in a day (UTC). `streams`: open event streams per process. `storage`: bytes of documents.
    name: Literal["imports", "requests", "storage", "streams"]
    limit: float
    # Imports of today, which processes count in blocks of a tenth of the limit, or bytes of documents. Null for the others.
    used: float | None


@final
class CompanyQuotasDto(TypedDict):
    items: list[CompanyQuotaDto]


@final
class ComparedLineDto(TypedDict):
    # Code of the charge; OTHR if unknown.
    code: str
    # The carrier's code of a charge whose code is unknown; null for others.
    carrierCode: str | None
    description: str
    # Null if it was not agreed.
    agreed: float | None
    # Null if it is not invoiced.
    invoiced: float | None
    # Invoiced minus agreed.
    difference: float
    # Null if the amounts are equal.
    finding: InvoiceFindingDto | None


@final
class ConfirmHostKeyDto(TypedDict):
    # As the test of the connection returned it.
    fingerprint: str


@final
class ConnectCarrierDto(TypedDict):
    # Standard Carrier Alpha Code.
    scac: str
    name: str
    # Kind of the carrier's interface, see `listConnectors`; default: `dsdc`.
    connector: NotRequired[str]
    # Base URL of the carrier's endpoints, such as https://api.carrier.example/dsdc.
    endpoint: str
    # Null removes stored credentials; absent keeps them. A change to another server removes them.
    credentials: NotRequired[CarrierCredentialsDto | None]
    # Base path of in-transit visibility on the carrier's server, from its root; null: that of the endpoint.
    trackingPath: NotRequired[str | None]
    # Base path of preliminary freight charges; null: `/pfc` below the endpoint.
    chargesPath: NotRequired[str | None]
    # Base path of invoices and documents; null: that of the endpoint.
    invoicesPath: NotRequired[str | None]
    # The company's number with the carrier.
    customerNumber: NotRequired[str | None]
    # Replaces all of them; null removes them.
    options: NotRequired[ConnectionOptionsDto | None]
    # Response timeout in seconds.
    timeoutSeconds: NotRequired[int]
    # Whether new quotes request rates from it.
    enabled: NotRequired[bool]


@final
class ConnectedCarrierDto(TypedDict):
    connections: list[CarrierConnectionDto]
    id: str
    scac: str
    name: str
    demo: bool
    # Connector kinds of its enabled connections.
    connectors: list[str]


@final
class ConnectedCarrierListDto(TypedDict):
    items: list[ConnectedCarrierDto]
    nextCursor: str | None


@final
class ConnectionHealthDto(TypedDict):
    # `untested` until the first call; always `up` for tariffs, which Lading rates.
    state: Literal["failing", "untested", "up"]
    # Error while the connection is failing.
    lastError: str | None
    # Median duration of recent responses in milliseconds; null without any.
    p50Ms: float | None
    # UTC instant since which it is in this state; null while untested.
    since: str | None


@final
class ConnectionOptionsDto(TypedDict):
    # For carriers whose test environment has the address of production; default: `production`.
    environment: NotRequired[Literal["production", "test"]]
    # Scope of access tokens that the carrier gave the company.
    tokenScope: NotRequired[str]
    # Account number of the freight carrier, if it differs from the customer number.
    freightAccountNumber: NotRequired[str]
    # `ship_to`: the account of the place that the freight leaves or reaches. `bill_to`: the account of a third party. Default: `ship_to`.
    freightAccountType: NotRequired[Literal["bill_to", "ship_to"]]
    # Street address that invoices of the account are sent to.
    billingAddress1: NotRequired[str]
    billingCity: NotRequired[str]
    # State or province of the billing address.
    billingState: NotRequired[str]
    billingPostalCode: NotRequired[str]
    billingCountry: NotRequired[Literal["CA", "US"]]


@final
class ConnectionTestDto(TypedDict):
    # Whether the carrier returned an offer.
    ok: bool
    # Null when ok; otherwise the reason a quote would show.
    code: str | None
    # Message for the user.
    message: str
    # Duration of the call.
    milliseconds: float


@final
class ConnectorCarrierDto(TypedDict):
    scac: str
    name: str


@final
class ConnectorDto(TypedDict):
    # Value of `connector` when a carrier is connected.
    kind: str
    # The only carrier of this kind; null: any carrier.
    carrier: ConnectorCarrierDto | None
    # Servers to choose from; empty: the user enters an address.
    servers: list[ConnectorServerDto]
    # Header of the carrier's key; null: the user chooses how to authenticate.
    keyHeader: str | None
    # Whether the carrier accepts client credentials (OAuth 2) and nothing else.
    usesClientCredentials: bool
    # Settings that connections of this kind have in addition to address, credentials and timeout.
    fields: list[Literal["chargesPath", "customerNumber", "invoicesPath", "trackingPath"]]
    # Settings in `options` that connections of this kind have.
    options: list[Literal["billingAddress1", "billingCity", "billingCountry", "billingPostalCode", "billingState", "environment", "freightAccountNumber", "freightAccountType", "tokenScope"]]
    # Fields and options that must be entered.
    required: list[Literal["billingAddress1", "billingCity", "billingCountry", "billingPostalCode", "billingState", "chargesPath", "customerNumber", "environment", "freightAccountNumber", "freightAccountType", "invoicesPath", "tokenScope", "trackingPath"]]
    # `rate`: quotes. `tender`: bill of lading and pickup. `change`, `cancel`: of a tender. `track`: events of all shipments. `trace`: events of one shipment. `charges`: preliminary charges. `subscriptions`: the carrier can send messages itself.
    capabilities: list[Literal["cancel", "change", "charges", "documents", "invoices", "rate", "subscriptions", "tender", "trace", "track"]]
    # Freight that cannot be tendered over the interface: `hazmat`: hazardous material; `cross_border`: from one country to another; `expedited`: expedited and time-critical. Empty: none.
    notTendered: list[Literal["cross_border", "expedited", "hazmat"]]
    # Set if the connector was built from this description and not run against the carrier.
    source: ConnectorSourceDto | None


@final
class ConnectorListDto(TypedDict):
    items: list[ConnectorDto]


@final
class ConnectorServerDto(TypedDict):
    environment: Literal["production", "sandbox"]
    url: str
    # Address of its access tokens; null without OAuth 2.
    tokenUrl: str | None


@final
class ConnectorSourceDto(TypedDict):
    title: str
    url: str
    # Local date.
    readOn: str


@final
class ConsigneeNoticeDto(TypedDict):
    to: str
    subject: str
    # Plain text. Do not name prices: the consignee must not see them.
    text: str


@final
class ContactDto(TypedDict):
    # `ctc_` and a ULID.
    id: str
    name: str
    address: AddressDto
    # IANA time zone; null if the postal code has none.
    timeZone: str | None
    # One of the standard location types; null: a business.
    placeType: str | None
    # Whether there is a loading dock; null: not known.
    dock: bool | None
    # Whether there is a forklift; null: not known.
    forklift: bool | None
    appointmentNeeded: bool
    # One entry per day on which the location is open; empty: not known.
    hours: list[ContactHoursDto]
    # Accessorial services usually needed at this location.
    accessorials: list[Literal["APTD", "APTP", "COD", "EXPD", "FVC", "GTD_AM", "GTD_NOON", "GTD_PM", "HAZ", "IDL", "INBD", "IPU", "LFTD", "LFTP", "LTDAD", "LTDAP", "MARK", "MNC", "OVR", "PPD", "PSC", "PSH", "PSN", "REP", "RES", "SRT", "SS", "TCS"]]
    # Instructions for the driver.
    instructions: str | None
    people: list[ContactPersonDto]
    # Increases by one with every change.
    version: float
    # UTC instant.
    createdAt: str
    # UTC instant.
    updatedAt: str


@final
class ContactFromStopDto(TypedDict):
    name: NotRequired[str | None]
    address1: NotRequired[str | None]
    address2: NotRequired[str | None]
    city: NotRequired[str | None]
    # Two-letter state or province.
    state: NotRequired[str | None]
    # US ZIP or ZIP+4, or Canadian postal code.
    postalCode: str
    country: Literal["CA", "US"]
    # One of the 101 limited-access location types of DSDC eBOL, or `Residence`.
    placeType: NotRequired[str | None]
    # Whether the stop has a loading dock.
    dock: NotRequired[bool | None]
    # Whether the stop has a forklift.
    forklift: NotRequired[bool | None]
    # Whether the location takes freight only by appointment. Default: the contact's, at its postal code.
    appointmentNeeded: NotRequired[bool | None]
    # Opening times, one entry per open day; empty: not known. Default: the contact's, at its postal code.
    hours: NotRequired[list[ContactHoursDto] | None]
    # Accessorial services that the location usually needs. Default: the contact's, at its postal code.
    accessorials: NotRequired[list[Literal["APTD", "APTP", "COD", "EXPD", "FVC", "GTD_AM", "GTD_NOON", "GTD_PM", "HAZ", "IDL", "INBD", "IPU", "LFTD", "LFTP", "LTDAD", "LTDAP", "MARK", "MNC", "OVR", "PPD", "PSC", "PSH", "PSN", "REP", "RES", "SRT", "SS", "TCS"]] | None]
    # IANA time zone, if it is not that of the postal code. Default: the contact's, at its postal code.
    timeZone: NotRequired[str | None]
    contact: NotRequired[StopContactDto | None]
    instructions: NotRequired[str | None]
    # What the stop is for; only for intermediate stops.
    operation: NotRequired[Literal["drop", "pickup"] | None]
    # Items that are loaded or unloaded here, by index in the request's `handlingUnits`; only for intermediate stops.
    handlingUnits: NotRequired[list[float]]


ContactHoursDto = TypedDict("ContactHoursDto", {
    "day": "Literal[\"fri\", \"mon\", \"sat\", \"sun\", \"thu\", \"tue\", \"wed\"]",
    # Local time, `HH:MM`.
    "from": "str",
    # Local time after `from`, `HH:MM`.
    "to": "str",
})


@final
class ContactImportCheckDto(TypedDict):
    # Contacts in the file.
    rows: float
    # Contacts with at least one error.
    faulty: float
    # Number of errors.
    errorCount: float
    # The first 1,000 errors, in row order.
    errors: list[ImportMessageDto]


@final
class ContactImportDetailDto(TypedDict):
    # `cim_` and a ULID.
    id: str
    status: Literal["done", "running"]
    fileName: str
    # Contacts in the file.
    rows: float
    # Contacts saved so far.
    done: float
    # Contacts that could not be saved, including skipped ones.
    failed: float
    # Full name of the sender.
    createdBy: str
    # UTC instant.
    createdAt: str
    # UTC instant; null while it runs.
    finishedAt: str | None
    # The first 1,000 errors of contacts that could not be saved, in file order.
    errors: list[ImportMessageDto]


@final
class ContactImportDto(TypedDict):
    # `cim_` and a ULID.
    id: str
    status: Literal["done", "running"]
    fileName: str
    # Contacts in the file.
    rows: float
    # Contacts saved so far.
    done: float
    # Contacts that could not be saved, including skipped ones.
    failed: float
    # Full name of the sender.
    createdBy: str
    # UTC instant.
    createdAt: str
    # UTC instant; null while it runs.
    finishedAt: str | None


@final
class ContactListDto(TypedDict):
    items: list[ContactDto]
    # Cursor of the next page; null on the last page. A page can be short and still have a next one.
    nextCursor: str | None


@final
class ContactMapDto(TypedDict):
    items: list[ContactPlaceDto]
    # Whether there are more than the newest 500.
    more: bool


@final
class ContactPersonDto(TypedDict):
    name: str
    # E.164. Common notations are accepted; a number without country code is North American.
    phone: NotRequired[str | None]
    # Extension digits.
    extension: NotRequired[str | None]
    email: NotRequired[str | None]
    # Role, such as shipping, receiving or billing.
    role: NotRequired[str | None]


@final
class ContactPlaceDto(TypedDict):
    id: str
    name: str
    city: str
    state: str
    # Degrees north, of the center of the postal code.
    latitude: float
    # Degrees east, which is negative in America.
    longitude: float


@final
class CopiedShipmentDto(TypedDict):
    # `qte_` and a ULID.
    quoteId: str
    # Quote number, such as Q-001042.
    quoteNumber: str


@final
class CopyQuoteDto(TypedDict):
    # Local date at the origin; defaults to the quote's date, which returns 422 if it has passed.
    pickupOn: NotRequired[str]


@final
class CopyQuotesDto(TypedDict):
    # Local date at the origin of all copies; by default each keeps its date, and one in the past is refused.
    pickupOn: NotRequired[str]
    # In the order of the list. An id of another company is a 404.
    quoteIds: list[str]


@final
class CreateWebhookDto(TypedDict):
    # URL that receives the events; https, unless the operator of this installation allows http for it.
    url: str
    # Event kinds to deliver.
    kinds: list[Literal["appointment.missed", "appointment.needed", "appointment.set", "approval.decided", "approval.requested", "carrier.pro_numbers_low", "charge.accessorial_added", "charge.reclass", "charge.reweigh", "claim.deadline", "claim.status", "connection.failing", "customs.hold", "delivery.exception", "dispute.deadline", "document.added", "eta.changed", "invoice.approved", "invoice.over_tolerance", "invoice.received", "pickup.driver_en_route", "pickup.missed", "pickup.scheduled", "pod.available", "quote.expiring", "quote.price_changed", "quote.ready", "shipment.booked", "shipment.cancelled", "shipment.confirmed", "shipment.delayed", "shipment.delivered", "shipment.out_for_delivery", "shipment.picked_up", "tender.failed", "tender.rejected", "tender.unanswered", "user.invited", "user.requested", "user.role_changed", "webhook.disabled"]]
    # Whether events are delivered; default true.
    enabled: NotRequired[bool]


@final
class CreatedWebhookDto(TypedDict):
    # `whk_` and a ULID.
    id: str
    url: str
    kinds: list[Literal["appointment.missed", "appointment.needed", "appointment.set", "approval.decided", "approval.requested", "carrier.pro_numbers_low", "charge.accessorial_added", "charge.reclass", "charge.reweigh", "claim.deadline", "claim.status", "connection.failing", "customs.hold", "delivery.exception", "dispute.deadline", "document.added", "eta.changed", "invoice.approved", "invoice.over_tolerance", "invoice.received", "pickup.driver_en_route", "pickup.missed", "pickup.scheduled", "pod.available", "quote.expiring", "quote.price_changed", "quote.ready", "shipment.booked", "shipment.cancelled", "shipment.confirmed", "shipment.delayed", "shipment.delivered", "shipment.out_for_delivery", "shipment.picked_up", "tender.failed", "tender.rejected", "tender.unanswered", "user.invited", "user.requested", "user.role_changed", "webhook.disabled"]]
    enabled: bool
    # UTC instant since which no delivery succeeded; null while they succeed.
    failingSince: str | None
    # UTC instant at which it was disabled automatically; null if a user disabled it, or it is enabled.
    disabledAt: str | None
    # Why it was disabled automatically. `nothing_delivered`: no delivery succeeded for three days, and one failed for good.
    disabledReason: Literal["nothing_delivered"] | None
    # UTC instant until which deliveries are also signed with the previous secret; null if there is none.
    previousSecretUntil: str | None
    # UTC instant.
    createdAt: str
    # Signing secret: its UTF-8 bytes are the key of the HMAC. It is not shown again.
    secret: str


@final
class CustomsChangedDto(TypedDict):
    # The shipment's new version.
    version: float


@final
class CustomsDto(TypedDict):
    # Incoterms 2020.
    incoterm: NotRequired[Literal["CFR", "CIF", "CIP", "CPT", "DAP", "DDP", "DPU", "EXW", "FAS", "FCA", "FOB"] | None]
    # Named place of the Incoterm.
    incotermPlace: NotRequired[str | None]
    # Such as `Sale` or `Return of goods`.
    reasonForExport: NotRequired[str | None]
    # Tax number of the exporter, such as an EIN or business number.
    exporterTaxNumber: NotRequired[str | None]
    # Weight of the goods without packaging, in the request's unit; at most the gross weight.
    netWeight: NotRequired[float | None]
    # Marks and numbers on the packages.
    marks: NotRequired[str | None]
    # Address book contact of the importer. Without `importer`, the address is copied from the contact when the request arrives.
    importerContactId: NotRequired[str | None]
    # Importer of record. Default: the destination.
    importer: NotRequired[CustomsPartyDto | None]
    # Address book contact of the customs broker. Without `broker`, the address is copied from the contact when the request arrives.
    brokerContactId: NotRequired[str | None]
    broker: NotRequired[CustomsPartyDto | None]


@final
class CustomsPartyDto(TypedDict):
    address1: str
    address2: NotRequired[str | None]
    city: str
    # Two-letter state or province.
    state: str
    # US ZIP or ZIP+4, or Canadian postal code.
    postalCode: str
    country: Literal["CA", "US"]
    name: str
    # Importer number, business number or filer code.
    number: NotRequired[str | None]
    contact: NotRequired[StopContactDto | None]


@final
class DeadlineDto(TypedDict):
    # `dispute`: the invoice can be disputed until its due date; `answer`: the carrier's answer to the dispute.
    kind: Literal["answer", "dispute"]
    # UTC instant. Users are alerted 48, 24 and 4 hours before it.
    dueAt: str


@final
class DeclinedDto(TypedDict):
    carrier: CarrierSummaryDto
    code: str
    message: str


@final
class DefaultFeeCurrencyDto(TypedDict):
    # Currencies of the carrier's tariffs that are not withdrawn; empty without one.
    tariffs: list[Literal["CAD", "USD"]]


@final
class DefaultHolidaysDto(TypedDict):
    source: str


@final
class DefaultNumberDto(TypedDict):
    value: float
    source: str


@final
class DefaultTimeDto(TypedDict):
    # `HH:MM`.
    value: str
    source: str


@final
class DeliveryRequirementDto(TypedDict):
    # `none`: standard transit of the carrier.
    type: Literal["by", "none", "on", "window"]
    # Local date at the destination for `by` and `on`; first day of a `window`.
    on: NotRequired[str | None]
    # Last local date of a `window`.
    to: NotRequired[str | None]


@final
class DemonstrationDto(TypedDict):
    # Demonstration carriers.
    carriers: float
    # Quotes that only demonstration carriers priced, the booked ones included.
    quotes: float
    # Shipments that only demonstration carriers had.
    shipments: float
    # Shipments among them with documents on legal hold, which prevent the removal.
    held: float


@final
class DerivedDto(TypedDict):
    # Whole pounds.
    totalWeight: float
    cubicFeet: float
    # Cubic feet with not stackable units counted to 96 in.
    occupiedCubicFeet: float
    densityPcf: float
    linearFeet: float
    # Road miles over all stops; null while a location is unknown.
    miles: float | None
    # Source of the miles: an estimate over highway corridors, or the company's lane miles. Absent on quotes rated before this field existed.
    milesBasis: NotRequired[str | None]
    modes: list[ModeCandidateDto]
    units: list[UnitDensityDto]
    inferredAccessorials: list[InferredAccessorialDto]
    warnings: list[RatingWarningDto]
    # Absent for truckloads, which are not rated by class, and on quotes rated before this field existed.
    risk: NotRequired[ReclassRiskDto]


@final
class DisputeDto(TypedDict):
    # `dsp_` and a ULID.
    id: str
    reason: Literal["ACCESSORIAL_AMOUNT", "ACCESSORIAL_DOCUMENTS", "ACCESSORIAL_NOT_APPLICABLE", "BILL_TO_ADDRESS", "BILL_TO_NAME", "COMMODITY_DESCRIPTION", "DETENTION", "DISCOUNT", "FUEL", "IN_BOND", "INCORRECT_PARTY", "LOAD_ID", "LUMPER", "MINIMUM", "MISSING_DOCUMENTS", "NAME_ADDRESS", "NMFC_ITEM", "PIECES", "PO_NUMBER", "QUOTE", "RATE_BASE", "RECLASS", "RECONSIGNMENT", "REDELIVERY", "REFERENCE_NUMBER", "RELATED_ACCOUNT", "REWEIGH", "SPECIAL_INSTRUCTIONS", "TARIFF", "TERMS", "TIME_CRITICAL", "UNLOADING", "VEHICLE_NOT_USED", "VOLUME_QUOTE"]
    # Disputed amount.
    amount: float
    note: str | None
    # Local date until which the carrier should answer.
    answerDueOn: str
    # UTC instant.
    openedAt: str
    # `credited`: the carrier credited an amount; `short_paid`: an amount was not paid; `dropped`: approved as invoiced; `superseded`: replaced or withdrawn by the carrier. Null while open.
    outcome: Literal["credited", "dropped", "short_paid", "superseded"] | None
    # Amount that is not paid because of the dispute; null while open.
    recovered: float | None
    # UTC instant; null while open.
    closedAt: str | None


@final
class DisputeMessageDto(TypedDict):
    # `cms_` and a ULID.
    id: str
    # `sent`: emailed to the carrier; `received`: an answer of the carrier; `note`: for colleagues only.
    direction: Literal["note", "received", "sent"]
    # State of an email: `uncertain` if it may not have been sent. Null for other messages.
    state: Literal["failed", "queued", "refused", "sending", "sent", "uncertain"] | None
    # Email address of the carrier; null for other messages.
    address: str | None
    text: str
    # Name of the user who wrote or entered it; null if the account was deleted.
    authorName: str | None
    # UTC instant.
    createdAt: str


@final
class DisputeThreadDto(TypedDict):
    disputes: list[DisputeDto]
    messages: list[DisputeMessageDto]
    # Earliest first.
    deadlines: list[DeadlineDto]
    # Email address of the carrier's billing contact; null if there is none.
    carrierEmail: str | None


@final
class DockLabelDto(TypedDict):
    # Line of the handling unit.
    line: float
    # 18 digits.
    sscc: str


@final
class DockListDto(TypedDict):
    # Local date at the origin.
    date: str
    items: list[DockPickupDto]
    # Value of `cursor` for the next page; null on the last page.
    nextCursor: str | None


@final
class DockPickupDto(TypedDict):
    # `shp_` and a ULID.
    shipmentId: str
    # Shipment number, such as S-000317.
    number: str
    status: Literal["accepted", "at_delivery", "at_pickup", "at_terminal", "booked", "cancelled", "closed", "delivered", "en_route_pickup", "in_transit", "interline", "lost", "out_for_delivery", "picked_up", "pickup_scheduled", "refused", "returned", "tender_rejected", "tendered"]
    scac: str
    carrierName: str
    # LTL, VLTL or FTL.
    mode: str
    # GS1 shipment number of 17 digits.
    bolNumber: str
    proNumber: str | None
    # Local date at the origin.
    pickupOn: str
    # Local times at the origin, `HH:MM`; null if not specified.
    readyFrom: str | None
    closeAt: str | None
    # IANA time zone of the origin.
    timeZone: str
    origin: DockPlaceDto
    destination: DockPlaceDto
    units: list[DockUnitDto]
    # Codes of labels that were printed, at most 200.
    labels: list[DockLabelDto]
    recorded: DockRecordDto


@final
class DockPlaceDto(TypedDict):
    name: str
    city: str
    state: str


@final
class DockRecordDto(TypedDict):
    door: str | None
    trailer: str | None
    seal: str | None
    # Name of the driver who signed.
    signedBy: str | None
    note: str | None
    # UTC instant of the last entry.
    loadedAt: str | None


@final
class DockUnitDto(TypedDict):
    # Position in the shipment; 0 is the first.
    line: float
    # Handling units of the line.
    count: float
    # DSDC handling unit code; PAT is a pallet.
    type: str
    # Pieces in all handling units of the line.
    pieces: float
    # Descriptions of the commodities, separated by commas.
    description: str
    # Gross weight of the line, in the unit of `weightUnit`.
    weight: float
    weightUnit: Literal["kg", "lb"]
    # Handling units on the truck by the last entry; null if not recorded.
    loaded: float | None


@final
class DocumentDto(TypedDict):
    # `doc_` and a ULID.
    id: str
    # Document type; types starting with CARRIER_ are the carrier's images of our documents.
    kind: Literal["BOL", "CARRIER_BOL", "CARRIER_LABELS", "CATALOG_PAGE", "COMMERCIAL_INVOICE", "CONTRACT", "CORRESPONDENCE", "CUSTOMS", "CUSTOMS_INVOICE", "DETENTION_RECEIPT", "DIMENSIONS", "DISCOUNTS", "FDA", "FREIGHT_BILL", "FUEL_TABLE", "HAZMAT", "INSPECTION", "INSURANCE", "INVOICE", "LABELS", "LETTER_OF_AUTHORITY", "LUMPER_RECEIPT", "OTHER", "PACKING_SLIP", "PHOTO", "POD", "QUOTE", "RATE_CONFIRMATION", "RESIDENTIAL", "RULES_TARIFF", "SAFETY_DATA_SHEET", "SCALE_TICKET", "SPEC_SHEET", "STATEMENT", "WEIGHT_INSPECTION"]
    # Increases by one with every change of the document's content and with every upload of its kind.
    version: float
    # issued: current Lading document; superseded: replaced; correction: created after pickup; received: created by others.
    status: Literal["correction", "issued", "received", "superseded"]
    # Source of the file: lading, a member or the carrier.
    source: Literal["carrier", "lading", "member"]
    # File name for downloads.
    fileName: str
    # Media type, detected from the content.
    contentType: str
    # Size in bytes.
    size: float
    # Null if the pages were not counted.
    pageCount: float | None
    # SHA-256 of the file, 64 hexadecimal digits.
    sha256: str
    # Code printed on the document: the start of the SHA-256 of its content. Null for uploaded and carrier documents.
    code: str | None
    # Changes since the previous version, one sentence each.
    changes: list[str]
    # Note of the member who uploaded it, or of the carrier that withdrew it.
    note: str | None
    # Name of the member who uploaded it.
    uploadedBy: str | None
    # UTC instant.
    createdAt: str
    # UTC instant at which the carrier that sent the document withdrew it, or null.
    withdrawnAt: str | None


@final
class DocumentHoldDto(TypedDict):
    # Null without a hold.
    reason: str | None
    # UTC instant; null without a hold.
    placedAt: str | None


@final
class DocumentListDto(TypedDict):
    items: list[DocumentDto]
    # Always null, because the list is complete.
    nextCursor: str | None


@final
class DocumentRequestDto(TypedDict):
    # POD: proof of delivery; CARRIER_BOL: signed bill of lading; WEIGHT_INSPECTION: weight and inspection certificate; INVOICE: the carrier's invoice.
    kind: Literal["CARRIER_BOL", "INVOICE", "POD", "WEIGHT_INSPECTION"]


@final
class DocumentUploadFormDto(TypedDict):
    # PDF, TIFF, JPEG or PNG, at most 25 MiB; detected from the content.
    file: File
    # POD: proof of delivery; CARRIER_BOL: the bill of lading as the carrier signed or printed it. Kinds that can show prices require `price.read`.
    kind: Literal["CARRIER_BOL", "CATALOG_PAGE", "CONTRACT", "CORRESPONDENCE", "CUSTOMS", "DETENTION_RECEIPT", "DIMENSIONS", "DISCOUNTS", "FDA", "FREIGHT_BILL", "FUEL_TABLE", "HAZMAT", "INSPECTION", "INSURANCE", "INVOICE", "LETTER_OF_AUTHORITY", "LUMPER_RECEIPT", "OTHER", "PACKING_SLIP", "PHOTO", "POD", "QUOTE", "RESIDENTIAL", "RULES_TARIFF", "SAFETY_DATA_SHEET", "SCALE_TICKET", "SPEC_SHEET", "STATEMENT", "WEIGHT_INSPECTION"]
    # Note for colleagues.
    note: NotRequired[str]
    # `true`: if the shipment has a document with this content, it is returned, so that an upload can be repeated.
    once: NotRequired[Literal["false", "true"]]


@final
class DocumentWarningDto(TypedDict):
    # JSON pointer into the document's data, such as /lines/0/hsCode.
    pointer: str
    # Stable code for programs.
    code: str
    # Message for the user.
    message: str


@final
class DuplicateGroupDto(TypedDict):
    # Oldest first, at most 20.
    contacts: list[ContactDto]


@final
class DuplicateListDto(TypedDict):
    items: list[DuplicateGroupDto]
    # Cursor of the next page; null on the last page.
    nextCursor: str | None


@final
class EdiElementsDto(TypedDict):
    # Qualifiers of the references (L11) that are written: SI shipment, BM BOL, CN PRO, Q1 quote, PO purchase order, VN sales order, CR customer's, ZZ other.
    references: list[Literal["BM", "CN", "CR", "PO", "Q1", "SI", "VN", "ZZ"]]
    # Segments that are not written: K1 (remarks of a 211), NTE (remarks of a 204), G62 (deadline of the answer to a 204), MS3 (role of the carrier in a 204). Without remarks, services and instructions do not reach the carrier.
    omittedSegments: list[Literal["G62", "K1", "MS3", "NTE"]]


@final
class EdiPartnerDto(TypedDict):
    # `edp_` and a ULID.
    id: str
    carrierId: str
    scac: str
    carrierName: str
    # X12 version of interchanges.
    x12Version: str
    # Control number of the last interchange that was written; 0 before the first.
    lastControl: float
    # The SFTP server over which files are exchanged; null: through the API.
    sftp: EdiSftpDto | None
    # Increases by one with every change.
    version: float
    # Whether shipments are tendered by EDI. Interchanges that arrive are processed anyway.
    enabled: bool
    # Marks what is sent as a test (ISA15 T).
    test: bool
    # ISA05 of what is sent: `02` SCAC, `01` D-U-N-S, `12` telephone, `ZZ` mutually defined.
    ourQualifier: str
    # ISA06 of what is sent.
    ourId: str
    # GS02 of what is sent.
    ourGroupId: str
    # ISA07 of what is sent.
    partnerQualifier: str
    # ISA08 of what is sent.
    partnerId: str
    # GS03 of what is sent.
    partnerGroupId: str
    # Truckloads are tendered as 204.
    loadTenders: bool
    # LTL and volume LTL shipments are tendered as 211.
    billsOfLading: bool
    # The company's account number with the carrier.
    customerNumber: NotRequired[str | None]
    # Working hours in which the carrier answers a load tender (990); null: those of the company's tender settings. Overdue answers open an exception.
    responseHours: NotRequired[int | None]
    # Whether a TA1 is written for interchanges that ask for one (ISA14), and for those that are rejected as a whole. Missing: as stored, or true.
    sendReceipts: NotRequired[bool]
    # Whether what is sent asks for a TA1 (ISA14). Missing: as stored, or false.
    requestReceipts: NotRequired[bool]
    # Missing: as stored, or all references and segments.
    elements: NotRequired[EdiElementsDto]


@final
class EdiPartnerListDto(TypedDict):
    items: list[EdiPartnerDto]


@final
class EdiSftpDto(TypedDict):
    # SHA-256 fingerprint of the confirmed host key; null before it is confirmed, and nothing is exchanged.
    hostKey: str | None
    # UTC instant of the last successful exchange.
    exchangedAt: str | None
    # Why the last exchange failed; null if it did not.
    error: str | None
    # UTC instant of the next exchange.
    nextAt: str
    # Files that stay at the carrier because they cannot be used. Saving the settings reads them again.
    refused: list[RefusedFileDto]
    # Increases by one with every change.
    version: float
    # Whether files are exchanged.
    enabled: bool
    # Host name or IP address.
    host: str
    port: int
    userName: str
    authentication: Literal["key", "password"]
    # Where the carrier puts files.
    inboundFolder: str
    # Which files are fetched: `*` is any text, `?` any character.
    inboundPattern: str
    # Where fetched files are moved, on the same server; null: they are deleted.
    archiveFolder: str | None
    # Where files for the carrier are put.
    outboundFolder: str
    # Name of files for the carrier: `{control}` (required), `{set}`, `{date}` and `{time}` are filled in.
    outboundName: str


@final
class EdiSftpTestDto(TypedDict):
    # `ok`: signed in, and the folders exist. `confirm`: the host key has to be confirmed; nothing was sent. `failed`: see `message`.
    state: Literal["confirm", "failed", "ok"]
    message: str
    # SHA-256 fingerprint to confirm.
    fingerprint: str | None
    # Files that wait to be fetched.
    waitingFiles: float | None


@final
class EtaDto(TypedDict):
    # Local date at the destination.
    on: str
    # What it is computed from. `carrier`: the carrier's own estimate; `terminal`: the last terminal scan and the transit days left; `attempt`: a failed delivery; `pickup`: the pickup and the transit standard; `promised`: the planned pickup and the transit standard; `delivery`: out for delivery; `delayed`: the carrier reports a delay without a date; `overdue`: every estimate has passed.
    basis: Literal["attempt", "carrier", "delayed", "delivery", "overdue", "pickup", "promised", "terminal"]
    # The basis in words, such as "From terminal scan in Memphis, TN and 2 business days left".
    text: str
    # Operating days of the carrier after the last promised delivery date; 0 when on time.
    daysLate: float
    # UTC instant, if reported by the carrier.
    at: str | None
    # IANA time zone of the destination.
    timeZone: str
    # UTC instant since which the basis is known.
    since: str
    # Location of the terminal scan, such as "Memphis, TN".
    place: str | None
    # Transit days that the basis counts to delivery, by the carrier's calendar.
    daysLeft: float | None


@final
class EtaSummaryDto(TypedDict):
    # Local date at the destination.
    on: str
    # What it is computed from. `carrier`: the carrier's own estimate; `terminal`: the last terminal scan and the transit days left; `attempt`: a failed delivery; `pickup`: the pickup and the transit standard; `promised`: the planned pickup and the transit standard; `delivery`: out for delivery; `delayed`: the carrier reports a delay without a date; `overdue`: every estimate has passed.
    basis: Literal["attempt", "carrier", "delayed", "delivery", "overdue", "pickup", "promised", "terminal"]
    # The basis in words, such as "From terminal scan in Memphis, TN and 2 business days left".
    text: str
    # Operating days of the carrier after the last promised delivery date; 0 when on time.
    daysLate: float


@final
class EventPlaceDto(TypedDict):
    name: str | None
    city: str | None
    # State or province.
    state: str | None
    postalCode: str | None
    country: str | None
    # Degrees.
    latitude: float | None
    longitude: float | None


@final
class ExceptionListDto(TypedDict):
    items: list[QueuedExceptionDto]
    # Value of `cursor` for the next page; null on the last page.
    nextCursor: str | None


@final
class ExchangeRateDto(TypedDict):
    # Canadian dollars for one US dollar as a decimal string, up to six decimals.
    cadPerUsd: str
    # Local date of the rate.
    effectiveOn: str
    # Such as `Bank of Canada`.
    source: str


@final
class ExchangeRateListDto(TypedDict):
    # Newest first.
    items: list[ExchangeRateDto]
    nextCursor: str | None


@final
class ExpectedNextDto(TypedDict):
    # Type of the expected event, such as `picked_up`.
    event: str
    # Description.
    text: str
    # UTC due date; null if none is set.
    by: str | None
    # Whether `by` has passed.
    overdue: bool
    # IANA time zone of the expected location.
    timeZone: str


@final
class FewQuotesDto(TypedDict):
    # In the order of the list. An id of another company is a 404.
    quoteIds: list[str]


@final
class FreshnessDto(TypedDict):
    # `none`: no updates expected; `stale`: no update for 24 hours in transit (48 around a weekend).
    state: Literal["fresh", "none", "stale"]
    # UTC instant of the newest event.
    lastEventAt: str | None
    # UTC instant at which tracking becomes stale; null when no event is expected.
    staleAt: str | None


@final
class FuelPriceDto(TypedDict):
    # Index code, such as US.
    index: str
    # First local date on which the price applies.
    effectiveOn: str
    # Dollars per gallon as a decimal string, up to four decimals.
    price: str


@final
class FuelPriceListDto(TypedDict):
    items: list[StoredFuelPriceDto]
    # Indexes whose weeks are fetched from the U.S. Energy Information Administration; empty: this installation has no key.
    fetchedIndexes: list[str]
    nextCursor: str | None


@final
class HandlingUnitDto(TypedDict):
    count: int
    # DSDC handling unit code; PAT is a pallet.
    type: Literal["BAG", "BAL", "BBL", "BCH", "BDL", "BIN", "BOX", "BSK", "BXT", "CAB", "CAG", "CAN", "CAR", "CAS", "CBY", "CHS", "CNT", "COL", "COR", "CRT", "CSK", "CTN", "CYL", "DBK", "DRM", "ENV", "FIR", "GLD", "HGH", "HPR", "HRB", "INT", "JAR", "JCN", "KEG", "KIT", "LBK", "LIF", "LSE", "MXD", "OTH", "PAL", "PAT", "PCK", "PCS", "PKG", "PLN", "RCK", "REL", "ROL", "SKD", "SLP", "SPL", "TBE", "TBN", "TNK", "TRK", "TRU", "TRY", "TUB", "UNT", "VPK", "WRP"]
    # Inches, or centimeters if `units` is metric.
    length: float
    width: float
    height: float
    # Gross weight of all units of the item in pounds or kilograms.
    weight: float
    # Whether the freight is stackable.
    stackable: NotRequired[bool]
    # Source of the dimensions.
    evidence: NotRequired[Literal["estimate", "measured", "spec"] | None]
    commodities: list[CommodityDto]


@final
class HazardousMaterialDto(TypedDict):
    # UN or NA number, such as UN1090.
    unNumber: str
    # Proper shipping names, the usual one first.
    names: list[str]
    # More than one where the class depends on the content, such as aerosols.
    hazardClasses: list[str]
    # Subsidiary hazard classes.
    subsidiary: list[str]
    # Empty for materials without packing group.
    packingGroups: list[str]


@final
class HazardousMaterialListDto(TypedDict):
    items: list[HazardousMaterialDto]
    nextCursor: str | None


@final
class HazmatDto(TypedDict):
    # UN or NA number, such as UN1090.
    unNumber: str
    # Proper shipping name from the table in 49 CFR 172.101. With a number, class or packing group: 422 HM_ORDER.
    properShippingName: str
    technicalName: NotRequired[str | None]
    hazardClass: Literal["1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "2.1", "2.2", "2.3", "3", "4.1", "4.2", "4.3", "5.1", "5.2", "6.1", "6.2", "7", "8", "9"]
    subsidiary: NotRequired[list[Literal["1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "2.1", "2.2", "2.3", "3", "4.1", "4.2", "4.3", "5.1", "5.2", "6.1", "6.2", "7", "8", "9"]]]
    packingGroup: NotRequired[Literal["I", "II", "III"] | None]
    # 24-hour emergency phone (49 CFR 172.604), E.164. Quotes without it return 422 HM_PHONE; previews rate without it and warn.
    emergencyPhone: NotRequired[str | None]
    contractNumber: NotRequired[str | None]


@final
class HomeCarrierDto(TypedDict):
    scac: str
    name: str
    deliveries: float
    lateDeliveries: float
    latePickups: float
    rejectedTenders: float


@final
class HomeDto(TypedDict):
    # The user's local date.
    today: str
    needsAction: HomeNeedsActionDto
    exceptions: HomeExceptionsDto
    shipments: HomeShipmentsDto
    # By currency; null without permission to see spend.
    spend: list[HomeSpendDto] | None
    onTime: HomeOnTimeDto
    # At most five, those with the most problems first.
    carriers: list[HomeCarrierDto]


@final
class HomeExceptionsDto(TypedDict):
    # At most five, the most urgent first.
    items: list[QueuedExceptionDto]
    more: bool


@final
class HomeNeedsActionDto(TypedDict):
    # Shipments with an open exception above severity info, or a rejected tender.
    shipments: float
    # Requests that wait for the signed-in user.
    approvals: float | None
    # Quotes whose last offer ends within 24 hours.
    expiringQuotes: float | None
    # Invoices to review.
    invoices: float | None
    # Invoices in dispute with the carrier.
    disputes: float | None


HomeOnTimeDto = TypedDict("HomeOnTimeDto", {
    "from": "str",
    "to": "str",
    "pickups": "float",
    "pickupsOnTime": "float",
    "deliveries": "float",
    "deliveriesOnTime": "float",
})


@final
class HomeShipmentsDto(TypedDict):
    all: float
    needsAction: float
    pickupToday: float
    inTransit: float
    deliveryToday: float
    withoutPod: float


@final
class HomeSpendDto(TypedDict):
    currency: str
    # From the first of the month to today.
    thisMonth: float
    # Totals of the booked offers of the same shipments.
    quotedThisMonth: float
    # The month before, to the same day.
    lastMonth: float


@final
class ImportCheckDto(TypedDict):
    # Names of the file's columns.
    header: list[str]
    samples: list[list[str]]
    # Number of rows below the header.
    rows: float
    # Number of quotes in the file; a row without `ref` counts as one.
    quotes: float
    # Quotes with at least one error.
    faulty: float
    # Number of errors.
    errorCount: float
    # The first 1,000 errors, in row order.
    errors: list[ImportMessageDto]


@final
class ImportContactsFormDto(TypedDict):
    # XLSX (the first sheet) or CSV in UTF-8, separated by comma, semicolon or tab, of at most 10,000 rows and 10 MB; one contact per row, with the exported columns.
    file: File
    # JSON object that maps column names of the file to contact columns; an empty string ignores a column.
    mapping: NotRequired[str]


@final
class ImportMessageDto(TypedDict):
    # Row number as in a spreadsheet; the header is row 1.
    row: float
    # Column of the file; empty for an error of the whole row.
    column: str
    # Reference or name of the record in the file; empty if unknown.
    ref: str
    # One of the field error codes of the create request, or a file error: COLUMN_MISSING, COLUMN_COUNT, ...
    code: str
    message: str


@final
class ImportOrdersFormDto(TypedDict):
    # XLSX (the first sheet) or CSV in UTF-8 of at most 10,000 rows and 10 MB; rows with the same `order_number` form one order, each with `sku` and `quantity`. The other columns are those of quotes.
    file: File
    # JSON object that maps column names of the file to columns of Annex C; an empty string ignores a column.
    mapping: NotRequired[str]


@final
class ImportQuotesFormDto(TypedDict):
    # XLSX (the first sheet) or CSV in UTF-8, separated by comma, semicolon or tab, of at most 10,000 rows and 10 MB; rows with the same `ref` form one quote.
    file: File
    # JSON object that maps column names of the file to columns of Annex C; an empty string ignores a column.
    mapping: NotRequired[str]


@final
class InboundSecretDto(TypedDict):
    # Value of the header `X-Lading-Connection`.
    connectionId: str
    # 256 random bits as text; the UTF-8 bytes of the text are the HMAC key.
    secret: str
    # URL where the carrier sends events; it names the connection.
    url: str
    # Base address of the invoices and documents that the carrier sends (DSDC Invoice & Document). The header names the connection.
    invoicesUrl: str
    # UTC instant until which the previous secret is accepted too; null if there was none.
    previousSecretUntil: str | None


@final
class InferredAccessorialDto(TypedDict):
    code: str
    reason: str


@final
class InterchangeDetailDto(TypedDict):
    # `edi_` and a ULID.
    id: str
    partnerId: str
    scac: str
    carrierName: str
    # `in`: received. `out`: written.
    direction: Literal["in", "out"]
    # Control number, ISA13.
    control: float
    # Whether it is marked as a test.
    test: bool
    # Transaction sets, each once.
    sets: list[str]
    # Received: `received`, then `processed`, or `rejected` as a whole. Written: `waiting` until it is sent, then `sent`.
    state: Literal["processed", "received", "rejected", "sent", "waiting"]
    # The 997 that the recipient wrote. `none`: it needs none. `open`: not there yet.
    acknowledgment: Literal["accepted", "none", "open", "partial", "rejected"]
    # The TA1 that the recipient wrote or was asked for; null: none.
    receipt: InterchangeReceiptDto | None
    # Why it was rejected, what the partner rejected, or how many transactions could not be used.
    error: str | None
    # UTC instant.
    createdAt: str
    # UTC instant at which it was processed or sent.
    handledAt: str | None
    # UTC instant.
    acknowledgedAt: str | None
    transactions: list[InterchangeTransactionDto]
    # Text of the interchange, at most its first 100,000 characters.
    text: str
    # Whether `text` is cut off; the file is complete.
    textCut: bool


@final
class InterchangeDto(TypedDict):
    # `edi_` and a ULID.
    id: str
    partnerId: str
    scac: str
    carrierName: str
    # `in`: received. `out`: written.
    direction: Literal["in", "out"]
    # Control number, ISA13.
    control: float
    # Whether it is marked as a test.
    test: bool
    # Transaction sets, each once.
    sets: list[str]
    # Received: `received`, then `processed`, or `rejected` as a whole. Written: `waiting` until it is sent, then `sent`.
    state: Literal["processed", "received", "rejected", "sent", "waiting"]
    # The 997 that the recipient wrote. `none`: it needs none. `open`: not there yet.
    acknowledgment: Literal["accepted", "none", "open", "partial", "rejected"]
    # The TA1 that the recipient wrote or was asked for; null: none.
    receipt: InterchangeReceiptDto | None
    # Why it was rejected, what the partner rejected, or how many transactions could not be used.
    error: str | None
    # UTC instant.
    createdAt: str
    # UTC instant at which it was processed or sent.
    handledAt: str | None
    # UTC instant.
    acknowledgedAt: str | None


@final
class InterchangeFaultDto(TypedDict):
    # Number of the segment in the transaction; ST is 1. Null for faults of the transaction or its group.
    position: float | None
    # Id of the segment, such as AT7.
    segment: str | None
    # Number of the element in the segment, from 1.
    element: float | None
    # Such as `mandatory`, `too_long`, `date`, `count_mismatch`.
    fault: str
    # The faulty value, at most 99 characters.
    value: str | None


@final
class InterchangeListDto(TypedDict):
    items: list[InterchangeDto]
    nextCursor: str | None


@final
class InterchangeReceiptDto(TypedDict):
    # `requested`: the partner's is not there yet. `noted`: accepted with errors.
    status: Literal["accepted", "noted", "rejected", "requested"]
    # TA105, such as `000` (no error) or `025` (control number used before); null until it is there.
    note: str | None


@final
class InterchangeTransactionDto(TypedDict):
    # 204, 211, 990, 214, 210, 997 or TA1.
    set: str
    # ST02; of a TA1, the control number that it acknowledges.
    control: str
    # `noted`: accepted with a segment that the set does not have.
    status: Literal["accepted", "noted", "rejected"]
    faults: list[InterchangeFaultDto]
    # Number of the shipment or invoice that it names.
    subject: str | None
    # What it did; null until it is processed, and for written interchanges.
    outcome: str | None
    # Whether it could not be used.
    failed: bool


@final
class InvoiceAuditDto(TypedDict):
    verdict: Literal["agreed", "currency_differs", "duplicate", "new_charges", "over", "under", "unmatched", "within_tolerance"]
    # Total of the booking; null if there is nothing to compare with.
    agreedTotal: float | None
    # Invoiced minus agreed; null if there is nothing to compare with.
    difference: float | None
    # Largest accepted difference, by the settings of the company.
    tolerance: float | None
    lines: list[ComparedLineDto]
    # What concerns the whole invoice.
    findings: list[InvoiceFindingDto]


@final
class InvoiceCarrierTotalsDto(TypedDict):
    # SCAC, as the filter `carrier` takes it; null if unknown.
    scac: str | None
    # Null if unknown.
    carrierName: str | None
    # ISO 4217.
    currency: str
    # Invoices.
    count: float
    # Sum of the invoices.
    invoiced: float
    # What invoices ask for beyond the agreed price; those below it count as 0.
    overAgreed: float
    # What is left to pay of approved invoices.
    openBalance: float


@final
class InvoiceCarrierTotalsListDto(TypedDict):
    items: list[InvoiceCarrierTotalsDto]


@final
class InvoiceCodingDto(TypedDict):
    # `rule`: by a coding rule; `member`: by hand; `none`: no rule applies; `exported`: as accounting has it.
    source: Literal["exported", "member", "none", "rule"]
    # Name of the rule; null if it was coded by hand or not at all.
    ruleName: str | None
    # Why the rule applied, in words.
    explanation: str | None
    # ISO 4217.
    currency: str
    # What is coded, in minor units: the amount to pay; before the approval, the total of the invoice.
    amount: float
    # Together `amount`; empty if no rule applies.
    lines: list[CodedLineDto]
    # Codings by hand, newest first.
    changes: list[CodingChangeDto]


@final
class InvoiceCountsDto(TypedDict):
    review: float
    over: float
    unmatched: float
    held: float
    disputed: float
    approved: float
    due: float
    paid: float
    all: float


@final
class InvoiceDecisionDto(TypedDict):
    # `dcs_` and a ULID.
    id: str
    # `match`: assigned to a shipment; `wi_arrived`: the requested weight and inspection certificate arrived, with its file name as the note.
    kind: Literal["approve", "credit", "dispute", "hold", "match", "pay", "reject", "reopen", "request_wi", "short_pay", "void", "wi_arrived"]
    reason: Literal["ACCESSORIAL_AMOUNT", "ACCESSORIAL_DOCUMENTS", "ACCESSORIAL_NOT_APPLICABLE", "BILL_TO_ADDRESS", "BILL_TO_NAME", "COMMODITY_DESCRIPTION", "DETENTION", "DISCOUNT", "FUEL", "IN_BOND", "INCORRECT_PARTY", "LOAD_ID", "LUMPER", "MINIMUM", "MISSING_DOCUMENTS", "NAME_ADDRESS", "NMFC_ITEM", "PIECES", "PO_NUMBER", "QUOTE", "RATE_BASE", "RECLASS", "RECONSIGNMENT", "REDELIVERY", "REFERENCE_NUMBER", "RELATED_ACCOUNT", "REWEIGH", "SPECIAL_INSTRUCTIONS", "TARIFF", "TERMS", "TIME_CRITICAL", "UNLOADING", "VEHICLE_NOT_USED", "VOLUME_QUOTE"] | None
    # Minor units; null for decisions without an amount.
    amount: float | None
    note: str | None
    # Null if the audit itself held a duplicate, or the rule of the company approved.
    actorName: str | None
    # UTC instant.
    decidedAt: str
    # Of payments: local date; null for others and for payments recorded without one.
    paidOn: str | None
    # Of payments: check, ACH or wire number.
    reference: str | None


@final
class InvoiceDto(TypedDict):
    # `civ_` and a ULID.
    id: str
    status: Literal["approved", "disputed", "held", "paid", "rejected", "replaced", "review", "unmatched", "withdrawn"]
    # Result of the comparison with the booking when it was recorded.
    verdict: Literal["agreed", "currency_differs", "duplicate", "new_charges", "over", "under", "unmatched", "within_tolerance"]
    # The carrier's invoice number.
    number: str
    # SCAC of the carrier; null if unknown.
    scac: str | None
    # Name of the carrier; null if unknown.
    carrierName: str | None
    # Local date of the invoice; null if it has no valid one.
    billedOn: str | None
    # Local date until which it is to be paid; null if unknown.
    dueOn: str | None
    proNumber: str | None
    # Id of the shipment; null while unmatched.
    shipmentId: str | None
    # Number of the shipment, such as S-000317; null while unmatched.
    shipmentNumber: str | None
    # ISO 4217.
    currency: str
    total: float
    # Total of the booking; null if there is nothing to compare with.
    agreedTotal: float | None
    # Amount to pay; null before the approval.
    approvedTotal: float | None
    # UTC instant at which it was recorded.
    createdAt: str
    # For decisions.
    version: float
    # `carrier`: from a message of the carrier; `member`: entered.
    source: Literal["carrier", "member"]
    bolNumber: str | None
    # How the shipment was found: by PRO, BOL, shipment or PO number, by the carrier's message, or by a user.
    matchedBy: Literal["bol", "carrier", "member", "po", "pro", "shipment"] | None
    # Id of the carrier's message, for the download of the original; null if the invoice was entered.
    carrierBillId: str | None
    # The uploaded file that it was entered from.
    file: InvoiceFileDto | None
    # Sum of its payments, in minor units.
    paidTotal: float
    # What is left to pay of an approved invoice, in minor units; 0 before the approval.
    openBalance: float
    audit: InvoiceAuditDto
    # The agreed price recomputed with the freight that was billed or reported; null if that is the booked freight.
    rerating: InvoiceReratingDto | None
    # The document for which the invoice is on hold; null if it waits for none.
    awaits: Literal["WEIGHT_INSPECTION"] | None
    # Oldest first.
    decisions: list[InvoiceDecisionDto]
    # Decisions that are possible now.
    possible: list[Literal["approve", "credit", "dispute", "hold", "pay", "reject", "reopen", "request_wi", "short_pay", "void"]]


@final
class InvoiceFileDto(TypedDict):
    # `ivf_` and a ULID.
    id: str
    fileName: str
    # MIME type: application/pdf, image/jpeg or image/png.
    contentType: str
    # Bytes.
    size: float


InvoiceFindingDto = TypedDict("InvoiceFindingDto", {
    # Class of the difference: RWE, RCL, FREIGHT, DISCOUNT, MINIMUM, FUEL, ACCESSORIAL, UNKNOWN_CHARGE, NOT_INVOICED, DUPLICATE, OTHER_INVOICE or DATA.
    "class": "Literal[\"ACCESSORIAL\", \"DATA\", \"DISCOUNT\", \"DUPLICATE\", \"FREIGHT\", \"FUEL\", \"MINIMUM\", \"NOT_INVOICED\", \"OTHER_INVOICE\", \"RCL\", \"RWE\", \"UNKNOWN_CHARGE\"]",
    # With the amounts.
    "message": "str",
    # Standard reason with which it would be disputed; null if there is nothing to dispute.
    "reason": "Literal[\"ACCESSORIAL_AMOUNT\", \"ACCESSORIAL_DOCUMENTS\", \"ACCESSORIAL_NOT_APPLICABLE\", \"BILL_TO_ADDRESS\", \"BILL_TO_NAME\", \"COMMODITY_DESCRIPTION\", \"DETENTION\", \"DISCOUNT\", \"FUEL\", \"IN_BOND\", \"INCORRECT_PARTY\", \"LOAD_ID\", \"LUMPER\", \"MINIMUM\", \"MISSING_DOCUMENTS\", \"NAME_ADDRESS\", \"NMFC_ITEM\", \"PIECES\", \"PO_NUMBER\", \"QUOTE\", \"RATE_BASE\", \"RECLASS\", \"RECONSIGNMENT\", \"REDELIVERY\", \"REFERENCE_NUMBER\", \"RELATED_ACCOUNT\", \"REWEIGH\", \"SPECIAL_INSTRUCTIONS\", \"TARIFF\", \"TERMS\", \"TIME_CRITICAL\", \"UNLOADING\", \"VEHICLE_NOT_USED\", \"VOLUME_QUOTE\"] | None",
})


@final
class InvoiceListDto(TypedDict):
    items: list[InvoiceSummaryDto]
    # Value of `cursor` for the next page; null on the last page.
    nextCursor: str | None
    # Sums over the newest 10,001 invoices of the filter, by currency; null on every page except the first.
    totals: list[InvoiceTotalsDto] | None


@final
class InvoiceNeighborDto(TypedDict):
    # `civ_` and a ULID.
    id: str
    # The carrier's invoice number.
    number: str


@final
class InvoiceNeighborsDto(TypedDict):
    # The newer one; null at the beginning of the list.
    previous: InvoiceNeighborDto | None
    # The older one; null at the end of the list.
    next: InvoiceNeighborDto | None
    # The next one that waits for a decision: of the view `all` the next one to review, of the others `next`.
    nextToReview: InvoiceNeighborDto | None


@final
class InvoiceReratingDto(TypedDict):
    # Invoiced minus recomputed, in minor units; 0 if the invoice asks for exactly that. Null if the price cannot be recomputed, and for an invoice in another currency.
    unexplained: float | None
    # `preliminary`: reported with preliminary charges; `invoice`: on the invoice.
    source: Literal["invoice", "preliminary"]
    # What differs and what it costs, such as "Reweigh: 1,000 → 1,180 lb, class 70 → 85: +$86.40, of which fuel $14.20.", or why the price cannot be recomputed.
    message: str
    # Whether the price was recomputed.
    recomputed: bool
    # ISO 4217, of the amounts.
    currency: str
    # Null like the two below if it was not.
    total: float | None
    # Recomputed minus agreed.
    difference: float | None
    # The part of the difference that is fuel surcharge.
    fuelDifference: float | None


@final
class InvoiceSummaryDto(TypedDict):
    # `civ_` and a ULID.
    id: str
    status: Literal["approved", "disputed", "held", "paid", "rejected", "replaced", "review", "unmatched", "withdrawn"]
    # Result of the comparison with the booking when it was recorded.
    verdict: Literal["agreed", "currency_differs", "duplicate", "new_charges", "over", "under", "unmatched", "within_tolerance"]
    # The carrier's invoice number.
    number: str
    # SCAC of the carrier; null if unknown.
    scac: str | None
    # Name of the carrier; null if unknown.
    carrierName: str | None
    # Local date of the invoice; null if it has no valid one.
    billedOn: str | None
    # Local date until which it is to be paid; null if unknown.
    dueOn: str | None
    proNumber: str | None
    # Id of the shipment; null while unmatched.
    shipmentId: str | None
    # Number of the shipment, such as S-000317; null while unmatched.
    shipmentNumber: str | None
    # ISO 4217.
    currency: str
    total: float
    # Total of the booking; null if there is nothing to compare with.
    agreedTotal: float | None
    # Amount to pay; null before the approval.
    approvedTotal: float | None
    # UTC instant at which it was recorded.
    createdAt: str


@final
class InvoiceTotalsDto(TypedDict):
    # ISO 4217.
    currency: str
    # Invoices, up to 10,001.
    count: float
    # Sum of the invoices, in minor units.
    invoiced: float
    # Sum of invoiced minus agreed, in minor units.
    difference: float


@final
class IssuedDocumentDto(TypedDict):
    document: DocumentDto
    # Data missing from the shipment, to be filled in by hand.
    warnings: list[DocumentWarningDto]


@final
class LabelsRequest(TypedDict):
    # 4x6: one label per page; avery: six labels of 4 by 3 1/3 inches per US Letter sheet.
    format: Literal["4x6", "avery"]
    # Position of the first label on a partly used Avery sheet: 1 to 6, row by row.
    startAt: NotRequired[int]
    # Adds one label without a handling unit.
    spare: NotRequired[bool]
    # Default: the company's.
    language: NotRequired[Literal["en-CA", "en-US", "es-US", "fr-CA"]]


@final
class LaneMilesDto(TypedDict):
    # Location as in tariffs, ZIP5, ZIP3, FSA or state: 60601, 606, M5V, US-IL.
    origin: str
    # Same as `origin`.
    destination: str
    # Whole miles.
    miles: int


@final
class LoadedLineDto(TypedDict):
    # Position of the line in the shipment; 0 is the first.
    line: int
    # Handling units of the line on the truck: a total, not an addition to earlier entries.
    loaded: int


@final
class LoadingDto(TypedDict):
    # `ldg_` and a ULID.
    id: str
    key: str
    shipmentId: str
    # UTC instant at which it happened.
    loadedAt: str
    # UTC instant at which it was received.
    recordedAt: str


@final
class LocationDto(TypedDict):
    # ZIP5 or FSA.
    postalCode: str
    city: str
    # Two-letter state or province.
    state: str
    country: Literal["CA", "US"]
    # IANA time zone; null, like the coordinates, if the location is not usable.
    timeZone: str | None
    latitude: float | None
    longitude: float | None
    # Whether instant rates are available; if not, `message` has the reason.
    usable: bool
    message: str | None


@final
class LocationListDto(TypedDict):
    items: list[LocationDto]
    nextCursor: str | None


@final
class LogoFormDto(TypedDict):
    # JPEG or PNG.
    file: File


@final
class MapPlaceDto(TypedDict):
    city: str
    # Two-letter state or province.
    state: str
    # Degrees north.
    latitude: float
    # Degrees east, negative in America.
    longitude: float


@final
class MapPositionDto(TypedDict):
    # Location as text, such as the city and state of a terminal.
    place: str | None
    # Degrees north.
    latitude: float
    # Degrees east, negative in America.
    longitude: float


@final
class MapShipmentDto(TypedDict):
    # `shp_` and a ULID.
    id: str
    # Shipment number, such as S-000317.
    number: str
    status: Literal["accepted", "at_delivery", "at_pickup", "at_terminal", "booked", "cancelled", "closed", "delivered", "en_route_pickup", "in_transit", "interline", "lost", "out_for_delivery", "picked_up", "pickup_scheduled", "refused", "returned", "tender_rejected", "tendered"]
    # Same condition as the view `needs_action`.
    needsAction: bool
    # Name of the carrier.
    carrier: str
    # Estimated arrival, a local date at the destination; null if unknown.
    etaOn: str | None
    # Days after the last promised one, business days except for truckloads; 0 if on time.
    daysLate: float
    # UTC instant of the newest event; null before the first one.
    lastEventAt: str | None
    # Null if the location is unknown.
    origin: MapPlaceDto | None
    # Null if the location is unknown.
    destination: MapPlaceDto | None
    # Last known coordinates; null if unknown.
    last: MapPositionDto | None


@final
class MergeContactDto(TypedDict):
    # Contact whose values fill the empty fields of the other one. It is removed afterwards.
    otherId: str


@final
class ModeCandidateDto(TypedDict):
    mode: Literal["FTL", "LTL", "VLTL"]
    reasons: list[str]


@final
class ModeThresholdsDto(TypedDict):
    # LTL up to this weight, pounds.
    ltlMaxWeight: NotRequired[int]
    # LTL below this floor length in linear feet.
    ltlBelowLinearFeet: NotRequired[int]
    # LTL up to this number of handling units.
    ltlMaxPallets: NotRequired[int]
    # Volume LTL from this number of handling units.
    volumeFromPallets: NotRequired[int]
    # Volume LTL above this weight, pounds.
    volumeAboveWeight: NotRequired[int]
    # Volume LTL from this floor length in linear feet.
    volumeFromLinearFeet: NotRequired[int]
    # Volume LTL up to this weight, pounds.
    volumeMaxWeight: NotRequired[int]
    # Truckload above this weight, pounds.
    truckloadAboveWeight: NotRequired[int]
    # Truckload above this floor length in linear feet.
    truckloadAboveLinearFeet: NotRequired[int]
    # Truckload above this number of handling units.
    truckloadAbovePallets: NotRequired[int]


@final
class MoneyDto(TypedDict):
    # Integer minor units: 26584 is $265.84.
    amount: int
    # ISO 4217 currency.
    currency: Literal["CAD", "USD"]


@final
class NewEventPlaceDto(TypedDict):
    city: NotRequired[str]
    # Two-letter state or province.
    state: NotRequired[str]
    # Degrees.
    latitude: NotRequired[float]
    # Degrees.
    longitude: NotRequired[float]


@final
class NewShipmentEventDto(TypedDict):
    # `delivery_time_corrected` and `delivery_reversed` require a manager.
    type: Literal["arrived_delivery", "arrived_pickup", "arrived_terminal", "attempted", "closed", "customs_cleared", "customs_docs_pending", "customs_docs_ready", "customs_hold", "customs_in_bond", "customs_submitted", "damaged", "delayed", "delivered", "delivery_appointment", "delivery_reversed", "delivery_time_corrected", "departed_terminal", "estimated_arrival", "in_transit", "lost", "note", "out_for_delivery", "picked_up", "pickup_appointment", "pickup_attempted", "reconsigned", "refused", "returned", "short"]
    # UTC instant at which it happened, not in the future; of `delivery_time_corrected`, the right time of delivery.
    occurredAt: str
    # Reason for the manual entry, such as "reported by the driver".
    reason: str
    place: NotRequired[NewEventPlaceDto]
    # Local date at the destination, of `estimated_arrival`.
    etaOn: NotRequired[str]
    # Key of the entry. A repeated request with the same key adds no second event.
    key: NotRequired[str]


@final
class NextEventDto(TypedDict):
    # Type of the expected event, such as `picked_up`.
    event: str
    # Description.
    text: str
    # UTC due date; null if none is set.
    by: str | None
    # Whether `by` has passed.
    overdue: bool


@final
class NextOfferDto(TypedDict):
    offerId: str
    carrier: CarrierSummaryDto
    # LTL, VLTL or FTL.
    mode: str
    service: str
    # Null without permission to see prices.
    total: MoneyDto | None
    # Price difference from the shipment's current total, negative if lower; null without permission to see prices.
    difference: MoneyDto | None
    # Local date at the destination.
    estimatedDeliveryOn: str
    # First and last day of the carrier's transit range, local dates at the destination; equal if the carrier names one day.
    earliestDeliveryOn: str
    latestDeliveryOn: str
    # UTC instant.
    validUntil: str
    # Whether it has expired; copy the shipment to a new quote for current prices.
    expired: bool
    # Whether this carrier has rejected the shipment before.
    rejectedBefore: bool


@final
class OfferCarrierSettingsDto(TypedDict):
    # Currency of the fees; absent: that of the offer.
    feeCurrency: NotRequired[Literal["CAD", "USD"] | None]
    # The rate at which the fees were converted; only if they are in another currency than the offer.
    exchangeRate: NotRequired[ExchangeRateDto]
    holidays: NotRequired[list[Literal["CA", "US"]] | None]
    # Local dates.
    closedOn: NotRequired[list[str]]
    # `HH:MM`.
    cutoff: NotRequired[str | None]
    pickupLeadMinutes: NotRequired[float | None]
    inspectionFee: NotRequired[float | None]
    attemptedPickupFee: NotRequired[float | None]
    truckNotUsedFee: NotRequired[float | None]
    truckNotUsedSameDayFee: NotRequired[float | None]


@final
class OfferDto(TypedDict):
    lines: list[ChargeLineDto]
    # Possible charges such as detention and layover, not included in the total.
    terms: NotRequired[list[OfferTermDto]]
    # The carrier's maximum liability for loss or damage; null if the carrier does not specify it.
    liability: MoneyDto | None
    # UTC instant.
    validUntil: str
    carrierQuoteNumber: str | None
    # Calendar and fees of the carrier when it was rated; absent: the defaults.
    carrierSettings: NotRequired[OfferCarrierSettingsDto]
    warnings: list[OfferWarningDto]
    id: str
    carrier: CarrierSummaryDto
    # LTL, VLTL or FTL.
    mode: str
    # Trailer of a truckload.
    equipment: NotRequired[str | None]
    service: str
    # The carrier's own service; absent for tariffs and for carriers with one service.
    carrierService: NotRequired[CarrierServiceDto]
    total: MoneyDto
    # Likely invoice total; null if it is unknown, because the carrier's rules are not known.
    likelyTotal: MoneyDto | None
    # Why it differs from the total, or why it is unknown; null if it equals the total.
    likelyReason: str | None
    # The total with every commodity one class higher; null without rates for that class, absent for truckloads and prices from carriers.
    nextClassTotal: NotRequired[MoneyDto | None]
    transit: TransitDto
    # Local date at the destination.
    estimatedDeliveryOn: str
    # Local delivery dates for the fewest and the most days.
    earliestDeliveryOn: NotRequired[str]
    latestDeliveryOn: NotRequired[str]
    co2e: Co2eDto


@final
class OfferTermDto(TypedDict):
    # DET, LAYOVER or VOR (truck ordered and not used).
    code: str
    description: str
    # Only of VOR; absent in earlier offers.
    amount: NotRequired[MoneyDto]


@final
class OfferTotalsDto(TypedDict):
    id: str
    carrier: CarrierSummaryDto
    # LTL, VLTL or FTL.
    mode: str
    # Trailer of a truckload.
    equipment: NotRequired[str | None]
    service: str
    # The carrier's own service; absent for tariffs and for carriers with one service.
    carrierService: NotRequired[CarrierServiceDto]
    total: MoneyDto
    # Likely invoice total; null if it is unknown, because the carrier's rules are not known.
    likelyTotal: MoneyDto | None
    # Why it differs from the total, or why it is unknown; null if it equals the total.
    likelyReason: str | None
    # The total with every commodity one class higher; null without rates for that class, absent for truckloads and prices from carriers.
    nextClassTotal: NotRequired[MoneyDto | None]
    transit: TransitDto
    # Local date at the destination.
    estimatedDeliveryOn: str
    # Local delivery dates for the fewest and the most days.
    earliestDeliveryOn: NotRequired[str]
    latestDeliveryOn: NotRequired[str]
    co2e: Co2eDto


@final
class OfferWarningDto(TypedDict):
    code: str
    message: str


@final
class OpenExceptionDto(TypedDict):
    kind: Literal["appointment_missed", "appointment_needed", "change_not_sent", "customs_hold", "damage", "late", "lost", "pickup_at_risk", "pickup_missed", "pod_missing", "refused", "returned", "shortage", "stale_tracking", "tender_rejected", "tender_unanswered"]
    severity: Literal["critical", "high", "info", "warning"]
    # What happened and what to do.
    text: str


@final
class OrderDto(TypedDict):
    # The caller's number, which identifies the order in the company. It becomes the first reference of the quote (`SO`).
    orderNumber: str
    # Whether the order had been sent before with the same content.
    repeated: bool
    # Its freight follows from the products. It can be edited and booked like others.
    quote: QuoteDto


@final
class OrderLineDto(TypedDict):
    # SKU of a product with a handling unit, in whatever case. 422 SKU_UNKNOWN or PRODUCT_INCOMPLETE otherwise.
    sku: str
    # Pieces. They fill handling units as the product is usually packed; a last one that is not full counts as full.
    quantity: int


@final
class OrderPlaceDto(TypedDict):
    # US ZIP or ZIP+4, or Canadian postal code. Required unless `contactId` is sent alone; the stop is then filled from the contact.
    postalCode: NotRequired[str]
    # Required with a postal code.
    country: NotRequired[Literal["CA", "US"]]
    # Address book contact that the stop was filled from.
    contactId: NotRequired[str | None]
    name: NotRequired[str | None]
    address1: NotRequired[str | None]
    address2: NotRequired[str | None]
    city: NotRequired[str | None]
    # Two-letter state or province.
    state: NotRequired[str | None]
    # One of the 101 limited-access location types of DSDC eBOL, or `Residence`.
    placeType: NotRequired[str | None]
    # Whether the stop has a loading dock.
    dock: NotRequired[bool | None]
    # Whether the stop has a forklift.
    forklift: NotRequired[bool | None]
    # Whether the location takes freight only by appointment. Default: the contact's, at its postal code.
    appointmentNeeded: NotRequired[bool | None]
    # Opening times, one entry per open day; empty: not known. Default: the contact's, at its postal code.
    hours: NotRequired[list[ContactHoursDto] | None]
    # Accessorial services that the location usually needs. Default: the contact's, at its postal code.
    accessorials: NotRequired[list[Literal["APTD", "APTP", "COD", "EXPD", "FVC", "GTD_AM", "GTD_NOON", "GTD_PM", "HAZ", "IDL", "INBD", "IPU", "LFTD", "LFTP", "LTDAD", "LTDAP", "MARK", "MNC", "OVR", "PPD", "PSC", "PSH", "PSN", "REP", "RES", "SRT", "SS", "TCS"]] | None]
    # IANA time zone, if it is not that of the postal code. Default: the contact's, at its postal code.
    timeZone: NotRequired[str | None]
    contact: NotRequired[StopContactDto | None]
    instructions: NotRequired[str | None]


@final
class OrderRequestDto(TypedDict):
    # Requested accessorial services: codes, or codes with their details. Missing details: 422 ACCESSORIAL_DETAILS_REQUIRED.
    accessorials: NotRequired[list[Literal["APTD", "APTP", "COD", "EXPD", "FVC", "GTD_AM", "GTD_NOON", "GTD_PM", "HAZ", "IDL", "INBD", "IPU", "LFTD", "LFTP", "LTDAD", "LTDAP", "MARK", "MNC", "OVR", "PPD", "PSC", "PSH", "PSN", "REP", "RES", "SRT", "SS", "TCS"] | AccessorialDto]]
    mode: NotRequired[Literal["auto", "FTL", "LTL", "VLTL"]]
    # Trailer of a full truckload. Required for mode FTL (422 EQUIPMENT_REQUIRED); default dry van with `auto`.
    equipment: NotRequired[Literal["DRYVAN", "FLATBED", "REEFER", "STEPDECK", "TANKER"] | None]
    # Required for a REEFER (422 TEMPERATURE_REQUIRED), not allowed for other trailers.
    temperature: NotRequired[TemperatureRangeDto | None]
    pickup: PickupWindowDto
    delivery: NotRequired[DeliveryRequirementDto | None]
    references: NotRequired[list[ReferenceDto]]
    declaredValue: NotRequired[MoneyDto | None]
    instructions: NotRequired[str | None]
    # Who pays the carrier. Default: the company, at its billing address.
    payment: NotRequired[PaymentDto | None]
    # Declaration for freight that crosses the border; ignored inside one country.
    customs: NotRequired[CustomsDto | None]
    # The caller's number, which identifies the order in the company. It becomes the first reference of the quote (`SO`).
    orderNumber: str
    shipFrom: OrderPlaceDto
    shipTo: OrderPlaceDto
    lines: list[OrderLineDto]


@final
class PaidInvoicesDto(TypedDict):
    # Ids of the paid invoices.
    paid: list[str]
    refused: list[RefusedInvoiceDto]


@final
class PayInvoicesDto(TypedDict):
    # Ids of up to 100 invoices.
    invoiceIds: list[str]
    # Local date of the payment; default today.
    paidOn: NotRequired[str]
    # Check, ACH or wire number.
    reference: NotRequired[str]


@final
class PaymentDto(TypedDict):
    terms: Literal["collect", "prepaid", "third_party"]
    # Address book contact that pays. Without `billTo`, the address is copied from the contact when the request arrives.
    billToContactId: NotRequired[str | None]
    # Required for third party (422 BILL_TO_REQUIRED). Default for prepaid: the company's billing address; for collect: the destination.
    billTo: NotRequired[BillToDto | None]


@final
class PickupDaysDto(TypedDict):
    # At US origins.
    US: str
    # At Canadian origins.
    CA: str


@final
class PickupWindowDto(TypedDict):
    # Local date at the origin, `YYYY-MM-DD`.
    on: str
    # Local time from which the freight is ready, `HH:MM`.
    readyFrom: NotRequired[str | None]
    # Local time at which the dock closes, `HH:MM`.
    closeAt: NotRequired[str | None]


@final
class PlaceTypeGroupDto(TypedDict):
    # Group heading, such as `School`.
    group: str
    # Values of `placeType`.
    placeTypes: list[str]


@final
class PlaceTypeListDto(TypedDict):
    items: list[PlaceTypeGroupDto]


@final
class PrintRequest(TypedDict):
    # In printing order.
    shipmentIds: list[str]
    # Bills of lading, or 4x6 labels.
    kind: Literal["bol", "labels"]
    # Default: the company's.
    language: NotRequired[Literal["en-CA", "en-US", "es-US", "fr-CA"]]


@final
class ProBlockDto(TypedDict):
    # First number as printed, with its check character; identifies the block.
    first: str
    # Last number as printed.
    last: str
    # Next number to be given; null if the block is used up.
    next: str | None
    checkRule: Literal["mod7", "mod10", "mod11", "none"]
    # Numbers left.
    left: float
    total: float
    # UTC instant; null for blocks of demonstration carriers and of earlier versions.
    enteredAt: str | None


@final
class ProNumbersDto(TypedDict):
    # Numbers left in all blocks.
    left: float
    # Whether at most a tenth of the numbers is left. False without blocks.
    low: bool
    # In the order in which they are used.
    blocks: list[ProBlockDto]


@final
class ProductDto(TypedDict):
    packagingType: NotRequired[Literal["BAG", "BAL", "BBL", "BCH", "BDL", "BIN", "BOX", "BSK", "BXT", "CAB", "CAG", "CAN", "CAR", "CAS", "CBY", "CHS", "CNT", "COL", "COR", "CRT", "CSK", "CTN", "CYL", "DBK", "DRM", "ENV", "FIR", "GLD", "HGH", "HPR", "HRB", "INT", "JAR", "JCN", "KEG", "KIT", "LBK", "LIF", "LSE", "MXD", "OTH", "PAL", "PAT", "PCK", "PCS", "PKG", "PLN", "RCK", "REL", "ROL", "SKD", "SLP", "SPL", "TBE", "TBN", "TNK", "TRK", "TRU", "TRY", "TUB", "UNT", "VPK", "WRP"] | None]
    # Declared NMFC class; `null` uses the class from the density.
    freightClass: NotRequired[Literal["50", "55", "60", "65", "70", "77.5", "85", "92.5", "100", "110", "125", "150", "175", "200", "250", "300", "400", "500"] | None]
    nmfc: NotRequired[str | None]
    nmfcSub: NotRequired[str | None]
    hazmat: NotRequired[HazmatDto | None]
    # Harmonized System code without dots, for customs.
    hsCode: NotRequired[str | None]
    # ISO 3166-1 alpha-2 code of the country where the goods were made, such as US.
    countryOfOrigin: NotRequired[str | None]
    # `prd_` and a ULID.
    id: str
    # Increases by one with every change.
    version: float
    # UTC instant.
    createdAt: str
    # UTC instant.
    updatedAt: str
    # Description as on the bill of lading; unique among the company's products.
    description: str
    # Stock-keeping unit by which orders name the product; unique among the company's products, in whatever case.
    sku: NotRequired[str | None]
    # Pieces in a handling unit as it is usually packed. Default: one.
    piecesPerUnit: NotRequired[int | None]
    # Units of `handlingUnit`: inches and pounds, or centimeters and kilograms.
    units: NotRequired[Literal["imperial", "metric"]]
    # A handling unit as it is usually packed.
    handlingUnit: NotRequired[UsualUnitDto | None]
    # Value of one handling unit.
    declaredValue: NotRequired[MoneyDto | None]


@final
class ProductListDto(TypedDict):
    items: list[ProductDto]
    # Cursor of the next page; null on the last page.
    nextCursor: str | None


@final
class QueuedExceptionDto(TypedDict):
    shipmentId: str
    # Shipment number, such as S-000317.
    shipmentNumber: str
    carrierName: str
    # City and state of origin and destination.
    lane: str
    # `exc_` and a ULID.
    id: str
    kind: Literal["appointment_missed", "appointment_needed", "change_not_sent", "customs_hold", "damage", "late", "lost", "pickup_at_risk", "pickup_missed", "pod_missing", "refused", "returned", "shortage", "stale_tracking", "tender_rejected", "tender_unanswered"]
    severity: Literal["critical", "high", "info", "warning"]
    # What happened and what to do.
    text: str
    # Why the carrier declined the tender, in its words; null for other exceptions and without a reason.
    reason: str | None
    # UTC instant.
    openedAt: str
    # UTC instant at which it should be resolved: 4 hours after opening if critical, 8 if high, 24 for a warning, 72 for information.
    dueAt: str
    # UTC instant at which it cleared automatically; null while the problem exists.
    endedAt: str | None
    # Owner of the exception.
    ownerId: str | None
    ownerName: str | None
    # UTC instant until which it is snoozed.
    snoozedUntil: str | None
    # Resolution; null while it is open.
    resolution: str | None
    # UTC instant.
    resolvedAt: str | None


@final
class QuoteCarrierDto(TypedDict):
    carrier: CarrierSummaryDto
    state: Literal["asked", "declined", "offered"]
    # UTC instant of the last state change.
    since: str


@final
class QuoteCountsDto(TypedDict):
    all: float
    needsAction: float
    readyToBook: float
    closed: float


@final
class QuoteDto(TypedDict):
    # `qte_` and a ULID.
    id: str
    # Quote number, such as Q-001042.
    number: str
    # `expired` when the last offer expires.
    status: Literal["approval_pending", "booked", "cancelled", "expired", "no_offers", "quoted", "rating"]
    # Requested mode; for `auto`, the mode of the best offer.
    mode: str
    origin: QuotePlaceDto
    destination: QuotePlaceDto
    # Local date at the origin.
    pickupOn: str
    # Whole pounds.
    totalWeight: float
    # Sum over all rows.
    handlingUnitCount: float
    # Offers of the current revision.
    offerCount: float
    # Cheapest total; null without an offer or without permission to see prices.
    bestTotal: MoneyDto | None
    # Carrier of the cheapest total; null without an offer or without permission to see prices.
    bestCarrier: str | None
    # UTC instant at which the last offer expires.
    validUntil: str | None
    # The shipment created by the booking.
    shipmentId: str | None
    # The booked offer.
    bookedOfferId: str | None
    # Full name of the creator.
    createdBy: str
    # UTC instant.
    createdAt: str
    # Increases by one with every re-rate.
    revision: float
    # As sent.
    request: QuotedRequestDto
    # Values derived from the freight when it was rated.
    derived: DerivedDto
    # Offers of the current revision, cheapest first; empty without permission to see prices.
    offers: list[OfferDto]
    # The rate by which offers in different currencies are compared; null without such offers or without a rate.
    exchangeRate: ExchangeRateDto | None
    # Carriers without an offer, with their reasons.
    declined: list[DeclinedDto]
    # Carriers connected over HTTP, by SCAC. While a carrier is `asked`, `GET /quotes/{id}/events` sends its response when it arrives.
    carriers: list[QuoteCarrierDto]
    # The newest request for approval of a booking; null without one, or without permission to see prices.
    approval: ApprovalDto | None
    # Earlier revisions, newest first.
    revisions: list[QuoteRevisionDto]
    # UTC instant.
    updatedAt: str


@final
class QuoteImportDetailDto(TypedDict):
    # `qim_` and a ULID.
    id: str
    status: Literal["done", "running"]
    fileName: str
    # Number of rows below the header.
    rows: float
    # Number of quotes in the file.
    quotes: float
    # Quotes created so far.
    done: float
    # Quotes that could not be created, including skipped ones.
    failed: float
    # Full name of the sender.
    createdBy: str
    # UTC instant.
    createdAt: str
    # UTC instant; null while it runs.
    finishedAt: str | None
    # The first 1,000 errors of quotes that could not be created, in file order.
    errors: list[ImportMessageDto]


@final
class QuoteImportDto(TypedDict):
    # `qim_` and a ULID.
    id: str
    status: Literal["done", "running"]
    fileName: str
    # Number of rows below the header.
    rows: float
    # Number of quotes in the file.
    quotes: float
    # Quotes created so far.
    done: float
    # Quotes that could not be created, including skipped ones.
    failed: float
    # Full name of the sender.
    createdBy: str
    # UTC instant.
    createdAt: str
    # UTC instant; null while it runs.
    finishedAt: str | None


@final
class QuoteListDto(TypedDict):
    items: list[QuoteSummaryDto]
    # Value of `cursor` for the next page; null on the last page.
    nextCursor: str | None
    # Number of matching quotes; 10,001 stands for more than 10,000. Null in a search and on every page except the first.
    total: float | None


@final
class QuotePlaceDto(TypedDict):
    city: str
    # Two-letter state or province.
    state: str
    # ZIP5, or Canadian postal code or forward sortation area.
    postalCode: str


@final
class QuoteRequestDto(TypedDict):
    # Requested accessorial services: codes, or codes with their details. Missing details: 422 ACCESSORIAL_DETAILS_REQUIRED.
    accessorials: NotRequired[list[Literal["APTD", "APTP", "COD", "EXPD", "FVC", "GTD_AM", "GTD_NOON", "GTD_PM", "HAZ", "IDL", "INBD", "IPU", "LFTD", "LFTP", "LTDAD", "LTDAP", "MARK", "MNC", "OVR", "PPD", "PSC", "PSH", "PSN", "REP", "RES", "SRT", "SS", "TCS"] | AccessorialDto]]
    mode: NotRequired[Literal["auto", "FTL", "LTL", "VLTL"]]
    # Trailer of a full truckload. Required for mode FTL (422 EQUIPMENT_REQUIRED); default dry van with `auto`.
    equipment: NotRequired[Literal["DRYVAN", "FLATBED", "REEFER", "STEPDECK", "TANKER"] | None]
    # Required for a REEFER (422 TEMPERATURE_REQUIRED), not allowed for other trailers.
    temperature: NotRequired[TemperatureRangeDto | None]
    # Imperial: inches and pounds. Metric: centimeters and kilograms.
    units: NotRequired[Literal["imperial", "metric"]]
    pickup: PickupWindowDto
    delivery: NotRequired[DeliveryRequirementDto | None]
    stops: list[RequestStopDto]
    handlingUnits: list[HandlingUnitDto]
    # Inferred accessorials that the user declined, with their reasons.
    waivedAccessorials: NotRequired[list[WaivedAccessorialDto]]
    references: NotRequired[list[ReferenceDto]]
    declaredValue: NotRequired[MoneyDto | None]
    instructions: NotRequired[str | None]
    # Who pays the carrier. Default: the company, at its billing address.
    payment: NotRequired[PaymentDto | None]
    # Declaration for freight that crosses the border; ignored inside one country.
    customs: NotRequired[CustomsDto | None]


@final
class QuoteRevisionDto(TypedDict):
    revision: float
    # UTC instant.
    ratedAt: str
    # In rating order.
    offers: list[OfferDto]


@final
class QuoteSummaryDto(TypedDict):
    # `qte_` and a ULID.
    id: str
    # Quote number, such as Q-001042.
    number: str
    # `expired` when the last offer expires.
    status: Literal["approval_pending", "booked", "cancelled", "expired", "no_offers", "quoted", "rating"]
    # Requested mode; for `auto`, the mode of the best offer.
    mode: str
    origin: QuotePlaceDto
    destination: QuotePlaceDto
    # Local date at the origin.
    pickupOn: str
    # Whole pounds.
    totalWeight: float
    # Sum over all rows.
    handlingUnitCount: float
    # Offers of the current revision.
    offerCount: float
    # Cheapest total; null without an offer or without permission to see prices.
    bestTotal: MoneyDto | None
    # Carrier of the cheapest total; null without an offer or without permission to see prices.
    bestCarrier: str | None
    # UTC instant at which the last offer expires.
    validUntil: str | None
    # The shipment created by the booking.
    shipmentId: str | None
    # The booked offer.
    bookedOfferId: str | None
    # Full name of the creator.
    createdBy: str
    # UTC instant.
    createdAt: str


@final
class QuotedRequestDto(TypedDict):
    # Requested accessorial services: codes, or codes with their details. Missing details: 422 ACCESSORIAL_DETAILS_REQUIRED.
    accessorials: NotRequired[list[Literal["APTD", "APTP", "COD", "EXPD", "FVC", "GTD_AM", "GTD_NOON", "GTD_PM", "HAZ", "IDL", "INBD", "IPU", "LFTD", "LFTP", "LTDAD", "LTDAP", "MARK", "MNC", "OVR", "PPD", "PSC", "PSH", "PSN", "REP", "RES", "SRT", "SS", "TCS"] | AccessorialDto]]
    mode: NotRequired[Literal["auto", "FTL", "LTL", "VLTL"]]
    # Trailer of a full truckload. Required for mode FTL (422 EQUIPMENT_REQUIRED); default dry van with `auto`.
    equipment: NotRequired[Literal["DRYVAN", "FLATBED", "REEFER", "STEPDECK", "TANKER"] | None]
    # Required for a REEFER (422 TEMPERATURE_REQUIRED), not allowed for other trailers.
    temperature: NotRequired[TemperatureRangeDto | None]
    # Imperial: inches and pounds. Metric: centimeters and kilograms.
    units: NotRequired[Literal["imperial", "metric"]]
    pickup: PickupWindowDto
    delivery: NotRequired[DeliveryRequirementDto | None]
    handlingUnits: list[HandlingUnitDto]
    # Inferred accessorials that the user declined, with their reasons.
    waivedAccessorials: NotRequired[list[WaivedAccessorialDto]]
    references: NotRequired[list[ReferenceDto]]
    declaredValue: NotRequired[MoneyDto | None]
    instructions: NotRequired[str | None]
    # Who pays the carrier. Default: the company, at its billing address.
    payment: NotRequired[PaymentDto | None]
    # Declaration for freight that crosses the border; ignored inside one country.
    customs: NotRequired[CustomsDto | None]
    stops: list[StopDto]


@final
class RatesDifferenceDto(TypedDict):
    # Number of the active version.
    version: float
    added: float
    removed: float
    changed: float
    same: float
    # At most five of each kind.
    examples: list[ChangedRateDto]


@final
class RatingResultDto(TypedDict):
    # Cheapest first.
    offers: list[OfferDto]
    derived: DerivedDto
    declined: list[DeclinedDto]
    # Names of carriers connected over HTTP. They are called when the quote is saved and are in neither list.
    askedOnSaving: list[CarrierSummaryDto]
    # The rate by which offers in different currencies are compared; null without such offers or without a rate.
    exchangeRate: ExchangeRateDto | None


@final
class RatingRulesDto(TypedDict):
    # All thresholds, with default values where the company has set none.
    thresholds: ModeThresholdsDto
    # By origin and destination.
    laneMiles: list[LaneMilesDto]
    # Increases by one with every change of `laneMiles`.
    laneMilesVersion: float


@final
class RatingTotalsDto(TypedDict):
    derived: DerivedDto
    # Cheapest first.
    offers: list[OfferTotalsDto]
    declined: list[DeclinedDto]
    # Names of carriers connected over HTTP. They are called when the quote is saved and are in neither list.
    askedOnSaving: list[CarrierSummaryDto]
    # The rate by which offers in different currencies are compared; null without such offers or without a rate.
    exchangeRate: ExchangeRateDto | None


@final
class RatingWarningDto(TypedDict):
    code: str
    message: str
    # JSON pointer to the field of the request; empty for the whole request.
    pointer: str
    # The nearest pickup window within the opening hours of the origin; only for warnings about these hours.
    proposedPickup: NotRequired[PickupWindowDto]


@final
class ReceivedBillDto(TypedDict):
    # `cbl_` and a ULID.
    id: str
    # `preliminary`: charges before the invoice.
    kind: Literal["invoice", "preliminary"]
    # Invoice number, or PRO number of preliminary charges.
    number: str
    # From 1; each change by the carrier is a further version.
    version: float
    # Whether the carrier withdrew it with this version.
    withdrawn: bool
    # Local date in the bill; null if it has no valid one.
    billedOn: str | None
    # In minor units.
    total: float
    # ISO 4217.
    currency: str
    # UTC instant.
    receivedAt: str


@final
class ReclassRiskDto(TypedDict):
    # 0 to 100.
    score: float
    # Low below 20, high from 50.
    level: Literal["high", "low", "medium"]
    reasons: list[RiskReasonDto]


@final
class RecordLoadingDto(TypedDict):
    # Chosen by the device, unique per entry: an entry that is sent again has no further effect.
    key: str
    # When it happened, by the clock of the device. A time in the future counts as now.
    loadedAt: str
    # Dock door.
    door: NotRequired[str]
    # Trailer number.
    trailer: NotRequired[str]
    # Numbers of the seals.
    seal: NotRequired[str]
    # Name of the driver who signed.
    signedBy: NotRequired[str]
    note: NotRequired[str]
    units: NotRequired[list[LoadedLineDto]]


@final
class ReferenceDto(TypedDict):
    type: Literal["CUSTOMER", "OTHER", "PO", "SO"]
    value: str


@final
class RefusedFileDto(TypedDict):
    name: str
    # Why it cannot be used.
    message: str


@final
class RefusedInvoiceDto(TypedDict):
    id: str
    # The carrier's invoice number.
    number: str
    # REVIEW_NEEDED: not within tolerance; NOT_PAYABLE: not approved, or nothing to pay; STALE: changed meanwhile.
    code: str
    message: str


@final
class RefusedQuoteDto(TypedDict):
    # `qte_` and a ULID.
    id: str
    # Quote number, such as Q-001042.
    number: str
    # Stable code of the reason, as for a single quote.
    code: str
    # Why, for the user.
    message: str


@final
class RemitToDto(TypedDict):
    address1: str
    address2: NotRequired[str | None]
    city: str
    # Two-letter state or province.
    state: str
    # US ZIP or ZIP+4, or Canadian postal code.
    postalCode: str
    country: Literal["CA", "US"]
    name: str


@final
class RemovedDemonstrationDto(TypedDict):
    carriers: float
    quotes: float
    shipments: float


@final
class ReportDto(TypedDict):
    rows: list[ReportRowDto]
    # Sums of all rows, also of those beyond the 500: one row per currency, with an empty `code`.
    totals: list[ReportRowDto]
    # Number of rows, also of those beyond the 500.
    rowCount: float
    # First day of the period before, which has as many days and ends the day before `from`.
    previousFrom: str
    previousTo: str
    # Every group of `rows` that has one is among them.
    previous: list[ReportRowDto]
    # As `totals`.
    previousTotals: list[ReportRowDto]


@final
class ReportRowDto(TypedDict):
    # Day, month (YYYY-MM), SCAC, mode, user id or the code of the group.
    code: str
    # Name of the carrier or member, if grouped by them, otherwise the code.
    name: str
    # ISO 4217.
    currency: str
    # Without canceled ones.
    shipments: float
    # Totals as booked.
    booked: float | None
    # Totals of the booked offers.
    quoted: float | None
    # Shipments whose quote had at least two offers; the next three are of these.
    compared: float | None
    comparedBooked: float | None
    highestOffers: float | None
    medianOffers: float | None
    # Invoices that were compared with their booking; the next three are of these.
    invoices: float
    # Without a difference, or with one within the tolerance.
    accurateInvoices: float
    invoicedBooked: float | None
    invoiced: float | None
    # Shipments that were picked up.
    pickups: float
    # On or before the booked pickup date, in the origin's local dates.
    pickupsOnTime: float
    # Delivered shipments with a promised date.
    deliveries: float
    # On or before the last promised date, in the destination's local dates.
    deliveriesOnTime: float
    # Tenders that the carrier accepted or rejected.
    tenders: float
    tendersAccepted: float
    # Tenders whose times of sending and answer are known.
    answers: float
    # Time from sending to the answer, over all answers.
    answerSeconds: float
    # Estimated emissions of the booked offers, grams of CO2 equivalents.
    co2eGrams: float
    # Claims that were filed and not withdrawn. The amounts are of those in the currency of the booking.
    claims: float
    claimed: float | None
    recovered: float | None
    # Shipments of which the carrier's preliminary charges report another class.
    reclassed: float
    # Shipments of which the carrier's preliminary charges report another weight.
    reweighed: float
    # Exceptions, open and closed; only with `by` exception.
    exceptions: float


@final
class RequestStopDto(TypedDict):
    # US ZIP or ZIP+4, or Canadian postal code. Required unless `contactId` is sent alone; the stop is then filled from the contact.
    postalCode: NotRequired[str]
    # Required with a postal code.
    country: NotRequired[Literal["CA", "US"]]
    type: Literal["destination", "intermediate", "origin"]
    # Address book contact that the stop was filled from.
    contactId: NotRequired[str | None]
    name: NotRequired[str | None]
    address1: NotRequired[str | None]
    address2: NotRequired[str | None]
    city: NotRequired[str | None]
    # Two-letter state or province.
    state: NotRequired[str | None]
    # One of the 101 limited-access location types of DSDC eBOL, or `Residence`.
    placeType: NotRequired[str | None]
    # Whether the stop has a loading dock.
    dock: NotRequired[bool | None]
    # Whether the stop has a forklift.
    forklift: NotRequired[bool | None]
    # Whether the location takes freight only by appointment. Default: the contact's, at its postal code.
    appointmentNeeded: NotRequired[bool | None]
    # Opening times, one entry per open day; empty: not known. Default: the contact's, at its postal code.
    hours: NotRequired[list[ContactHoursDto] | None]
    # Accessorial services that the location usually needs. Default: the contact's, at its postal code.
    accessorials: NotRequired[list[Literal["APTD", "APTP", "COD", "EXPD", "FVC", "GTD_AM", "GTD_NOON", "GTD_PM", "HAZ", "IDL", "INBD", "IPU", "LFTD", "LFTP", "LTDAD", "LTDAP", "MARK", "MNC", "OVR", "PPD", "PSC", "PSH", "PSN", "REP", "RES", "SRT", "SS", "TCS"]] | None]
    # IANA time zone, if it is not that of the postal code. Default: the contact's, at its postal code.
    timeZone: NotRequired[str | None]
    contact: NotRequired[StopContactDto | None]
    instructions: NotRequired[str | None]
    # What the stop is for; only for intermediate stops.
    operation: NotRequired[Literal["drop", "pickup"] | None]
    # Items that are loaded or unloaded here, by index in the request's `handlingUnits`; only for intermediate stops.
    handlingUnits: NotRequired[list[float]]


@final
class RequestedDocumentDto(TypedDict):
    kind: Literal["CARRIER_BOL", "INVOICE", "POD", "WEIGHT_INSPECTION"]
    # Email address of the carrier's contact.
    sentTo: str


@final
class ReratingDto(TypedDict):
    # `preliminary`: reported with preliminary charges; `invoice`: on the invoice.
    source: Literal["invoice", "preliminary"]
    # What differs and what it costs, such as "Reweigh: 1,000 → 1,180 lb, class 70 → 85: +$86.40, of which fuel $14.20.", or why the price cannot be recomputed.
    message: str
    # Whether the price was recomputed.
    recomputed: bool
    # ISO 4217, of the amounts.
    currency: str
    # Null like the two below if it was not.
    total: float | None
    # Recomputed minus agreed.
    difference: float | None
    # The part of the difference that is fuel surcharge.
    fuelDifference: float | None


@final
class RiskReasonDto(TypedDict):
    # EVIDENCE_SPEC, EVIDENCE_ESTIMATE, ROUND_WEIGHTS, CLASS_DIFFERS, NEAR_CLASS_BOUNDARY, NO_NMFC_ITEM, PAST_RECLASS.
    code: str
    message: str
    points: float


@final
class SaveCarrierProfileDto(TypedDict):
    # 409 STALE_REVISION if the stored version is newer.
    version: int
    # Modes that are rated with its tariffs.
    modes: list[Literal["FTL", "LTL", "VLTL"]]
    # The company's account number with the carrier.
    customerNumber: str | None
    contacts: list[CarrierContactDto]
    # Default: unchanged.
    terminals: NotRequired[list[CarrierTerminalDto]]


@final
class SaveCarrierSettingsDto(TypedDict):
    # 409 STALE_REVISION if the stored version is newer.
    version: int
    # Countries whose typical carrier holidays the carrier observes; empty: none; null: those of each lane.
    holidays: list[Literal["CA", "US"]] | None
    # Own closing days, in addition to the holidays.
    closedOn: list[str]
    # Local time at the origin, `HH:MM`, after which a pickup is made on the next business day.
    cutoff: str | None
    # Minutes that the carrier needs between request and pickup.
    pickupLeadMinutes: int | None
    # Currency of the fees; null: that of the tariff or shipment that they apply to.
    feeCurrency: NotRequired[Literal["CAD", "USD"] | None]
    # Inspection fee expected with a reclass, in cents.
    inspectionFee: int | None
    # LTL: canceled while the driver is on the way or at the dock.
    attemptedPickupFee: int | None
    # Truckload: truck ordered, not used (TONU), unless the booked tariff has its own.
    truckNotUsedFee: int | None
    # The same, on the day of pickup.
    truckNotUsedSameDayFee: int | None
    # Net days: days after the date of an invoice until it is due, if the invoice has no due date.
    paymentDays: NotRequired[int | None]


@final
class SaveContactDto(TypedDict):
    name: str
    address: AddressDto
    # IANA time zone; defaults to that of the postal code.
    timeZone: NotRequired[str | None]
    # One of the 101 limited-access location types of DSDC eBOL, or `Residence`; null: a business.
    placeType: NotRequired[str | None]
    # Whether there is a loading dock; null: not known.
    dock: NotRequired[bool | None]
    # Whether there is a forklift; null: not known.
    forklift: NotRequired[bool | None]
    # Whether an appointment is required.
    appointmentNeeded: NotRequired[bool]
    # One entry per day on which the location is open; empty: not known.
    hours: NotRequired[list[ContactHoursDto]]
    # Accessorial services usually needed at this location.
    accessorials: NotRequired[list[Literal["APTD", "APTP", "COD", "EXPD", "FVC", "GTD_AM", "GTD_NOON", "GTD_PM", "HAZ", "IDL", "INBD", "IPU", "LFTD", "LFTP", "LTDAD", "LTDAP", "MARK", "MNC", "OVR", "PPD", "PSC", "PSH", "PSN", "REP", "RES", "SRT", "SS", "TCS"]]]
    # Instructions for the driver.
    instructions: NotRequired[str | None]
    # People at the location; the first is the main contact.
    people: NotRequired[list[ContactPersonDto]]


@final
class SaveEdiSftpDto(TypedDict):
    # For `password`. Stored encrypted and never returned.
    password: NotRequired[str]
    # For `key`: a private key in OpenSSH or PEM format. Stored encrypted and never returned.
    privateKey: NotRequired[str]
    # Of an encrypted private key.
    passphrase: NotRequired[str]
    # The version that the change is based on, 0 if there are no settings yet; 409 if another one is stored.
    version: int
    # Whether files are exchanged.
    enabled: bool
    # Host name or IP address.
    host: str
    port: int
    userName: str
    authentication: Literal["key", "password"]
    # Where the carrier puts files.
    inboundFolder: str
    # Which files are fetched: `*` is any text, `?` any character.
    inboundPattern: str
    # Where fetched files are moved, on the same server; null: they are deleted.
    archiveFolder: str | None
    # Where files for the carrier are put.
    outboundFolder: str
    # Name of files for the carrier: `{control}` (required), `{set}`, `{date}` and `{time}` are filled in.
    outboundName: str


@final
class SaveExchangeRatesDto(TypedDict):
    rates: list[ExchangeRateDto]


@final
class SaveFuelPricesDto(TypedDict):
    prices: list[FuelPriceDto]


@final
class SaveProductDto(TypedDict):
    packagingType: NotRequired[Literal["BAG", "BAL", "BBL", "BCH", "BDL", "BIN", "BOX", "BSK", "BXT", "CAB", "CAG", "CAN", "CAR", "CAS", "CBY", "CHS", "CNT", "COL", "COR", "CRT", "CSK", "CTN", "CYL", "DBK", "DRM", "ENV", "FIR", "GLD", "HGH", "HPR", "HRB", "INT", "JAR", "JCN", "KEG", "KIT", "LBK", "LIF", "LSE", "MXD", "OTH", "PAL", "PAT", "PCK", "PCS", "PKG", "PLN", "RCK", "REL", "ROL", "SKD", "SLP", "SPL", "TBE", "TBN", "TNK", "TRK", "TRU", "TRY", "TUB", "UNT", "VPK", "WRP"] | None]
    # Declared NMFC class; `null` uses the class from the density.
    freightClass: NotRequired[Literal["50", "55", "60", "65", "70", "77.5", "85", "92.5", "100", "110", "125", "150", "175", "200", "250", "300", "400", "500"] | None]
    nmfc: NotRequired[str | None]
    nmfcSub: NotRequired[str | None]
    hazmat: NotRequired[HazmatDto | None]
    # Harmonized System code without dots, for customs.
    hsCode: NotRequired[str | None]
    # ISO 3166-1 alpha-2 code of the country where the goods were made, such as US.
    countryOfOrigin: NotRequired[str | None]
    # Description as on the bill of lading; unique among the company's products.
    description: str
    # Stock-keeping unit by which orders name the product; unique among the company's products, in whatever case.
    sku: NotRequired[str | None]
    # Pieces in a handling unit as it is usually packed. Default: one.
    piecesPerUnit: NotRequired[int | None]
    # Units of `handlingUnit`: inches and pounds, or centimeters and kilograms.
    units: NotRequired[Literal["imperial", "metric"]]
    # A handling unit as it is usually packed.
    handlingUnit: NotRequired[UsualUnitDto | None]
    # Value of one handling unit.
    declaredValue: NotRequired[MoneyDto | None]


@final
class SaveTemplateDto(TypedDict):
    # Unique among the company's templates.
    name: str
    freight: TemplateFreightDto


@final
class SelectedQuotesDto(TypedDict):
    # In the order of the list. An id of another company is a 404.
    quoteIds: list[str]


@final
class SelectedShipmentsDto(TypedDict):
    # In the order of the list. An id of another company is a 404.
    shipmentIds: list[str]


@final
class SetupDto(TypedDict):
    steps: list[SetupStepDto]


@final
class SetupStepDto(TypedDict):
    # `carrier`: has a carrier, its own or a demonstration carrier. `address`: has an address or a billing address. `freight`: has a contact or a product. `quote`, `booking`: has a quote, a shipment. `colleague`: has another member or an open invitation.
    name: Literal["address", "booking", "carrier", "colleague", "freight", "quote"]
    done: bool


@final
class ShareDto(TypedDict):
    # `shr_` and a ULID.
    id: str
    scope: Literal["tracking", "tracking_and_documents"]
    # Whether the link is valid now.
    state: Literal["expired", "open", "revoked"]
    # Last valid local date at the destination; null before delivery: valid until 90 days after delivery.
    expiresOn: str | None
    # Name of the creator.
    createdBy: str
    # UTC instant.
    createdAt: str
    # UTC instant; null unless revoked.
    revokedAt: str | None
    # Number of times the page or a document was opened.
    viewCount: float
    # Number of email addresses that get updates through the link.
    subscribers: float
    # Newest first, at most 20.
    views: list[ShareViewDto]


@final
class ShareListDto(TypedDict):
    items: list[ShareDto]
    # Always null, because a shipment has at most 50 links.
    nextCursor: str | None


@final
class ShareShipmentDto(TypedDict):
    # `tracking`: progress between the two cities. `tracking_and_documents`: also the parties, the numbers, bill of lading and proof of delivery. Never prices.
    scope: Literal["tracking", "tracking_and_documents"]
    # Last valid local date at the destination; default 90 days after delivery. 422 if it has passed.
    expiresOn: NotRequired[str | None]


@final
class ShareViewDto(TypedDict):
    # UTC instant.
    viewedAt: str
    # Pseudonym of the visitor: equal for equal IP addresses within one link.
    visitor: str
    # User agent of the browser, at most 200 characters.
    userAgent: str
    # The document that was opened; null for the page.
    documentId: str | None


@final
class SharedDto(TypedDict):
    # `shr_` and a ULID.
    id: str
    # URL of the public page. Returned only here, because only a hash of its token is stored.
    url: str
    # QR code of `url` as SVG.
    qrCode: str


@final
class ShipmentAccessorialDto(TypedDict):
    # DSDC eBOL code, such as LFTD.
    code: str
    # Description.
    name: str
    # Details such as the amount to collect; null if none were given.
    details: AccessorialDto | None


@final
class ShipmentActivityDto(TypedDict):
    # `aud_` for user actions, `sev_` for shipment events; each with a ULID.
    id: str
    # UTC instant.
    occurredAt: str
    # Object and past participle, such as `share.created`; for events, `shipment.` and the event type.
    action: str
    # Id of the user or API key; null for carriers and the system.
    userId: str | None
    # Name of the actor.
    userName: str | None
    # Source of the event: `member`, `carrier`, `pull` or `lading`; null for user actions.
    source: str | None
    # Further details by name; amounts only with permission to see prices.
    details: dict[str, Any]


@final
class ShipmentActivityListDto(TypedDict):
    items: list[ShipmentActivityDto]
    # Cursor of the next page; null on the last page.
    nextCursor: str | None


@final
class ShipmentAxesDto(TypedDict):
    execution: Literal["accepted", "at_delivery", "at_pickup", "at_terminal", "booked", "cancelled", "closed", "delivered", "en_route_pickup", "in_transit", "interline", "lost", "out_for_delivery", "picked_up", "pickup_scheduled", "refused", "returned", "tender_rejected", "tendered"]
    # `not_needed`, `needed`, `requested`, `secured`, `missed` or `rescheduled`.
    pickupAppointment: Literal["missed", "needed", "not_needed", "requested", "rescheduled", "secured"]
    # Same as for pickup.
    deliveryAppointment: Literal["missed", "needed", "not_needed", "requested", "rescheduled", "secured"]
    customs: Literal["cleared", "docs_pending", "docs_ready", "hold", "in_bond", "none", "submitted"]
    # `preliminary`: the carrier's charges before its invoice.
    billing: Literal["approved", "closed", "disputed", "estimated", "invoiced", "paid", "preliminary"]
    # Proof of delivery: `none` before delivery.
    pod: Literal["available", "none", "pending"]


@final
class ShipmentChangedDto(TypedDict):
    # Value to send with the next change.
    version: float
    warnings: list[ChangeWarningDto]


@final
class ShipmentClaimsDto(TypedDict):
    # Oldest first.
    claims: list[ClaimSummaryDto]
    # Whether a claim is possible: the freight was picked up, refused, returned or lost.
    possible: bool
    # Local date of delivery at the destination; null if it was not delivered.
    deliveredOn: str | None
    # Local date until which carriers must accept claims: 9 months after delivery, or after the date on which it was due; null if unknown.
    fileBy: str | None
    # Local date until which concealed damage is reported: 5 business days after delivery; null if it was not delivered.
    noticeBy: str | None
    # The carrier's maximum liability; null if it gives none.
    liability: MoneyDto | None


@final
class ShipmentContactsDto(TypedDict):
    # Contacts of the carrier that have a phone number.
    carrierPhones: list[CarrierPhoneDto]
    # Email address of the consignee; null if none is known.
    consigneeEmail: str | None
    # Prepared subject.
    subject: str
    # Prepared text, without prices.
    text: str


@final
class ShipmentCountsDto(TypedDict):
    all: float
    needsAction: float
    pickupToday: float
    inTransit: float
    deliveryToday: float
    withoutPod: float
    archived: float


@final
class ShipmentCustomsDto(TypedDict):
    # Incoterms 2020.
    incoterm: NotRequired[Literal["CFR", "CIF", "CIP", "CPT", "DAP", "DDP", "DPU", "EXW", "FAS", "FCA", "FOB"] | None]
    # Named place of the Incoterm.
    incotermPlace: NotRequired[str | None]
    # Such as `Sale` or `Return of goods`.
    reasonForExport: NotRequired[str | None]
    # Tax number of the exporter, such as an EIN or business number.
    exporterTaxNumber: NotRequired[str | None]
    # Weight of the goods without packaging, in the request's unit; at most the gross weight.
    netWeight: NotRequired[float | None]
    # Marks and numbers on the packages.
    marks: NotRequired[str | None]
    # Address book contact of the importer. Without `importer`, the address is copied from the contact when the request arrives.
    importerContactId: NotRequired[str | None]
    # Importer of record. Default: the destination.
    importer: NotRequired[CustomsPartyDto | None]
    # Address book contact of the customs broker. Without `broker`, the address is copied from the contact when the request arrives.
    brokerContactId: NotRequired[str | None]
    broker: NotRequired[CustomsPartyDto | None]
    # Shipment control number of the ACE manifest into the United States (PAPS).
    aceNumber: NotRequired[str | None]
    # Cargo control number of the ACI manifest into Canada (PARS).
    aciNumber: NotRequired[str | None]


@final
class ShipmentDto(TypedDict):
    # `shp_` and a ULID.
    id: str
    # Shipment number, such as S-000317.
    number: str
    # Execution state.
    status: Literal["accepted", "at_delivery", "at_pickup", "at_terminal", "booked", "cancelled", "closed", "delivered", "en_route_pickup", "in_transit", "interline", "lost", "out_for_delivery", "picked_up", "pickup_scheduled", "refused", "returned", "tender_rejected", "tendered"]
    carrier: CarrierSummaryDto
    # LTL, VLTL or FTL.
    mode: str
    # GS1 shipment number of 17 digits, printed on the bill of lading.
    bolNumber: str
    # PRO number: the carrier's number for the freight bill; null until assigned.
    proNumber: str | None
    origin: ShipmentPlaceDto
    destination: ShipmentPlaceDto
    # Local date at the origin.
    pickupOn: str
    # Expected local delivery date at the destination by the booked offer.
    estimatedDeliveryOn: str | None
    # First and last local delivery date that the booked offer promised.
    earliestDeliveryOn: str | None
    latestDeliveryOn: str | None
    # ETA as a local date at the destination.
    etaOn: str | None
    # UTC instant.
    deliveredAt: str | None
    # Proof of delivery: `none` before delivery.
    pod: Literal["available", "none", "pending"]
    # UTC instant of the newest event.
    lastEventAt: str | None
    # Last known location, such as "Dallas, TX".
    lastPlace: str | None
    # Open exceptions.
    exceptions: list[OpenExceptionDto]
    # Closed long ago: its events and unbooked offers are stored compressed.
    archived: bool
    # Sum over all rows.
    handlingUnitCount: float
    # Whole pounds.
    totalWeight: float
    # Null without permission to see prices.
    total: MoneyDto | None
    # UTC instant of booking.
    createdAt: str
    axes: ShipmentAxesDto
    freshness: FreshnessDto
    # ETA with its basis; null without an estimate and after arrival.
    eta: EtaDto | None
    # Null when no event is expected.
    expectedNext: ExpectedNextDto | None
    quoteId: str
    # Quote number, such as Q-001042.
    quoteNumber: str
    # `direct` if one carrier moves the freight all the way, otherwise `interline`.
    service: str
    # The carrier's quote number of the booked offer; null for tariffs.
    carrierQuoteNumber: str | None
    # With name, street, city, state and contact at both ends.
    stops: list[StopDto]
    # IANA time zones of the stops, in stop order.
    timeZones: list[str]
    pickup: PickupWindowDto
    # Required delivery date; null without one.
    delivery: DeliveryRequirementDto | None
    # Trailer of a truckload.
    equipment: str | None
    # Temperature range of a refrigerated trailer.
    temperature: TemperatureRangeDto | None
    # Null for shipments booked before payment terms were stored.
    payment: ShipmentPaymentDto | None
    # Whether it crosses the border between the United States and Canada.
    crossBorder: bool
    # Declaration for customs; null if none was entered.
    customs: ShipmentCustomsDto | None
    # Units of the handling units' dimensions and weights.
    units: Literal["imperial", "metric"]
    # With the rated class of each commodity.
    handlingUnits: list[HandlingUnitDto]
    # Services included in the price.
    accessorials: list[ShipmentAccessorialDto]
    references: list[ReferenceDto]
    # Declared value of the freight; null without one.
    declaredValue: MoneyDto | None
    # Instructions for the whole shipment, one paragraph per line.
    instructions: str | None
    # Charges as booked; null without permission to see prices.
    lines: list[ChargeLineDto] | None
    # Charges that the booked offer names without including them, such as detention; null without permission to see prices.
    terms: list[OfferTermDto] | None
    # The carrier's maximum liability for loss or damage; null if the carrier gives none, and without permission to see prices.
    liability: MoneyDto | None
    # Newest first, at most 100.
    events: list[ShipmentEventDto]
    # Newest version first; empty without permission to read documents.
    documents: list[DocumentDto]
    # Document types that the user may upload.
    uploadKinds: list[Literal["CARRIER_BOL", "CATALOG_PAGE", "CONTRACT", "CORRESPONDENCE", "CUSTOMS", "DETENTION_RECEIPT", "DIMENSIONS", "DISCOUNTS", "FDA", "FREIGHT_BILL", "FUEL_TABLE", "HAZMAT", "INSPECTION", "INSURANCE", "INVOICE", "LETTER_OF_AUTHORITY", "LUMPER_RECEIPT", "OTHER", "PACKING_SLIP", "PHOTO", "POD", "QUOTE", "RESIDENTIAL", "RULES_TARIFF", "SAFETY_DATA_SHEET", "SCALE_TICKET", "SPEC_SHEET", "STATEMENT", "WEIGHT_INSPECTION"]]
    tender: TenderSummaryDto
    cancellation: CancellationDto
    # Increases with every change by a user. Send it with a change.
    version: float
    # UTC instant.
    updatedAt: str


@final
class ShipmentEventDto(TypedDict):
    # `sev_` and a ULID.
    id: str
    # Event type, such as `booked`.
    type: str
    # UTC instant at which it happened.
    occurredAt: str
    # IANA time zone of the location where it happened.
    timeZone: str
    # UTC instant at which Lading received it.
    receivedAt: str
    # Source of the event: `user` or a connector.
    source: str


@final
class ShipmentExceptionDto(TypedDict):
    # `exc_` and a ULID.
    id: str
    kind: Literal["appointment_missed", "appointment_needed", "change_not_sent", "customs_hold", "damage", "late", "lost", "pickup_at_risk", "pickup_missed", "pod_missing", "refused", "returned", "shortage", "stale_tracking", "tender_rejected", "tender_unanswered"]
    severity: Literal["critical", "high", "info", "warning"]
    # What happened and what to do.
    text: str
    # Why the carrier declined the tender, in its words; null for other exceptions and without a reason.
    reason: str | None
    # UTC instant.
    openedAt: str
    # UTC instant at which it should be resolved: 4 hours after opening if critical, 8 if high, 24 for a warning, 72 for information.
    dueAt: str
    # UTC instant at which it cleared automatically; null while the problem exists.
    endedAt: str | None
    # Owner of the exception.
    ownerId: str | None
    ownerName: str | None
    # UTC instant until which it is snoozed.
    snoozedUntil: str | None
    # Resolution; null while it is open.
    resolution: str | None
    # UTC instant.
    resolvedAt: str | None


@final
class ShipmentInvoiceDto(TypedDict):
    # `civ_` and a ULID.
    id: str
    number: str
    status: Literal["approved", "disputed", "held", "paid", "rejected", "replaced", "review", "unmatched", "withdrawn"]
    verdict: Literal["agreed", "currency_differs", "duplicate", "new_charges", "over", "under", "unmatched", "within_tolerance"]
    # ISO 4217.
    currency: str
    total: float
    # Invoiced minus agreed; null if there is nothing to compare with.
    difference: float | None
    # What differs, in words with the amounts.
    differences: list[str]
    # Null if the booked freight was billed.
    rerating: InvoiceReratingDto | None
    # The uploaded file that it was entered from.
    file: InvoiceFileDto | None


@final
class ShipmentListDto(TypedDict):
    items: list[ShipmentSummaryDto]
    # Value of `cursor` for the next page; null on the last page.
    nextCursor: str | None
    # Number of matching shipments; 10,001 stands for more than 10,000. Null in a search and on every page except the first.
    total: float | None


@final
class ShipmentMapDto(TypedDict):
    # Newest first, at most 500.
    items: list[MapShipmentDto]
    # Whether there are more than these.
    more: bool


@final
class ShipmentPaymentDto(TypedDict):
    terms: Literal["collect", "prepaid", "third_party"]
    # Null for a company without an address.
    billTo: BillToDto | None
    # Whether the company itself pays.
    byCompany: bool


@final
class ShipmentPlaceDto(TypedDict):
    # Company or location name.
    name: str
    city: str
    # Two-letter state or province.
    state: str
    # ZIP5, or Canadian postal code or forward sortation area.
    postalCode: str


@final
class ShipmentSummaryDto(TypedDict):
    # `shp_` and a ULID.
    id: str
    # Shipment number, such as S-000317.
    number: str
    # Execution state.
    status: Literal["accepted", "at_delivery", "at_pickup", "at_terminal", "booked", "cancelled", "closed", "delivered", "en_route_pickup", "in_transit", "interline", "lost", "out_for_delivery", "picked_up", "pickup_scheduled", "refused", "returned", "tender_rejected", "tendered"]
    carrier: CarrierSummaryDto
    # LTL, VLTL or FTL.
    mode: str
    # GS1 shipment number of 17 digits, printed on the bill of lading.
    bolNumber: str
    # PRO number: the carrier's number for the freight bill; null until assigned.
    proNumber: str | None
    origin: ShipmentPlaceDto
    destination: ShipmentPlaceDto
    # Local date at the origin.
    pickupOn: str
    # Expected local delivery date at the destination by the booked offer.
    estimatedDeliveryOn: str | None
    # First and last local delivery date that the booked offer promised.
    earliestDeliveryOn: str | None
    latestDeliveryOn: str | None
    # ETA as a local date at the destination.
    etaOn: str | None
    # ETA with its basis; null without an estimate and after arrival.
    eta: EtaSummaryDto | None
    # UTC instant.
    deliveredAt: str | None
    # Proof of delivery: `none` before delivery.
    pod: Literal["available", "none", "pending"]
    # UTC instant of the newest event.
    lastEventAt: str | None
    # Last known location, such as "Dallas, TX".
    lastPlace: str | None
    # Null when no event is expected.
    expectedNext: NextEventDto | None
    # Open exceptions.
    exceptions: list[OpenExceptionDto]
    # Closed long ago: its events and unbooked offers are stored compressed.
    archived: bool
    # Sum over all rows.
    handlingUnitCount: float
    # Whole pounds.
    totalWeight: float
    # Null without permission to see prices.
    total: MoneyDto | None
    # UTC instant of booking.
    createdAt: str


@final
class ShipmentTenderDto(TypedDict):
    attempts: list[TenderAttemptDto]
    # Cheapest first.
    nextOffers: list[NextOfferDto]
    # `pending`: not yet delivered to the carrier. `sent`: delivered without a response so far. `accepted`, `rejected`: the carrier's response. `failed`: could not be delivered. `withdrawn`: ended by a cancellation or another tender. Null before the first tender.
    state: Literal["accepted", "failed", "pending", "rejected", "sent", "withdrawn"] | None
    # Explanation and next step for the user.
    text: str
    # The carrier's confirmation of the bill of lading.
    carrierConfirmation: str | None
    # The carrier's pickup confirmation number.
    pickupNumber: str | None


@final
class StopContactDto(TypedDict):
    name: str
    # E.164, such as +13125550100.
    phone: str
    # Extension digits.
    extension: NotRequired[str | None]
    email: NotRequired[str | None]


@final
class StopDto(TypedDict):
    type: Literal["destination", "intermediate", "origin"]
    # Address book contact that the stop was filled from.
    contactId: NotRequired[str | None]
    name: NotRequired[str | None]
    address1: NotRequired[str | None]
    address2: NotRequired[str | None]
    city: NotRequired[str | None]
    # Two-letter state or province.
    state: NotRequired[str | None]
    # US ZIP or ZIP+4, or Canadian postal code.
    postalCode: str
    country: Literal["CA", "US"]
    # One of the 101 limited-access location types of DSDC eBOL, or `Residence`.
    placeType: NotRequired[str | None]
    # Whether the stop has a loading dock.
    dock: NotRequired[bool | None]
    # Whether the stop has a forklift.
    forklift: NotRequired[bool | None]
    # Whether the location takes freight only by appointment. Default: the contact's, at its postal code.
    appointmentNeeded: NotRequired[bool | None]
    # Opening times, one entry per open day; empty: not known. Default: the contact's, at its postal code.
    hours: NotRequired[list[ContactHoursDto] | None]
    # Accessorial services that the location usually needs. Default: the contact's, at its postal code.
    accessorials: NotRequired[list[Literal["APTD", "APTP", "COD", "EXPD", "FVC", "GTD_AM", "GTD_NOON", "GTD_PM", "HAZ", "IDL", "INBD", "IPU", "LFTD", "LFTP", "LTDAD", "LTDAP", "MARK", "MNC", "OVR", "PPD", "PSC", "PSH", "PSN", "REP", "RES", "SRT", "SS", "TCS"]] | None]
    # IANA time zone, if it is not that of the postal code. Default: the contact's, at its postal code.
    timeZone: NotRequired[str | None]
    contact: NotRequired[StopContactDto | None]
    instructions: NotRequired[str | None]
    # What the stop is for; only for intermediate stops.
    operation: NotRequired[Literal["drop", "pickup"] | None]
    # Items that are loaded or unloaded here, by index in the request's `handlingUnits`; only for intermediate stops.
    handlingUnits: NotRequired[list[float]]


@final
class StoredFuelPriceDto(TypedDict):
    source: Literal["entered", "fetched", "demonstration"]
    # Index code, such as US.
    index: str
    # First local date on which the price applies.
    effectiveOn: str
    # Dollars per gallon as a decimal string, up to four decimals.
    price: str


@final
class SuggestedShipmentDto(TypedDict):
    # `shp_` and a ULID.
    id: str
    # Such as S-000317; assigns the invoice (`POST /invoices/{id}/match`).
    number: str
    carrierName: str
    # Local date of the pickup.
    pickupOn: str
    # City and state.
    origin: str
    destination: str
    # As booked.
    total: MoneyDto
    # Why it is suggested, and what speaks against it, the most important first.
    reasons: list[str]


@final
class SuggestedShipmentListDto(TypedDict):
    items: list[SuggestedShipmentDto]


@final
class TakenInterchangeDto(TypedDict):
    # `edi_` and a ULID.
    id: str
    partnerId: str
    scac: str
    carrierName: str
    # `in`: received. `out`: written.
    direction: Literal["in", "out"]
    # Control number, ISA13.
    control: float
    # Whether it is marked as a test.
    test: bool
    # Transaction sets, each once.
    sets: list[str]
    # Received: `received`, then `processed`, or `rejected` as a whole. Written: `waiting` until it is sent, then `sent`.
    state: Literal["processed", "received", "rejected", "sent", "waiting"]
    # The 997 that the recipient wrote. `none`: it needs none. `open`: not there yet.
    acknowledgment: Literal["accepted", "none", "open", "partial", "rejected"]
    # The TA1 that the recipient wrote or was asked for; null: none.
    receipt: InterchangeReceiptDto | None
    # Why it was rejected, what the partner rejected, or how many transactions could not be used.
    error: str | None
    # UTC instant.
    createdAt: str
    # UTC instant at which it was processed or sent.
    handledAt: str | None
    # UTC instant.
    acknowledgedAt: str | None
    # Whether the same interchange was received before; then nothing happens.
    duplicate: bool


@final
class TakenInterchangeListDto(TypedDict):
    items: list[TakenInterchangeDto]


@final
class TariffDto(TypedDict):
    id: str
    carrier: CarrierDto
    version: float
    name: str
    currency: str
    effectiveFrom: str
    effectiveTo: str
    # Mode that the tariff prices. Versions are numbered per mode.
    mode: Literal["FTL", "LTL", "VLTL"]
    basis: Literal["lane", "mileage"]
    # `scheduled`, `active`, `superseded` by a later version, `ended` or `withdrawn`.
    status: Literal["active", "ended", "scheduled", "superseded", "withdrawn"]
    rows: float
    createdAt: str


@final
class TariffListDto(TypedDict):
    items: list[TariffDto]
    nextCursor: str | None


@final
class TariffTermsDto(TypedDict):
    # The `terms` of its upload (freight.md Annex H), defaults filled in.
    terms: dict[str, Any]
    tariffId: str


@final
class TariffUploadDto(TypedDict):
    # Null for a dry run.
    tariffId: str | None
    version: float | None
    rows: float
    errors: list[UploadMessageDto]
    warnings: list[UploadMessageDto]
    # Result of a dry run; null if there is no active version, and after storing.
    difference: RatesDifferenceDto | None


@final
class TariffUploadFormDto(TypedDict):
    # Rates as CSV, preferably as a file: `origin,destination,class,L5C,...` or `miles_from,miles_to,class,L5C,...`; for FTL `origin,destination,equipment,rate_per_mile,minimum,transit_days`.
    rates: File
    # Terms as JSON (freight.md Annex H), as a field or a file.
    terms: str


@final
class TemperatureRangeDto(TypedDict):
    # Lowest temperature in degrees of `unit`.
    min: float
    # Highest temperature in degrees of `unit`.
    max: float
    # Fahrenheit or Celsius.
    unit: Literal["C", "F"]
    # Whether the unit runs all the time (default) or cycles on and off.
    mode: NotRequired[Literal["continuous", "cycle"]]
    # Whether the trailer has to arrive cooled to the range. Default: false.
    preCool: NotRequired[bool]


@final
class TemplateDto(TypedDict):
    # `tpl_` and a ULID.
    id: str
    # Increases by one with every change.
    version: float
    # UTC instant.
    createdAt: str
    # UTC instant.
    updatedAt: str
    # Unique among the company's templates.
    name: str
    freight: TemplateFreightDto


@final
class TemplateFreightDto(TypedDict):
    # Requested accessorial services: codes, or codes with their details. Missing details: 422 ACCESSORIAL_DETAILS_REQUIRED.
    accessorials: NotRequired[list[Literal["APTD", "APTP", "COD", "EXPD", "FVC", "GTD_AM", "GTD_NOON", "GTD_PM", "HAZ", "IDL", "INBD", "IPU", "LFTD", "LFTP", "LTDAD", "LTDAP", "MARK", "MNC", "OVR", "PPD", "PSC", "PSH", "PSN", "REP", "RES", "SRT", "SS", "TCS"] | AccessorialDto]]
    mode: NotRequired[Literal["auto", "FTL", "LTL", "VLTL"]]
    # Trailer of a full truckload. Required for mode FTL (422 EQUIPMENT_REQUIRED); default dry van with `auto`.
    equipment: NotRequired[Literal["DRYVAN", "FLATBED", "REEFER", "STEPDECK", "TANKER"] | None]
    # Required for a REEFER (422 TEMPERATURE_REQUIRED), not allowed for other trailers.
    temperature: NotRequired[TemperatureRangeDto | None]
    # Imperial: inches and pounds. Metric: centimeters and kilograms.
    units: NotRequired[Literal["imperial", "metric"]]
    handlingUnits: list[HandlingUnitDto]
    # Inferred accessorials that the user declined, with their reasons.
    waivedAccessorials: NotRequired[list[WaivedAccessorialDto]]
    declaredValue: NotRequired[MoneyDto | None]
    instructions: NotRequired[str | None]


@final
class TemplateListDto(TypedDict):
    items: list[TemplateDto]
    # Cursor of the next page; null on the last page.
    nextCursor: str | None


@final
class TenderAttemptDto(TypedDict):
    # `tnd_` and a ULID; sent to the carrier as the idempotency key of every attempt.
    id: str
    # Number of the tender within the shipment, from 1.
    number: float
    offerId: str
    carrier: CarrierSummaryDto
    # Kind of connection. `tariff`: by email; others: over HTTP.
    connector: str
    state: Literal["accepted", "failed", "pending", "rejected", "sent", "withdrawn"]
    # Number of times it was sent, including retries after lost responses.
    tries: float
    # PRO number: the carrier's number for the freight bill.
    proNumber: str | None
    carrierConfirmation: str | None
    pickupNumber: str | None
    # Code of the rejection or failure.
    code: str | None
    # The carrier's message or the error, for the user.
    message: str | None
    # UTC instant.
    createdAt: str
    # UTC instant of the latest attempt.
    sentAt: str | None
    # UTC instant at which the tender was accepted or rejected, failed or was withdrawn.
    endedAt: str | None
    # UTC instant at which the answer to a tender by email or EDI is due.
    respondBy: str | None
    # Driver, as the carrier said with its answer.
    driverName: str | None
    # E.164.
    driverPhone: str | None


@final
class TenderSettingsDto(TypedDict):
    # Receives the carriers' replies; null: the booker does.
    dispatchEmail: str | None
    # Whether tender emails say the agreed rate; otherwise "per agreement".
    showRate: bool
    # Working hours (Monday to Friday, 08:00 to 17:00 at the origin) in which carriers answer; at the latest two hours before pickup.
    responseHours: int


@final
class TenderShipmentDto(TypedDict):
    # Offer of the shipment's quote.
    offerId: str
    # The offer's total as displayed to the user.
    acceptedTotal: MoneyDto


@final
class TenderSummaryDto(TypedDict):
    # `pending`: not yet delivered to the carrier. `sent`: delivered without a response so far. `accepted`, `rejected`: the carrier's response. `failed`: could not be delivered. `withdrawn`: ended by a cancellation or another tender. Null before the first tender.
    state: Literal["accepted", "failed", "pending", "rejected", "sent", "withdrawn"] | None
    # Explanation and next step for the user.
    text: str
    # The carrier's confirmation of the bill of lading.
    carrierConfirmation: str | None
    # The carrier's pickup confirmation number.
    pickupNumber: str | None


@final
class TimelineDto(TypedDict):
    # Newest first, at most 500.
    items: list[TimelineEventDto]
    axes: ShipmentAxesDto
    freshness: FreshnessDto
    # Null when no event is expected.
    expectedNext: ExpectedNextDto | None
    # Null without any date.
    eta: EtaDto | None
    # Newest first, including cleared and resolved exceptions.
    exceptions: list[ShipmentExceptionDto]


@final
class TimelineEventDto(TypedDict):
    # `sev_` and a ULID.
    id: str
    # Event type, such as `picked_up`; `unknown` for a code without effect on the status.
    type: str
    # Description.
    text: str
    # UTC instant at which it happened.
    occurredAt: str
    # IANA time zone of the location where it happened.
    timeZone: str
    # UTC instant at which Lading received it.
    receivedAt: str
    # Whether it was reported after a newer one.
    late: bool
    source: Literal["carrier", "lading", "member", "pull"]
    # User who entered it; null for events that were not entered manually.
    actorName: str | None
    place: EventPlaceDto | None
    # The carrier's own code.
    code: str | None
    # Reason for the user.
    reason: str | None
    # The carrier's message; null without permission to edit shipments.
    raw: dict[str, Any] | None


@final
class TransitDto(TypedDict):
    # Business days after the pickup day.
    businessDays: float
    # Fewest and most days, because miles are estimated. Both equal `businessDays` for transit days from the tariff. Absent if the carrier did not return them.
    minimumDays: NotRequired[float]
    maximumDays: NotRequired[float]
    # Source of the number: the tariff's lane or estimated miles.
    basis: str


@final
class UnitDensityDto(TypedDict):
    # Pounds per cubic foot, two decimals.
    densityPcf: float
    # Class of the NMFC density scale (Docket 2025-1).
    densityClass: str


@final
class UpdateCompanyDto(TypedDict):
    # The version that the change is based on.
    version: int
    # Legal name, on one line.
    name: NotRequired[str]
    # Seven to ten digits, as assigned by GS1. Existing documents keep their numbers.
    gs1Prefix: NotRequired[str | None]
    # As `#rrggbb`, with a contrast of at least 4.5 to 1 with white; null for Lading's.
    brandColor: NotRequired[str | None]
    # E.164, such as +13125550100.
    phone: NotRequired[str | None]
    address: NotRequired[AddressDto | None]
    billing: NotRequired[BillingDto | None]
    # IANA name, such as America/Chicago.
    timeZone: NotRequired[str | None]
    defaults: NotRequired[CompanyDefaultsDto]


@final
class UpdateQuoteDto(TypedDict):
    # Requested accessorial services: codes, or codes with their details. Missing details: 422 ACCESSORIAL_DETAILS_REQUIRED.
    accessorials: NotRequired[list[Literal["APTD", "APTP", "COD", "EXPD", "FVC", "GTD_AM", "GTD_NOON", "GTD_PM", "HAZ", "IDL", "INBD", "IPU", "LFTD", "LFTP", "LTDAD", "LTDAP", "MARK", "MNC", "OVR", "PPD", "PSC", "PSH", "PSN", "REP", "RES", "SRT", "SS", "TCS"] | AccessorialDto]]
    mode: NotRequired[Literal["auto", "FTL", "LTL", "VLTL"]]
    # Trailer of a full truckload. Required for mode FTL (422 EQUIPMENT_REQUIRED); default dry van with `auto`.
    equipment: NotRequired[Literal["DRYVAN", "FLATBED", "REEFER", "STEPDECK", "TANKER"] | None]
    # Required for a REEFER (422 TEMPERATURE_REQUIRED), not allowed for other trailers.
    temperature: NotRequired[TemperatureRangeDto | None]
    # Imperial: inches and pounds. Metric: centimeters and kilograms.
    units: NotRequired[Literal["imperial", "metric"]]
    pickup: PickupWindowDto
    delivery: NotRequired[DeliveryRequirementDto | None]
    stops: list[RequestStopDto]
    handlingUnits: list[HandlingUnitDto]
    # Inferred accessorials that the user declined, with their reasons.
    waivedAccessorials: NotRequired[list[WaivedAccessorialDto]]
    references: NotRequired[list[ReferenceDto]]
    declaredValue: NotRequired[MoneyDto | None]
    instructions: NotRequired[str | None]
    # Who pays the carrier. Default: the company, at its billing address.
    payment: NotRequired[PaymentDto | None]
    # Declaration for freight that crosses the border; ignored inside one country.
    customs: NotRequired[CustomsDto | None]
    # Revision that the change is based on; 409 if a newer one is stored.
    revision: NotRequired[int]


@final
class UpdateRatingRulesDto(TypedDict):
    thresholds: NotRequired[ModeThresholdsDto]
    # Replaces all existing lanes. A repeated lane returns 422 DUPLICATE.
    laneMiles: NotRequired[list[LaneMilesDto]]
    # The version that `laneMiles` is based on: 409 STALE_REVISION if the stored version is newer. Without it, all stored lanes are replaced.
    laneMilesVersion: NotRequired[int]


@final
class UpdateTariffDto(TypedDict):
    withdrawn: bool


@final
class UploadInterchangesDto(TypedDict):
    # One or more X12 interchanges of version 4010, at most 5 MiB.
    file: File


@final
class UploadMessageDto(TypedDict):
    # `/terms/fuel/steps/0/from` or `/rates/17/M5C`, where 17 is the line.
    pointer: str
    # Line of the CSV (the header is line 1), or 0 for the terms.
    row: float
    # Column of the CSV, or JSON pointer within the terms.
    column: str
    code: str
    message: str


@final
class UsualUnitDto(TypedDict):
    # DSDC handling unit code; PAT is a pallet.
    type: Literal["BAG", "BAL", "BBL", "BCH", "BDL", "BIN", "BOX", "BSK", "BXT", "CAB", "CAG", "CAN", "CAR", "CAS", "CBY", "CHS", "CNT", "COL", "COR", "CRT", "CSK", "CTN", "CYL", "DBK", "DRM", "ENV", "FIR", "GLD", "HGH", "HPR", "HRB", "INT", "JAR", "JCN", "KEG", "KIT", "LBK", "LIF", "LSE", "MXD", "OTH", "PAL", "PAT", "PCK", "PCS", "PKG", "PLN", "RCK", "REL", "ROL", "SKD", "SLP", "SPL", "TBE", "TBN", "TNK", "TRK", "TRU", "TRY", "TUB", "UNT", "VPK", "WRP"]
    # Inches, or centimeters if `units` is metric.
    length: float
    width: float
    height: float
    # Gross weight of all units of the item in pounds or kilograms.
    weight: float
    # Whether the freight is stackable.
    stackable: NotRequired[bool]
    # Source of the dimensions.
    evidence: NotRequired[Literal["estimate", "measured", "spec"] | None]


@final
class WaivedAccessorialDto(TypedDict):
    code: Literal["APTD", "APTP", "COD", "EXPD", "FVC", "GTD_AM", "GTD_NOON", "GTD_PM", "HAZ", "IDL", "INBD", "IPU", "LFTD", "LFTP", "LTDAD", "LTDAP", "MARK", "MNC", "OVR", "PPD", "PSC", "PSH", "PSN", "REP", "RES", "SRT", "SS", "TCS"]
    reason: str


@final
class WebhookDeliveryDto(TypedDict):
    # `whd_` and a ULID; sent as `Lading-Webhook-Id`, the same at every attempt.
    id: str
    # Id of the event, the same for every webhook.
    eventId: str
    # Kind of the event; `webhook.test` for a test event.
    kind: str
    # `waiting`: for its first or next attempt. `failed`: after 12 attempts.
    state: Literal["delivered", "failed", "waiting"]
    # Attempts so far; a replay resets it.
    attempts: float
    # UTC instant of the next attempt; null if there is none.
    nextAttemptAt: str | None
    # The request body, JSON; empty for an API key without `price.read` if the event can contain a total.
    body: str
    # Status of the latest response; null without one.
    responseStatus: float | None
    # First 2 KB of the latest response; null without one, and for receivers at non-public addresses.
    responseBody: str | None
    # Why the latest attempt got no response. `forbidden-address`: the address is not public.
    error: Literal["forbidden-address", "timeout", "unreachable"] | None
    # Duration of the latest attempt; null before the first.
    milliseconds: float | None
    # UTC instant.
    createdAt: str
    # UTC instant; null while waiting.
    endedAt: str | None


@final
class WebhookDeliveryListDto(TypedDict):
    items: list[WebhookDeliveryDto]
    nextCursor: str | None


@final
class WebhookDto(TypedDict):
    # `whk_` and a ULID.
    id: str
    url: str
    kinds: list[Literal["appointment.missed", "appointment.needed", "appointment.set", "approval.decided", "approval.requested", "carrier.pro_numbers_low", "charge.accessorial_added", "charge.reclass", "charge.reweigh", "claim.deadline", "claim.status", "connection.failing", "customs.hold", "delivery.exception", "dispute.deadline", "document.added", "eta.changed", "invoice.approved", "invoice.over_tolerance", "invoice.received", "pickup.driver_en_route", "pickup.missed", "pickup.scheduled", "pod.available", "quote.expiring", "quote.price_changed", "quote.ready", "shipment.booked", "shipment.cancelled", "shipment.confirmed", "shipment.delayed", "shipment.delivered", "shipment.out_for_delivery", "shipment.picked_up", "tender.failed", "tender.rejected", "tender.unanswered", "user.invited", "user.requested", "user.role_changed", "webhook.disabled"]]
    enabled: bool
    # UTC instant since which no delivery succeeded; null while they succeed.
    failingSince: str | None
    # UTC instant at which it was disabled automatically; null if a user disabled it, or it is enabled.
    disabledAt: str | None
    # Why it was disabled automatically. `nothing_delivered`: no delivery succeeded for three days, and one failed for good.
    disabledReason: Literal["nothing_delivered"] | None
    # UTC instant until which deliveries are also signed with the previous secret; null if there is none.
    previousSecretUntil: str | None
    # UTC instant.
    createdAt: str


@final
class WebhookListDto(TypedDict):
    items: list[WebhookDto]
    # Always null, because a company has at most 20 webhooks.
    nextCursor: str | None


@final
class WebhookSecretDto(TypedDict):
    # Returned only here.
    secret: str
    # UTC instant until which deliveries are also signed with the previous secret.
    previousSecretUntil: str
