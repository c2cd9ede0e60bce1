# Written by npm run openapi.
"""The operations of the Lading API that accept API keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from . import models
from .transport import ServerSentEvent, Transport, segment


class Client:
    """Calls the API with an API key, which starts with ldk_. Raises ApiProblem for refused requests and OSError for lost connections."""

    def __init__(self, base_url: str, api_key: str, *, timeout: float = 30.0, retries: int = 2) -> None:
        """`base_url`: origin of the API. `timeout`: seconds without a byte. `retries`: further attempts of GET requests."""
        self._transport = Transport(base_url, api_key, timeout=timeout, retries=retries)

    def get_company(self) -> models.CompanyDto:
        """Active company of the session."""
        result: models.CompanyDto = self._transport.json("GET", "/api/v1/company")
        return result

    def update_company(self, body: models.UpdateCompanyDto) -> models.CompanyDto:
        """Changes the given fields."""
        result: models.CompanyDto = self._transport.json("PATCH", "/api/v1/company", body=body)
        return result

    def set_company_logo(self, body: models.LogoFormDto) -> models.CompanyDto:
        """Sets the logo on emails, tracking pages, quotes and rate confirmations: a JPEG or PNG file of at most 256 KiB and 2,000 pixels per side."""
        result: models.CompanyDto = self._transport.json("PUT", "/api/v1/company/logo", form=body)
        return result

    def remove_company_logo(self) -> None:
        """Removes the logo; has no effect if there is none."""
        self._transport.json("DELETE", "/api/v1/company/logo")

    def list_activity(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        action: Literal["account.created", "accounting.exported", "api_key.made", "api_key.revoked", "approval_delegation.created", "approval_delegation.removed", "approval_rule.changed", "approval_rule.created", "approval_rule.removed", "approval_rules.reordered", "approval.approved", "approval.rejected", "approval.requested", "approval.withdrawn", "carrier.added", "carrier.changed", "carrier.connected", "carrier.pro_block_added", "carrier.pro_block_closed", "carrier.profile_changed", "carrier.secret_made", "carrier.secret_removed", "carrier.settings_changed", "carrier.subscribed", "carrier.tested", "charge_code.forgotten", "charge_code.remembered", "claim.changed", "claim.documents_added", "claim.drafted", "claim.message_added", "claim.step_recorded", "coding_rule.changed", "coding_rule.created", "coding_rule.removed", "coding_rules.reordered", "company.changed", "company.created", "company.deleted", "company.entered", "company.export_downloaded", "company.export_requested", "company.move_removed", "company.move_started", "company.move_undone", "company.moved", "company.quotas_changed", "company.restored", "company.suspended", "company.unsuspended", "consignee.notified", "contact.changed", "contact.created", "contact.merged", "contact.removed", "contact.restored", "contacts.imported", "customs.changed", "demonstration.added", "demonstration.left", "demonstration.removed", "dispute.message_added", "document.hold_placed", "document.hold_released", "document.made", "document.printed", "document.purged", "document.requested", "document.uploaded", "domain.changed", "domain.claimed", "domain.released", "domain.verified", "edi.host_key_confirmed", "edi.interchange_replayed", "edi.interchange_sent", "edi.interchanges_uploaded", "edi.partner_added", "edi.partner_changed", "edi.sftp_changed", "edi.sftp_removed", "edi.sftp_tested", "email.change_requested", "email.changed", "email.restored", "exception.changed", "exception.resolved", "exchange_rates.changed", "factor_rule.changed", "factor.added", "factor.refused", "factor.removed", "factor.renamed", "fuel_prices.changed", "identity.linked", "identity.unlinked", "invitation.declined", "invitation.revoked", "invoice_file.uploaded", "invoice_settings.changed", "invoice.added", "invoice.coded", "invoice.decided", "invoice.matched", "invoices.imported", "member.invited", "member.joined", "member.left", "member.limits_changed", "member.prices_changed", "member.reinstated", "member.removed", "member.requested", "member.role_changed", "member.suspended", "ownership.transferred", "password.changed", "password.link_made", "password.reset", "period.closed", "period.reopened", "product.changed", "product.created", "product.removed", "profile.changed", "quotes.imported", "rating_rules.changed", "recovery_code.used", "recovery_codes.made", "report_mailing.changed", "report_mailing.created", "report_mailing.removed", "report_mailing.sent", "report_mailing.stopped", "request.approved", "request.declined", "request.expired", "request.withdrawn", "saved_report.changed", "saved_report.removed", "session.ended", "session.reauthenticated", "session.refused", "session.revoked", "session.started", "share.created", "share.revoked", "shipment.booked", "shipment.cancelled", "shipment.changed", "shipment.copied", "shipment.corrected", "shipment.event_entered", "shipment.loading_recorded", "shipment.tender_resent", "shipment.tendered", "shipment.unarchived", "shipments.archived", "sign_in.unlocked", "tariff.restored", "tariff.uploaded", "tariff.withdrawn", "template.changed", "template.created", "template.removed", "tender_settings.changed", "webhook.changed", "webhook.created", "webhook.delivery_replayed", "webhook.disabled", "webhook.removed", "webhook.secret_rotated", "webhook.tested"] | None = None,
        user_id: str | None = None,
        from_: str | None = None,
        to: str | None = None,
    ) -> models.ActivityListDto:
        """Activity log of the company, newest first. Entries are kept for at least seven years."""
        result: models.ActivityListDto = self._transport.json(
            "GET",
            "/api/v1/company/activity",
            query={"limit": limit, "cursor": cursor, "action": action, "userId": user_id, "from": from_, "to": to},
        )
        return result

    def iterate_activity(
        self,
        *,
        limit: int | None = None,
        action: Literal["account.created", "accounting.exported", "api_key.made", "api_key.revoked", "approval_delegation.created", "approval_delegation.removed", "approval_rule.changed", "approval_rule.created", "approval_rule.removed", "approval_rules.reordered", "approval.approved", "approval.rejected", "approval.requested", "approval.withdrawn", "carrier.added", "carrier.changed", "carrier.connected", "carrier.pro_block_added", "carrier.pro_block_closed", "carrier.profile_changed", "carrier.secret_made", "carrier.secret_removed", "carrier.settings_changed", "carrier.subscribed", "carrier.tested", "charge_code.forgotten", "charge_code.remembered", "claim.changed", "claim.documents_added", "claim.drafted", "claim.message_added", "claim.step_recorded", "coding_rule.changed", "coding_rule.created", "coding_rule.removed", "coding_rules.reordered", "company.changed", "company.created", "company.deleted", "company.entered", "company.export_downloaded", "company.export_requested", "company.move_removed", "company.move_started", "company.move_undone", "company.moved", "company.quotas_changed", "company.restored", "company.suspended", "company.unsuspended", "consignee.notified", "contact.changed", "contact.created", "contact.merged", "contact.removed", "contact.restored", "contacts.imported", "customs.changed", "demonstration.added", "demonstration.left", "demonstration.removed", "dispute.message_added", "document.hold_placed", "document.hold_released", "document.made", "document.printed", "document.purged", "document.requested", "document.uploaded", "domain.changed", "domain.claimed", "domain.released", "domain.verified", "edi.host_key_confirmed", "edi.interchange_replayed", "edi.interchange_sent", "edi.interchanges_uploaded", "edi.partner_added", "edi.partner_changed", "edi.sftp_changed", "edi.sftp_removed", "edi.sftp_tested", "email.change_requested", "email.changed", "email.restored", "exception.changed", "exception.resolved", "exchange_rates.changed", "factor_rule.changed", "factor.added", "factor.refused", "factor.removed", "factor.renamed", "fuel_prices.changed", "identity.linked", "identity.unlinked", "invitation.declined", "invitation.revoked", "invoice_file.uploaded", "invoice_settings.changed", "invoice.added", "invoice.coded", "invoice.decided", "invoice.matched", "invoices.imported", "member.invited", "member.joined", "member.left", "member.limits_changed", "member.prices_changed", "member.reinstated", "member.removed", "member.requested", "member.role_changed", "member.suspended", "ownership.transferred", "password.changed", "password.link_made", "password.reset", "period.closed", "period.reopened", "product.changed", "product.created", "product.removed", "profile.changed", "quotes.imported", "rating_rules.changed", "recovery_code.used", "recovery_codes.made", "report_mailing.changed", "report_mailing.created", "report_mailing.removed", "report_mailing.sent", "report_mailing.stopped", "request.approved", "request.declined", "request.expired", "request.withdrawn", "saved_report.changed", "saved_report.removed", "session.ended", "session.reauthenticated", "session.refused", "session.revoked", "session.started", "share.created", "share.revoked", "shipment.booked", "shipment.cancelled", "shipment.changed", "shipment.copied", "shipment.corrected", "shipment.event_entered", "shipment.loading_recorded", "shipment.tender_resent", "shipment.tendered", "shipment.unarchived", "shipments.archived", "sign_in.unlocked", "tariff.restored", "tariff.uploaded", "tariff.withdrawn", "template.changed", "template.created", "template.removed", "tender_settings.changed", "webhook.changed", "webhook.created", "webhook.delivery_replayed", "webhook.disabled", "webhook.removed", "webhook.secret_rotated", "webhook.tested"] | None = None,
        user_id: str | None = None,
        from_: str | None = None,
        to: str | None = None,
    ) -> Iterator[models.ActivityDto]:
        """The items of all pages of `list_activity`; `limit` is the number of items per request."""
        cursor: str | None = None
        while True:
            page = self.list_activity(limit=limit, action=action, user_id=user_id, from_=from_, to=to, cursor=cursor)
            yield from page["items"]
            cursor = page.get("nextCursor")
            if cursor is None:
                return

    def get_setup(self) -> models.SetupDto:
        """First steps of the company and which are done, from its data."""
        result: models.SetupDto = self._transport.json("GET", "/api/v1/company/setup")
        return result

    def get_company_quotas(self) -> models.CompanyQuotasDto:
        """Limits of the company that the operator set, and how much of them is used. Empty if there are none."""
        result: models.CompanyQuotasDto = self._transport.json("GET", "/api/v1/company/quotas")
        return result

    def search_locations(self, *, q: str, limit: int | None = None) -> models.LocationListDto:
        """Finds postal codes and cities."""
        result: models.LocationListDto = self._transport.json("GET", "/api/v1/locations", query={"q": q, "limit": limit})
        return result

    def import_contacts(
        self,
        body: models.ImportContactsFormDto,
        *,
        dry_run: Literal["false", "true"] | None = None,
        partial: Literal["false", "true"] | None = None,
        idempotency_key: str | None = None,
    ) -> models.ContactImportCheckDto | models.ContactImportDto:
        """Imports contacts from a CSV file: 201, and they are saved in the background. A file with errors returns 422 IMPORT_INVALID with all errors and stores nothing, unless `partial=true`. A repeated `Idempotency-Key` returns the same import. `dryRun=true` only validates the file: 200 with its errors."""
        result: models.ContactImportCheckDto | models.ContactImportDto = self._transport.json(
            "POST",
            "/api/v1/contacts/imports",
            query={"dryRun": dry_run, "partial": partial},
            headers={"Idempotency-Key": idempotency_key},
            form=body,
        )
        return result

    def get_contact_import(self, id: str) -> models.ContactImportDetailDto:
        """Progress of an import, and its errors."""
        result: models.ContactImportDetailDto = self._transport.json("GET", f"/api/v1/contacts/imports/{segment(id)}")
        return result

    def list_contacts(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        q: str | None = None,
        place_type: str | None = None,
        state: str | None = None,
        country: Literal["CA", "US"] | None = None,
    ) -> models.ContactListDto:
        """Contacts of the company, newest first."""
        result: models.ContactListDto = self._transport.json(
            "GET",
            "/api/v1/contacts",
            query={"limit": limit, "cursor": cursor, "q": q, "placeType": place_type, "state": state, "country": country},
        )
        return result

    def iterate_contacts(
        self,
        *,
        limit: int | None = None,
        q: str | None = None,
        place_type: str | None = None,
        state: str | None = None,
        country: Literal["CA", "US"] | None = None,
    ) -> Iterator[models.ContactDto]:
        """The items of all pages of `list_contacts`; `limit` is the number of items per request."""
        cursor: str | None = None
        while True:
            page = self.list_contacts(limit=limit, q=q, place_type=place_type, state=state, country=country, cursor=cursor)
            yield from page["items"]
            cursor = page.get("nextCursor")
            if cursor is None:
                return

    def save_contact(self, body: models.SaveContactDto) -> models.ContactDto:
        """Saves a contact."""
        result: models.ContactDto = self._transport.json("POST", "/api/v1/contacts", body=body)
        return result

    def get_contact_map(
        self,
        *,
        q: str | None = None,
        place_type: str | None = None,
        state: str | None = None,
        country: Literal["CA", "US"] | None = None,
    ) -> models.ContactMapDto:
        """Coordinates of the newest 500 contacts of the list."""
        result: models.ContactMapDto = self._transport.json(
            "GET",
            "/api/v1/contacts/map",
            query={"q": q, "placeType": place_type, "state": state, "country": country},
        )
        return result

    def list_place_types(self) -> models.PlaceTypeListDto:
        """Location types (DSDC eBOL 2.1.0) by heading."""
        result: models.PlaceTypeListDto = self._transport.json("GET", "/api/v1/contacts/place-types")
        return result

    def list_duplicate_contacts(self, *, limit: int | None = None, cursor: str | None = None) -> models.DuplicateListDto:
        """Possible duplicates: contacts with the same name and address, ignoring notation."""
        result: models.DuplicateListDto = self._transport.json("GET", "/api/v1/contacts/duplicates", query={"limit": limit, "cursor": cursor})
        return result

    def iterate_duplicate_contacts(self, *, limit: int | None = None) -> Iterator[models.DuplicateGroupDto]:
        """The items of all pages of `list_duplicate_contacts`; `limit` is the number of items per request."""
        cursor: str | None = None
        while True:
            page = self.list_duplicate_contacts(limit=limit, cursor=cursor)
            yield from page["items"]
            cursor = page.get("nextCursor")
            if cursor is None:
                return

    def export_contacts(
        self,
        *,
        q: str | None = None,
        place_type: str | None = None,
        state: str | None = None,
        country: Literal["CA", "US"] | None = None,
    ) -> bytes:
        """Exports the list as CSV or XLSX with the columns of an import, at most 50,000 rows."""
        return self._transport.content(
            "GET",
            "/api/v1/contacts/export",
            query={"q": q, "placeType": place_type, "state": state, "country": country},
        )

    def get_contact(self, id: str) -> models.ContactDto:
        """Returns a contact."""
        result: models.ContactDto = self._transport.json("GET", f"/api/v1/contacts/{segment(id)}")
        return result

    def change_contact(self, id: str, body: models.ChangeContactDto) -> models.ContactDto:
        """Replaces a contact if `version` is still the stored one."""
        result: models.ContactDto = self._transport.json("PATCH", f"/api/v1/contacts/{segment(id)}", body=body)
        return result

    def remove_contact(self, id: str) -> None:
        """Removes a contact; it can be restored. Quotes created from it do not change."""
        self._transport.json("DELETE", f"/api/v1/contacts/{segment(id)}")

    def save_stop_as_contact(self, body: models.ContactFromStopDto) -> models.ContactDto:
        """Saves a stop as a contact, or returns the existing contact with its name and address."""
        result: models.ContactDto = self._transport.json("POST", "/api/v1/contacts/from-stop", body=body)
        return result

    def restore_contact(self, id: str) -> models.ContactDto:
        """Restores a removed contact; a contact that was not removed is returned unchanged."""
        result: models.ContactDto = self._transport.json("POST", f"/api/v1/contacts/{segment(id)}/restore")
        return result

    def merge_contact(self, id: str, body: models.MergeContactDto) -> models.ContactDto:
        """Merges another contact into this one: fills its empty fields and removes the other contact."""
        result: models.ContactDto = self._transport.json("POST", f"/api/v1/contacts/{segment(id)}/merge", body=body)
        return result

    def add_carrier(self, body: models.AddCarrierDto) -> models.CarrierProfileDto:
        """Adds a carrier that is rated with uploaded tariffs and tendered by email."""
        result: models.CarrierProfileDto = self._transport.json("POST", "/api/v1/company/carriers/tariff", body=body)
        return result

    def get_carrier_profile(self, id: str) -> models.CarrierProfileDto:
        """Contacts, modes, account number and PRO numbers of a carrier. `id` is the carrier's id."""
        result: models.CarrierProfileDto = self._transport.json("GET", f"/api/v1/company/carriers/{segment(id)}/profile")
        return result

    def save_carrier_profile(self, id: str, body: models.SaveCarrierProfileDto) -> models.CarrierProfileDto:
        """Replaces contacts, modes and account number of a carrier. `id` is the carrier's id. A new email address for tenders requires authentication within the last five minutes: 403 REAUTHENTICATION_REQUIRED."""
        result: models.CarrierProfileDto = self._transport.json("PUT", f"/api/v1/company/carriers/{segment(id)}/profile", body=body)
        return result

    def add_pro_block(self, id: str, body: models.AddProBlockDto) -> models.ProNumbersDto:
        """Adds a block of PRO numbers that the carrier assigned. `id` is the carrier's id."""
        result: models.ProNumbersDto = self._transport.json("POST", f"/api/v1/company/carriers/{segment(id)}/pro-blocks", body=body)
        return result

    def close_pro_block(self, id: str, first: str) -> models.ProNumbersDto:
        """Gives no more numbers from a block. `id` is the carrier's id, `first` the block's first number as printed."""
        result: models.ProNumbersDto = self._transport.json(
            "DELETE",
            f"/api/v1/company/carriers/{segment(id)}/pro-blocks/{segment(first)}",
        )
        return result

    def get_carrier_settings(self, id: str) -> models.CarrierSettingsDto:
        """Calendar and fees of a carrier, with the defaults and their sources. `id` is the carrier's id."""
        result: models.CarrierSettingsDto = self._transport.json("GET", f"/api/v1/company/carriers/{segment(id)}/settings")
        return result

    def save_carrier_settings(self, id: str, body: models.SaveCarrierSettingsDto) -> models.CarrierSettingsDto:
        """Replaces calendar and fees of a carrier, effective from the next quote. `id` is the carrier's id."""
        result: models.CarrierSettingsDto = self._transport.json("PUT", f"/api/v1/company/carriers/{segment(id)}/settings", body=body)
        return result

    def list_carriers(self) -> models.ConnectedCarrierListDto:
        """The company's carriers and their connections."""
        result: models.ConnectedCarrierListDto = self._transport.json("GET", "/api/v1/company/carriers")
        return result

    def connect_carrier(self, body: models.ConnectCarrierDto) -> models.ConnectedCarrierDto:
        """Connects a carrier over HTTP."""
        result: models.ConnectedCarrierDto = self._transport.json("POST", "/api/v1/company/carriers", body=body)
        return result

    def list_tariffs(self, *, limit: int | None = None, cursor: str | None = None) -> models.TariffListDto:
        """Tariff versions, newest first."""
        result: models.TariffListDto = self._transport.json("GET", "/api/v1/company/tariffs", query={"limit": limit, "cursor": cursor})
        return result

    def iterate_tariffs(self, *, limit: int | None = None) -> Iterator[models.TariffDto]:
        """The items of all pages of `list_tariffs`; `limit` is the number of items per request."""
        cursor: str | None = None
        while True:
            page = self.list_tariffs(limit=limit, cursor=cursor)
            yield from page["items"]
            cursor = page.get("nextCursor")
            if cursor is None:
                return

    def upload_tariff(
        self,
        body: models.TariffUploadFormDto,
        *,
        dry_run: Literal["false", "true"] | None = None,
    ) -> models.TariffUploadDto:
        """Uploads a tariff as the next version of its carrier: 201. `dryRun=true` only validates it: 200. A file with errors returns 422 with their rows and columns and stores nothing."""
        result: models.TariffUploadDto = self._transport.json("POST", "/api/v1/company/tariffs", query={"dryRun": dry_run}, form=body)
        return result

    def get_tariff_terms(self, id: str) -> models.TariffTermsDto:
        """Terms of a tariff version as uploaded."""
        result: models.TariffTermsDto = self._transport.json("GET", f"/api/v1/company/tariffs/{segment(id)}/terms")
        return result

    def update_tariff(self, id: str, body: models.UpdateTariffDto) -> models.TariffDto:
        """Withdraws a tariff version from rating, or restores it."""
        result: models.TariffDto = self._transport.json("PATCH", f"/api/v1/company/tariffs/{segment(id)}", body=body)
        return result

    def list_fuel_prices(self) -> models.FuelPriceListDto:
        """Fuel prices, newest week first."""
        result: models.FuelPriceListDto = self._transport.json("GET", "/api/v1/company/fuel-prices")
        return result

    def save_fuel_prices(self, body: models.SaveFuelPricesDto) -> models.FuelPriceListDto:
        """Saves weekly fuel prices."""
        result: models.FuelPriceListDto = self._transport.json("POST", "/api/v1/company/fuel-prices", body=body)
        return result

    def change_connection(self, id: str, body: models.ChangeConnectionDto) -> models.ConnectedCarrierDto:
        """Changes a connection. `id` is the connection's id. A new endpoint, new credentials or a new email address for tenders require authentication within the last five minutes: 403 REAUTHENTICATION_REQUIRED."""
        result: models.ConnectedCarrierDto = self._transport.json("PATCH", f"/api/v1/company/carriers/{segment(id)}", body=body)
        return result

    def list_connection_calls(self, id: str) -> models.CarrierCallDaysDto:
        """Price requests over a connection in the last 14 days, by day. `id` is the connection's id."""
        result: models.CarrierCallDaysDto = self._transport.json("GET", f"/api/v1/company/carriers/{segment(id)}/calls")
        return result

    def test_connection(self, id: str) -> models.ConnectionTestDto:
        """Tests a connection by requesting a price from the carrier. `id` is the connection's id."""
        result: models.ConnectionTestDto = self._transport.json("POST", f"/api/v1/company/carriers/{segment(id)}/test")
        return result

    def retry_subscriptions(self, id: str) -> models.ConnectedCarrierDto:
        """Subscribes again over a connection, and activates what the carrier has suspended. `id` is the connection's id."""
        result: models.ConnectedCarrierDto = self._transport.json("POST", f"/api/v1/company/carriers/{segment(id)}/subscriptions/retry")
        return result

    def list_connectors(self) -> models.ConnectorListDto:
        """Kinds of interfaces over which carriers can be connected, with what each asks for and can do."""
        result: models.ConnectorListDto = self._transport.json("GET", "/api/v1/company/connectors")
        return result

    def create_inbound_secret(self, id: str) -> models.InboundSecretDto:
        """Creates a new secret that a carrier signs its messages with, returned only here. The previous secret is accepted for 24 more hours. `id` is the connection's id."""
        result: models.InboundSecretDto = self._transport.json("POST", f"/api/v1/company/carriers/{segment(id)}/inbound-secret")
        return result

    def remove_inbound_secret(self, id: str) -> None:
        """Stops receiving messages over a connection: both secrets become invalid. `id` is the connection's id."""
        self._transport.json("DELETE", f"/api/v1/company/carriers/{segment(id)}/inbound-secret")

    def list_exchange_rates(self) -> models.ExchangeRateListDto:
        """USD/CAD exchange rates, newest day first. Offers in different currencies are compared by the newest."""
        result: models.ExchangeRateListDto = self._transport.json("GET", "/api/v1/company/exchange-rates")
        return result

    def save_exchange_rates(self, body: models.SaveExchangeRatesDto) -> models.ExchangeRateListDto:
        """Saves exchange rates, replacing those of the same days."""
        result: models.ExchangeRateListDto = self._transport.json("POST", "/api/v1/company/exchange-rates", body=body)
        return result

    def get_rating_rules(self) -> models.RatingRulesDto:
        """Mode thresholds and lane miles."""
        result: models.RatingRulesDto = self._transport.json("GET", "/api/v1/company/rating-rules")
        return result

    def update_rating_rules(self, body: models.UpdateRatingRulesDto) -> models.RatingRulesDto:
        """Changes thresholds or lane miles, effective from the next quote."""
        result: models.RatingRulesDto = self._transport.json("PATCH", "/api/v1/company/rating-rules", body=body)
        return result

    def search_hazardous_materials(self, *, q: str, limit: int | None = None) -> models.HazardousMaterialListDto:
        """Finds materials of the Hazardous Materials Table (49 CFR 172.101) by UN number or proper shipping name. The list has the materials that ship most as packaged freight."""
        result: models.HazardousMaterialListDto = self._transport.json("GET", "/api/v1/hazardous-materials", query={"q": q, "limit": limit})
        return result

    def preview_rating(self, body: models.QuoteRequestDto) -> models.RatingResultDto:
        """Calculates derived values and rates with tariffs, without storing anything. Carriers connected over HTTP are listed but called only by `POST /quotes`. Without the emergency phone of a hazardous material the prices are indicative: the warning HM_PHONE points to it."""
        result: models.RatingResultDto = self._transport.json("POST", "/api/v1/rating/preview", body=body)
        return result

    def preview_totals(self, body: models.QuoteRequestDto) -> models.RatingTotalsDto:
        """Like `preview`, but without the explanations of prices: charge lines, terms, liability, validity and warnings of offers. For forms that rate while they are filled in."""
        result: models.RatingTotalsDto = self._transport.json("POST", "/api/v1/rating/totals", body=body)
        return result

    def next_pickup_days(self, *, after: str) -> models.PickupDaysDto:
        """Next days after a date on which carriers usually pick up, by the calendar that rating uses. For the pickup day of a new quote."""
        result: models.PickupDaysDto = self._transport.json("GET", "/api/v1/rating/pickup-days", query={"after": after})
        return result

    def list_products(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        q: str | None = None,
    ) -> models.ProductListDto:
        """Products of the company, newest first."""
        result: models.ProductListDto = self._transport.json(
            "GET",
            "/api/v1/company/products",
            query={"limit": limit, "cursor": cursor, "q": q},
        )
        return result

    def iterate_products(self, *, limit: int | None = None, q: str | None = None) -> Iterator[models.ProductDto]:
        """The items of all pages of `list_products`; `limit` is the number of items per request."""
        cursor: str | None = None
        while True:
            page = self.list_products(limit=limit, q=q, cursor=cursor)
            yield from page["items"]
            cursor = page.get("nextCursor")
            if cursor is None:
                return

    def save_product(self, body: models.SaveProductDto) -> models.ProductDto:
        """Saves a product; 409 NAME_TAKEN if the name is already in use."""
        result: models.ProductDto = self._transport.json("POST", "/api/v1/company/products", body=body)
        return result

    def get_product(self, id: str) -> models.ProductDto:
        """Returns a product."""
        result: models.ProductDto = self._transport.json("GET", f"/api/v1/company/products/{segment(id)}")
        return result

    def change_product(self, id: str, body: models.ChangeProductDto) -> models.ProductDto:
        """Replaces a product if `version` is still the stored one."""
        result: models.ProductDto = self._transport.json("PATCH", f"/api/v1/company/products/{segment(id)}", body=body)
        return result

    def remove_product(self, id: str) -> None:
        """Deletes a product. Quotes created from it do not change."""
        self._transport.json("DELETE", f"/api/v1/company/products/{segment(id)}")

    def list_templates(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        q: str | None = None,
    ) -> models.TemplateListDto:
        """Templates of the company, newest first."""
        result: models.TemplateListDto = self._transport.json(
            "GET",
            "/api/v1/company/templates",
            query={"limit": limit, "cursor": cursor, "q": q},
        )
        return result

    def iterate_templates(self, *, limit: int | None = None, q: str | None = None) -> Iterator[models.TemplateDto]:
        """The items of all pages of `list_templates`; `limit` is the number of items per request."""
        cursor: str | None = None
        while True:
            page = self.list_templates(limit=limit, q=q, cursor=cursor)
            yield from page["items"]
            cursor = page.get("nextCursor")
            if cursor is None:
                return

    def save_template(self, body: models.SaveTemplateDto) -> models.TemplateDto:
        """Saves a template; 409 NAME_TAKEN if the name is already in use."""
        result: models.TemplateDto = self._transport.json("POST", "/api/v1/company/templates", body=body)
        return result

    def get_template(self, id: str) -> models.TemplateDto:
        """Returns a template."""
        result: models.TemplateDto = self._transport.json("GET", f"/api/v1/company/templates/{segment(id)}")
        return result

    def change_template(self, id: str, body: models.ChangeTemplateDto) -> models.TemplateDto:
        """Replaces a template if `version` is still the stored one."""
        result: models.TemplateDto = self._transport.json("PATCH", f"/api/v1/company/templates/{segment(id)}", body=body)
        return result

    def remove_template(self, id: str) -> None:
        """Deletes a template. Quotes created from it do not change."""
        self._transport.json("DELETE", f"/api/v1/company/templates/{segment(id)}")

    def list_quotes(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        view: Literal["all", "closed", "needs_action", "ready_to_book"] | None = None,
        status: Literal["approval_pending", "booked", "cancelled", "expired", "no_offers", "quoted", "rating"] | None = None,
        mode: Literal["auto", "FTL", "LTL", "VLTL"] | None = None,
        lane: str | None = None,
        owner: str | None = None,
        expiring: Literal["false", "true"] | None = None,
        import_: str | None = None,
        q: str | None = None,
        sort: Literal["bestTotal", "created", "pickup", "validUntil"] | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> models.QuoteListDto:
        """Lists quotes, newest first by default."""
        result: models.QuoteListDto = self._transport.json(
            "GET",
            "/api/v1/quotes",
            query={"limit": limit, "cursor": cursor, "view": view, "status": status, "mode": mode, "lane": lane, "owner": owner, "expiring": expiring, "import": import_, "q": q, "sort": sort, "order": order},
        )
        return result

    def iterate_quotes(
        self,
        *,
        limit: int | None = None,
        view: Literal["all", "closed", "needs_action", "ready_to_book"] | None = None,
        status: Literal["approval_pending", "booked", "cancelled", "expired", "no_offers", "quoted", "rating"] | None = None,
        mode: Literal["auto", "FTL", "LTL", "VLTL"] | None = None,
        lane: str | None = None,
        owner: str | None = None,
        expiring: Literal["false", "true"] | None = None,
        import_: str | None = None,
        q: str | None = None,
        sort: Literal["bestTotal", "created", "pickup", "validUntil"] | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> Iterator[models.QuoteSummaryDto]:
        """The items of all pages of `list_quotes`; `limit` is the number of items per request."""
        cursor: str | None = None
        while True:
            page = self.list_quotes(limit=limit, view=view, status=status, mode=mode, lane=lane, owner=owner, expiring=expiring, import_=import_, q=q, sort=sort, order=order, cursor=cursor)
            yield from page["items"]
            cursor = page.get("nextCursor")
            if cursor is None:
                return

    def create_quote(self, body: models.QuoteRequestDto, *, idempotency_key: str | None = None) -> models.QuoteDto:
        """Stores a quote and rates it with every connected carrier. With an idempotency key, a repeated request returns the same quote."""
        result: models.QuoteDto = self._transport.json(
            "POST",
            "/api/v1/quotes",
            headers={"Idempotency-Key": idempotency_key},
            body=body,
        )
        return result

    def count_quotes(self) -> models.QuoteCountsDto:
        """Number of quotes in each view."""
        result: models.QuoteCountsDto = self._transport.json("GET", "/api/v1/quotes/counts")
        return result

    def export_quotes(
        self,
        *,
        view: Literal["all", "closed", "needs_action", "ready_to_book"] | None = None,
        status: Literal["approval_pending", "booked", "cancelled", "expired", "no_offers", "quoted", "rating"] | None = None,
        mode: Literal["auto", "FTL", "LTL", "VLTL"] | None = None,
        lane: str | None = None,
        owner: str | None = None,
        expiring: Literal["false", "true"] | None = None,
        import_: str | None = None,
        q: str | None = None,
        sort: Literal["bestTotal", "created", "pickup", "validUntil"] | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> bytes:
        """Exports the list as CSV or XLSX, at most 50,000 rows. Prices only with permission to see them."""
        return self._transport.content(
            "GET",
            "/api/v1/quotes/export",
            query={"view": view, "status": status, "mode": mode, "lane": lane, "owner": owner, "expiring": expiring, "import": import_, "q": q, "sort": sort, "order": order},
        )

    def export_selected_quotes(self, body: models.SelectedQuotesDto) -> bytes:
        """Exports the selected quotes as CSV with the columns of the list export. Prices only with permission to see them."""
        return self._transport.content("POST", "/api/v1/quotes/export", body=body)

    def cancel_quotes(self, body: models.CancelQuotesDto, *, idempotency_key: str) -> models.BulkQuotesDto:
        """Cancels the selected quotes; those that cannot be canceled are returned with the reason."""
        result: models.BulkQuotesDto = self._transport.json(
            "POST",
            "/api/v1/quotes/cancel",
            headers={"Idempotency-Key": idempotency_key},
            body=body,
        )
        return result

    def copy_quotes(self, body: models.CopyQuotesDto, *, idempotency_key: str) -> models.BulkQuotesDto:
        """Creates new quotes with the freight of the selected ones and rates them; those that cannot be rated are returned with the reason."""
        result: models.BulkQuotesDto = self._transport.json(
            "POST",
            "/api/v1/quotes/copy",
            headers={"Idempotency-Key": idempotency_key},
            body=body,
        )
        return result

    def print_quotes(self, body: models.FewQuotesDto) -> bytes:
        """Returns the selected quotes as one PDF. Offers only with permission to see prices."""
        return self._transport.content("POST", "/api/v1/quotes/print", body=body)

    def import_quotes(
        self,
        body: models.ImportQuotesFormDto,
        *,
        dry_run: Literal["false", "true"] | None = None,
        partial: Literal["false", "true"] | None = None,
        idempotency_key: str | None = None,
    ) -> models.ImportCheckDto | models.QuoteImportDto:
        """Imports quotes from a CSV or XLSX file (freight.md Annex C): 201, and the quotes are created in the background. A file with errors returns 422 IMPORT_INVALID with all errors and stores nothing, unless `partial=true`. A repeated `Idempotency-Key` returns the same import. `dryRun=true` only validates the file: 200 with its errors."""
        result: models.ImportCheckDto | models.QuoteImportDto = self._transport.json(
            "POST",
            "/api/v1/quotes/imports",
            query={"dryRun": dry_run, "partial": partial},
            headers={"Idempotency-Key": idempotency_key},
            form=body,
        )
        return result

    def get_quote_import(self, id: str) -> models.QuoteImportDetailDto:
        """Progress of an import, and the errors of quotes that could not be created."""
        result: models.QuoteImportDetailDto = self._transport.json("GET", f"/api/v1/quotes/imports/{segment(id)}")
        return result

    def download_import_result(self, id: str) -> bytes:
        """One row per quote of the file, with its number and best price or its errors. Prices only with permission to see them."""
        return self._transport.content("GET", f"/api/v1/quotes/imports/{segment(id)}/result")

    def get_quote(self, id: str) -> models.QuoteDto:
        """Returns a quote with its offers and their explanation."""
        result: models.QuoteDto = self._transport.json("GET", f"/api/v1/quotes/{segment(id)}")
        return result

    def update_quote(self, id: str, body: models.UpdateQuoteDto) -> models.QuoteDto:
        """Changes a quote and rates it again. The earlier offers remain as a revision."""
        result: models.QuoteDto = self._transport.json("PUT", f"/api/v1/quotes/{segment(id)}", body=body)
        return result

    def rate_quote(self, id: str) -> models.QuoteDto:
        """Rates a quote again without changes."""
        result: models.QuoteDto = self._transport.json("POST", f"/api/v1/quotes/{segment(id)}/rate")
        return result

    def copy_quote(self, id: str, body: models.CopyQuoteDto) -> models.QuoteDto:
        """Creates a new quote with the same freight, regardless of this quote's status, and rates it."""
        result: models.QuoteDto = self._transport.json("POST", f"/api/v1/quotes/{segment(id)}/copy", body=body)
        return result

    def cancel_quote(self, id: str, body: models.CancelQuoteDto) -> models.QuoteDto:
        """Cancels a quote."""
        result: models.QuoteDto = self._transport.json("POST", f"/api/v1/quotes/{segment(id)}/cancel", body=body)
        return result

    def book_quote(self, id: str, body: models.BookRequestDto, *, idempotency_key: str) -> models.BookedDto | models.ApprovalRequestedDto:
        """Books an offer: 201 with the shipment, or 202 with a request for approval if approval rules of the company apply; the same body, with 200 for a shipment, if the key is repeated. 423 APPROVAL_REQUIRED while the quote waits for approval."""
        result: models.BookedDto | models.ApprovalRequestedDto = self._transport.json(
            "POST",
            f"/api/v1/quotes/{segment(id)}/book",
            headers={"Idempotency-Key": idempotency_key},
            body=body,
        )
        return result

    def submit_order(self, body: models.OrderRequestDto) -> models.OrderDto:
        """Suggests a quote for an order of a shop or ERP system: products give class, NMFC item, size and weight. Repeating an order with the same content returns its quote with 200; other content under the same number is 409 ORDER_CHANGED."""
        result: models.OrderDto = self._transport.json("POST", "/api/v1/orders", body=body)
        return result

    def import_orders(
        self,
        body: models.ImportOrdersFormDto,
        *,
        dry_run: Literal["false", "true"] | None = None,
        partial: Literal["false", "true"] | None = None,
        idempotency_key: str | None = None,
    ) -> models.ImportCheckDto | models.QuoteImportDto:
        """Suggests a quote for each order of a CSV or XLSX file, as `POST /orders` does: 201, and the quotes are created in the background; `GET /quotes/imports/{id}` has their progress. An order that was sent before with the same content keeps its quote. A file with errors returns 422 IMPORT_INVALID with all errors and stores nothing, unless `partial=true`. A repeated `Idempotency-Key` returns the same import. `dryRun=true` only validates the file: 200 with its errors."""
        result: models.ImportCheckDto | models.QuoteImportDto = self._transport.json(
            "POST",
            "/api/v1/orders/imports",
            query={"dryRun": dry_run, "partial": partial},
            headers={"Idempotency-Key": idempotency_key},
            form=body,
        )
        return result

    def stream_quote_events(self, id: str, *, last_event_id: str | None = None) -> Iterator[ServerSentEvent]:
        """Sends carrier responses as they arrive: events `offer`, `declined` and finally `done`. 204 if no response is pending."""
        return self._transport.events(
            f"/api/v1/quotes/{segment(id)}/events",
            headers={"Last-Event-ID": last_event_id},
        )

    def download_quote(self, id: str) -> bytes:
        """Returns the quote as PDF. Offers only with permission to see prices."""
        return self._transport.content("GET", f"/api/v1/quotes/{segment(id)}/document")

    def copy_shipment(self, id: str, body: models.CopyQuoteDto) -> models.CopiedShipmentDto:
        """Creates a new quote with the freight, locations, contacts and references of the shipment, and rates it."""
        result: models.CopiedShipmentDto = self._transport.json("POST", f"/api/v1/shipments/{segment(id)}/copy", body=body)
        return result

    def get_demonstration(self) -> models.DemonstrationDto:
        """Demonstration data that a removal would delete."""
        result: models.DemonstrationDto = self._transport.json("GET", "/api/v1/company/demonstration")
        return result

    def add_demonstration(self) -> None:
        """Adds fictional carriers with tariffs and fuel prices to try the product with. No effect if the company has them."""
        self._transport.json("POST", "/api/v1/company/demonstration")

    def remove_demonstration(self) -> models.RemovedDemonstrationDto:
        """Removes the demonstration carriers with their tariffs and fuel prices, the quotes that only they priced, and the shipments that were never tendered to another carrier. Everything else stays. 409 LEGAL_HOLD while documents of such a shipment are on legal hold."""
        result: models.RemovedDemonstrationDto = self._transport.json("DELETE", "/api/v1/company/demonstration")
        return result

    def withdraw_approval(self, id: str) -> models.ApprovalDto:
        """Withdraws the signed-in user's own request; the quote can be booked or changed again."""
        result: models.ApprovalDto = self._transport.json("POST", f"/api/v1/approvals/{segment(id)}/withdraw")
        return result

    def list_shipments(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        view: Literal["all", "archived", "delivery_today", "in_transit", "needs_action", "pickup_today", "without_pod"] | None = None,
        status: Literal["accepted", "at_delivery", "at_pickup", "at_terminal", "booked", "cancelled", "closed", "delivered", "en_route_pickup", "in_transit", "interline", "lost", "out_for_delivery", "picked_up", "pickup_scheduled", "refused", "returned", "tender_rejected", "tendered"] | None = None,
        mode: Literal["FTL", "LTL", "VLTL"] | None = None,
        carrier: str | None = None,
        lane: str | None = None,
        pickup_from: str | None = None,
        pickup_to: str | None = None,
        owner: str | None = None,
        exception: Literal["appointment_missed", "appointment_needed", "change_not_sent", "customs_hold", "damage", "late", "lost", "pickup_at_risk", "pickup_missed", "pod_missing", "refused", "returned", "shortage", "stale_tracking", "tender_rejected", "tender_unanswered"] | None = None,
        counted: Literal["accessorial", "claim", "compared", "cost_center", "delivery", "exception", "invoice", "pickup", "reclass", "reweigh", "shipment", "transit", "uncoded"] | None = None,
        counted_code: str | None = None,
        currency: Literal["CAD", "USD"] | None = None,
        q: str | None = None,
        sort: Literal["created", "eta", "pickup"] | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> models.ShipmentListDto:
        """Lists shipments, newest first by default."""
        result: models.ShipmentListDto = self._transport.json(
            "GET",
            "/api/v1/shipments",
            query={"limit": limit, "cursor": cursor, "view": view, "status": status, "mode": mode, "carrier": carrier, "lane": lane, "pickupFrom": pickup_from, "pickupTo": pickup_to, "owner": owner, "exception": exception, "counted": counted, "countedCode": counted_code, "currency": currency, "q": q, "sort": sort, "order": order},
        )
        return result

    def iterate_shipments(
        self,
        *,
        limit: int | None = None,
        view: Literal["all", "archived", "delivery_today", "in_transit", "needs_action", "pickup_today", "without_pod"] | None = None,
        status: Literal["accepted", "at_delivery", "at_pickup", "at_terminal", "booked", "cancelled", "closed", "delivered", "en_route_pickup", "in_transit", "interline", "lost", "out_for_delivery", "picked_up", "pickup_scheduled", "refused", "returned", "tender_rejected", "tendered"] | None = None,
        mode: Literal["FTL", "LTL", "VLTL"] | None = None,
        carrier: str | None = None,
        lane: str | None = None,
        pickup_from: str | None = None,
        pickup_to: str | None = None,
        owner: str | None = None,
        exception: Literal["appointment_missed", "appointment_needed", "change_not_sent", "customs_hold", "damage", "late", "lost", "pickup_at_risk", "pickup_missed", "pod_missing", "refused", "returned", "shortage", "stale_tracking", "tender_rejected", "tender_unanswered"] | None = None,
        counted: Literal["accessorial", "claim", "compared", "cost_center", "delivery", "exception", "invoice", "pickup", "reclass", "reweigh", "shipment", "transit", "uncoded"] | None = None,
        counted_code: str | None = None,
        currency: Literal["CAD", "USD"] | None = None,
        q: str | None = None,
        sort: Literal["created", "eta", "pickup"] | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> Iterator[models.ShipmentSummaryDto]:
        """The items of all pages of `list_shipments`; `limit` is the number of items per request."""
        cursor: str | None = None
        while True:
            page = self.list_shipments(limit=limit, view=view, status=status, mode=mode, carrier=carrier, lane=lane, pickup_from=pickup_from, pickup_to=pickup_to, owner=owner, exception=exception, counted=counted, counted_code=counted_code, currency=currency, q=q, sort=sort, order=order, cursor=cursor)
            yield from page["items"]
            cursor = page.get("nextCursor")
            if cursor is None:
                return

    def count_shipments(self) -> models.ShipmentCountsDto:
        """Number of shipments in each view."""
        result: models.ShipmentCountsDto = self._transport.json("GET", "/api/v1/shipments/counts")
        return result

    def map_shipments(self) -> models.ShipmentMapDto:
        """Positions of the planned and active shipments."""
        result: models.ShipmentMapDto = self._transport.json("GET", "/api/v1/shipments/map")
        return result

    def export_shipments(
        self,
        *,
        view: Literal["all", "archived", "delivery_today", "in_transit", "needs_action", "pickup_today", "without_pod"] | None = None,
        status: Literal["accepted", "at_delivery", "at_pickup", "at_terminal", "booked", "cancelled", "closed", "delivered", "en_route_pickup", "in_transit", "interline", "lost", "out_for_delivery", "picked_up", "pickup_scheduled", "refused", "returned", "tender_rejected", "tendered"] | None = None,
        mode: Literal["FTL", "LTL", "VLTL"] | None = None,
        carrier: str | None = None,
        lane: str | None = None,
        pickup_from: str | None = None,
        pickup_to: str | None = None,
        owner: str | None = None,
        exception: Literal["appointment_missed", "appointment_needed", "change_not_sent", "customs_hold", "damage", "late", "lost", "pickup_at_risk", "pickup_missed", "pod_missing", "refused", "returned", "shortage", "stale_tracking", "tender_rejected", "tender_unanswered"] | None = None,
        counted: Literal["accessorial", "claim", "compared", "cost_center", "delivery", "exception", "invoice", "pickup", "reclass", "reweigh", "shipment", "transit", "uncoded"] | None = None,
        counted_code: str | None = None,
        currency: Literal["CAD", "USD"] | None = None,
        q: str | None = None,
        sort: Literal["created", "eta", "pickup"] | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> bytes:
        """Exports the list as CSV or XLSX, at most 100,000 rows. Prices only with permission to see them."""
        return self._transport.content(
            "GET",
            "/api/v1/shipments/export",
            query={"view": view, "status": status, "mode": mode, "carrier": carrier, "lane": lane, "pickupFrom": pickup_from, "pickupTo": pickup_to, "owner": owner, "exception": exception, "counted": counted, "countedCode": counted_code, "currency": currency, "q": q, "sort": sort, "order": order},
        )

    def export_selected_shipments(self, body: models.SelectedShipmentsDto) -> bytes:
        """Exports the selected shipments as CSV with the columns of the list export. Prices only with permission to see them."""
        return self._transport.content("POST", "/api/v1/shipments/export", body=body)

    def share_shipment(self, id: str, body: models.ShareShipmentDto) -> models.SharedDto:
        """Creates a public link to the shipment's progress, usable without an account."""
        result: models.SharedDto = self._transport.json("POST", f"/api/v1/shipments/{segment(id)}/share", body=body)
        return result

    def list_shares(self, id: str) -> models.ShareListDto:
        """Share links of the shipment, with their views."""
        result: models.ShareListDto = self._transport.json("GET", f"/api/v1/shipments/{segment(id)}/shares")
        return result

    def revoke_share(self, id: str, share_id: str) -> None:
        """Revokes a link permanently. It no longer shows anything."""
        self._transport.json("DELETE", f"/api/v1/shipments/{segment(id)}/shares/{segment(share_id)}")

    def list_shipment_exceptions(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        kind: Literal["appointment_missed", "appointment_needed", "change_not_sent", "customs_hold", "damage", "late", "lost", "pickup_at_risk", "pickup_missed", "pod_missing", "refused", "returned", "shortage", "stale_tracking", "tender_rejected", "tender_unanswered"] | None = None,
        severity: Literal["critical", "high", "info", "warning"] | None = None,
        owner: Literal["me", "none"] | None = None,
        state: Literal["open", "snoozed"] | None = None,
    ) -> models.ExceptionListDto:
        """The work queue of exceptions: the highest severity first, then the oldest."""
        result: models.ExceptionListDto = self._transport.json(
            "GET",
            "/api/v1/shipments/exceptions",
            query={"limit": limit, "cursor": cursor, "kind": kind, "severity": severity, "owner": owner, "state": state},
        )
        return result

    def iterate_shipment_exceptions(
        self,
        *,
        limit: int | None = None,
        kind: Literal["appointment_missed", "appointment_needed", "change_not_sent", "customs_hold", "damage", "late", "lost", "pickup_at_risk", "pickup_missed", "pod_missing", "refused", "returned", "shortage", "stale_tracking", "tender_rejected", "tender_unanswered"] | None = None,
        severity: Literal["critical", "high", "info", "warning"] | None = None,
        owner: Literal["me", "none"] | None = None,
        state: Literal["open", "snoozed"] | None = None,
    ) -> Iterator[models.QueuedExceptionDto]:
        """The items of all pages of `list_shipment_exceptions`; `limit` is the number of items per request."""
        cursor: str | None = None
        while True:
            page = self.list_shipment_exceptions(limit=limit, kind=kind, severity=severity, owner=owner, state=state, cursor=cursor)
            yield from page["items"]
            cursor = page.get("nextCursor")
            if cursor is None:
                return

    def change_shipment_exceptions(self, body: models.ChangeExceptionsDto) -> models.ChangedExceptionsDto:
        """Assigns, snoozes or resolves several exceptions at once. An unknown id is a 404, and nothing is changed."""
        result: models.ChangedExceptionsDto = self._transport.json("POST", "/api/v1/shipments/exceptions/changes", body=body)
        return result

    def change_shipment_exception(self, id: str, exception_id: str, body: models.ChangeExceptionDto) -> models.ShipmentExceptionDto:
        """Assigns, snoozes or resolves an exception."""
        result: models.ShipmentExceptionDto = self._transport.json(
            "PATCH",
            f"/api/v1/shipments/{segment(id)}/exceptions/{segment(exception_id)}",
            body=body,
        )
        return result

    def list_shipment_events(self, id: str) -> models.TimelineDto:
        """Events of a shipment, newest first, with the age of the last update and the next expected event."""
        result: models.TimelineDto = self._transport.json("GET", f"/api/v1/shipments/{segment(id)}/events")
        return result

    def add_shipment_event(self, id: str, body: models.NewShipmentEventDto) -> models.TimelineDto:
        """Adds an event manually, with the reason."""
        result: models.TimelineDto = self._transport.json("POST", f"/api/v1/shipments/{segment(id)}/events", body=body)
        return result

    def follow_shipment_live(self, id: str) -> Iterator[ServerSentEvent]:
        """Server-sent events: `changed` whenever something happens to the shipment; resumes after `Last-Event-ID`."""
        return self._transport.events(f"/api/v1/shipments/{segment(id)}/live")

    def download_invoice_original(self, id: str, *, inline: Literal["false", "true"] | None = None) -> bytes:
        """The file of an invoice, as a download or, with `inline=true`, for display."""
        return self._transport.content("GET", f"/api/v1/invoices/files/{segment(id)}", query={"inline": inline})

    def download_invoice_file(self, id: str) -> bytes:
        """The imported file as it was sent."""
        return self._transport.content("GET", f"/api/v1/invoices/imports/{segment(id)}/file")

    def sum_invoices_by_carrier(
        self,
        *,
        view: Literal["all", "approved", "disputed", "due", "held", "over", "paid", "review", "unmatched"] | None = None,
        carrier: str | None = None,
        q: str | None = None,
    ) -> models.InvoiceCarrierTotalsListDto:
        """Sums of the filtered invoices by carrier and currency."""
        result: models.InvoiceCarrierTotalsListDto = self._transport.json(
            "GET",
            "/api/v1/invoices/carriers",
            query={"view": view, "carrier": carrier, "q": q},
        )
        return result

    def get_invoice_neighbors(
        self,
        id: str,
        *,
        view: Literal["all", "approved", "disputed", "due", "held", "over", "paid", "review", "unmatched"] | None = None,
        carrier: str | None = None,
        q: str | None = None,
    ) -> models.InvoiceNeighborsDto:
        """The invoices before and after an invoice in the filtered list. The invoice need not be in the list any more, so that a review continues after a decision."""
        result: models.InvoiceNeighborsDto = self._transport.json(
            "GET",
            f"/api/v1/invoices/{segment(id)}/neighbors",
            query={"view": view, "carrier": carrier, "q": q},
        )
        return result

    def list_invoices(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        view: Literal["all", "approved", "disputed", "due", "held", "over", "paid", "review", "unmatched"] | None = None,
        carrier: str | None = None,
        q: str | None = None,
    ) -> models.InvoiceListDto:
        """Lists invoices of carriers, newest first; the view `due` by due date."""
        result: models.InvoiceListDto = self._transport.json(
            "GET",
            "/api/v1/invoices",
            query={"limit": limit, "cursor": cursor, "view": view, "carrier": carrier, "q": q},
        )
        return result

    def iterate_invoices(
        self,
        *,
        limit: int | None = None,
        view: Literal["all", "approved", "disputed", "due", "held", "over", "paid", "review", "unmatched"] | None = None,
        carrier: str | None = None,
        q: str | None = None,
    ) -> Iterator[models.InvoiceSummaryDto]:
        """The items of all pages of `list_invoices`; `limit` is the number of items per request."""
        cursor: str | None = None
        while True:
            page = self.list_invoices(limit=limit, view=view, carrier=carrier, q=q, cursor=cursor)
            yield from page["items"]
            cursor = page.get("nextCursor")
            if cursor is None:
                return

    def count_invoices(self) -> models.InvoiceCountsDto:
        """Number of invoices in each view."""
        result: models.InvoiceCountsDto = self._transport.json("GET", "/api/v1/invoices/counts")
        return result

    def approve_invoices(self, body: models.ApproveInvoicesDto) -> models.ApprovedInvoicesDto:
        """Approves the selected invoices that are within tolerance; the others are returned with the reason. An unknown id is a 404, and nothing is changed."""
        result: models.ApprovedInvoicesDto = self._transport.json("POST", "/api/v1/invoices/approvals", body=body)
        return result

    def pay_invoices(self, body: models.PayInvoicesDto) -> models.PaidInvoicesDto:
        """Records one payment of the selected approved invoices; the others are returned with the reason. An unknown id is a 404, and nothing is changed."""
        result: models.PaidInvoicesDto = self._transport.json("POST", "/api/v1/invoices/payments", body=body)
        return result

    def get_invoice(self, id: str) -> models.InvoiceDto:
        """An invoice with its comparison and history."""
        result: models.InvoiceDto = self._transport.json("GET", f"/api/v1/invoices/{segment(id)}")
        return result

    def suggest_shipments(self, id: str) -> models.SuggestedShipmentListDto:
        """Shipments that an unmatched invoice can be of, with reasons."""
        result: models.SuggestedShipmentListDto = self._transport.json("GET", f"/api/v1/invoices/{segment(id)}/suggestions")
        return result

    def get_report(
        self,
        *,
        by: Literal["accessorial", "carrier", "cost_center", "day", "exception", "lane", "location", "member", "mode", "month", "transit"],
        from_: str,
        to: str,
        carrier: str | None = None,
        mode: Literal["FTL", "LTL", "VLTL"] | None = None,
        lane: str | None = None,
        location: str | None = None,
    ) -> models.ReportDto:
        """Figures of shipments by group, with the period before. They follow the shipments within minutes."""
        result: models.ReportDto = self._transport.json(
            "GET",
            "/api/v1/reports",
            query={"by": by, "from": from_, "to": to, "carrier": carrier, "mode": mode, "lane": lane, "location": location},
        )
        return result

    def export_report(
        self,
        *,
        by: Literal["accessorial", "carrier", "cost_center", "day", "exception", "lane", "location", "member", "mode", "month", "transit"],
        from_: str,
        to: str,
        carrier: str | None = None,
        mode: Literal["FTL", "LTL", "VLTL"] | None = None,
        lane: str | None = None,
        location: str | None = None,
    ) -> bytes:
        """Exports the figures as CSV or XLSX. Prices only with permission to see spend."""
        return self._transport.content(
            "GET",
            "/api/v1/reports/export",
            query={"by": by, "from": from_, "to": to, "carrier": carrier, "mode": mode, "lane": lane, "location": location},
        )

    def get_disputes(self, id: str) -> models.DisputeThreadDto:
        """Disputes of an invoice with their messages and deadlines."""
        result: models.DisputeThreadDto = self._transport.json("GET", f"/api/v1/invoices/{segment(id)}/disputes")
        return result

    def get_claim_messages(self, id: str) -> models.ClaimThreadDto:
        """Emails to the carrier, its answers, and notes."""
        result: models.ClaimThreadDto = self._transport.json("GET", f"/api/v1/claims/{segment(id)}/messages")
        return result

    def list_claims(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        view: Literal["all", "due", "ended", "open", "settled"] | None = None,
        q: str | None = None,
    ) -> models.ClaimListDto:
        """Lists claims for loss and damage, newest first; the view `due` by the next deadline."""
        result: models.ClaimListDto = self._transport.json(
            "GET",
            "/api/v1/claims",
            query={"limit": limit, "cursor": cursor, "view": view, "q": q},
        )
        return result

    def iterate_claims(
        self,
        *,
        limit: int | None = None,
        view: Literal["all", "due", "ended", "open", "settled"] | None = None,
        q: str | None = None,
    ) -> Iterator[models.ClaimSummaryDto]:
        """The items of all pages of `list_claims`; `limit` is the number of items per request."""
        cursor: str | None = None
        while True:
            page = self.list_claims(limit=limit, view=view, q=q, cursor=cursor)
            yield from page["items"]
            cursor = page.get("nextCursor")
            if cursor is None:
                return

    def count_claims(self) -> models.ClaimCountsDto:
        """Number of claims in each view."""
        result: models.ClaimCountsDto = self._transport.json("GET", "/api/v1/claims/counts")
        return result

    def export_claims(
        self,
        *,
        view: Literal["all", "due", "ended", "open", "settled"] | None = None,
        q: str | None = None,
    ) -> bytes:
        """Exports the list as CSV or XLSX, at most 100,000 rows."""
        return self._transport.content("GET", "/api/v1/claims/export", query={"view": view, "q": q})

    def get_claim(self, id: str) -> models.ClaimDto:
        """A claim with its deadlines and history."""
        result: models.ClaimDto = self._transport.json("GET", f"/api/v1/claims/{segment(id)}")
        return result

    def get_shipment_claims(self, id: str) -> models.ShipmentClaimsDto:
        """Claims of a shipment, the last dates for filing one, and the carrier's liability."""
        result: models.ShipmentClaimsDto = self._transport.json("GET", f"/api/v1/shipments/{segment(id)}/claims")
        return result

    def list_dock_pickups(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        date: str | None = None,
    ) -> models.DockListDto:
        """Pickups of a day, with what the dock recorded about them. Without prices."""
        result: models.DockListDto = self._transport.json("GET", "/api/v1/dock", query={"limit": limit, "cursor": cursor, "date": date})
        return result

    def iterate_dock_pickups(self, *, limit: int | None = None, date: str | None = None) -> Iterator[models.DockPickupDto]:
        """The items of all pages of `list_dock_pickups`; `limit` is the number of items per request."""
        cursor: str | None = None
        while True:
            page = self.list_dock_pickups(limit=limit, date=date, cursor=cursor)
            yield from page["items"]
            cursor = page.get("nextCursor")
            if cursor is None:
                return

    def record_loading(self, id: str, body: models.RecordLoadingDto) -> models.LoadingDto:
        """Records what was loaded. An entry that is sent again with the same key returns the same response; 409 `SHIPMENT_CANCELED` if the shipment was canceled."""
        result: models.LoadingDto = self._transport.json("POST", f"/api/v1/shipments/{segment(id)}/loadings", body=body)
        return result

    def get_shipment_tender(self, id: str) -> models.ShipmentTenderDto:
        """Tenders of a shipment, and the offers available for the next tender."""
        result: models.ShipmentTenderDto = self._transport.json("GET", f"/api/v1/shipments/{segment(id)}/tender")
        return result

    def tender_shipment(self, id: str, body: models.TenderShipmentDto, *, idempotency_key: str) -> models.ShipmentTenderDto:
        """Tenders the shipment to the carrier of another offer of its quote, once per key."""
        result: models.ShipmentTenderDto = self._transport.json(
            "POST",
            f"/api/v1/shipments/{segment(id)}/tender",
            headers={"Idempotency-Key": idempotency_key},
            body=body,
        )
        return result

    def resend_tender(self, id: str) -> models.ShipmentTenderDto:
        """Sends the newest tender again to the same carrier: one that failed, or that was emailed and has no answer."""
        result: models.ShipmentTenderDto = self._transport.json("POST", f"/api/v1/shipments/{segment(id)}/tender/resend")
        return result

    def get_tender_settings(self) -> models.TenderSettingsDto:
        """Reply address, rate and response time of tender emails."""
        result: models.TenderSettingsDto = self._transport.json("GET", "/api/v1/company/tender-settings")
        return result

    def save_tender_settings(self, body: models.TenderSettingsDto) -> models.TenderSettingsDto:
        """Changes tender emails that are sent from now on."""
        result: models.TenderSettingsDto = self._transport.json("PUT", "/api/v1/company/tender-settings", body=body)
        return result

    def cancel_shipment(self, id: str, body: models.CancelShipmentDto) -> models.CancellationDto:
        """Cancels the shipment before pickup and notifies the carrier. Returns the cancellation options that remain (none)."""
        result: models.CancellationDto = self._transport.json("POST", f"/api/v1/shipments/{segment(id)}/cancel", body=body)
        return result

    def change_shipment(self, id: str, body: models.ChangeShipmentDto) -> models.ShipmentChangedDto:
        """Changes pickup, references, instructions or PRO number; 409 STALE if the shipment has changed since it was read."""
        result: models.ShipmentChangedDto = self._transport.json("PATCH", f"/api/v1/shipments/{segment(id)}", body=body)
        return result

    def get_shipment(self, id: str) -> models.ShipmentDto:
        """Returns a shipment with its parties, freight, charges, events and documents."""
        result: models.ShipmentDto = self._transport.json("GET", f"/api/v1/shipments/{segment(id)}")
        return result

    def list_shipment_documents(self, id: str) -> models.DocumentListDto:
        """Documents of one shipment, by kind and newest version first."""
        result: models.DocumentListDto = self._transport.json("GET", f"/api/v1/shipments/{segment(id)}/documents")
        return result

    def upload_shipment_document(self, id: str, body: models.DocumentUploadFormDto) -> models.DocumentDto:
        """Uploads a file to the shipment: PDF, TIFF, JPEG or PNG of at most 25 MiB. A proof of delivery also adds an event."""
        result: models.DocumentDto = self._transport.json("POST", f"/api/v1/shipments/{segment(id)}/documents", form=body)
        return result

    def download_shipment_document(
        self,
        id: str,
        document_id: str,
        *,
        inline: Literal["false", "true"] | None = None,
    ) -> bytes:
        """The file of a document, as a download or, with `inline=true`, for display."""
        return self._transport.content(
            "GET",
            f"/api/v1/shipments/{segment(id)}/documents/{segment(document_id)}",
            query={"inline": inline},
        )

    def create_shipment_labels(self, id: str, body: models.LabelsRequest) -> models.IssuedDocumentDto:
        """Creates labels for the handling units of a shipment, each with its own serial shipping container code."""
        result: models.IssuedDocumentDto = self._transport.json("POST", f"/api/v1/shipments/{segment(id)}/labels", body=body)
        return result

    def create_rate_confirmation(self, id: str) -> models.IssuedDocumentDto:
        """Creates the rate confirmation of a shipment: the agreed charges."""
        result: models.IssuedDocumentDto = self._transport.json("POST", f"/api/v1/shipments/{segment(id)}/rate-confirmation")
        return result

    def create_commercial_invoice(self, id: str) -> models.IssuedDocumentDto:
        """Creates the commercial invoice of a shipment between the United States and Canada. Warnings list the missing data."""
        result: models.IssuedDocumentDto = self._transport.json("POST", f"/api/v1/shipments/{segment(id)}/commercial-invoice")
        return result

    def create_customs_invoice(self, id: str) -> models.IssuedDocumentDto:
        """Creates the Canada customs invoice of a shipment into Canada. Warnings list the missing data."""
        result: models.IssuedDocumentDto = self._transport.json("POST", f"/api/v1/shipments/{segment(id)}/customs-invoice")
        return result

    def print_shipments(self, body: models.PrintRequest) -> bytes:
        """Bills of lading or labels of up to 100 shipments in one file."""
        return self._transport.content("POST", "/api/v1/shipments/print", body=body)

    def download_shipment_evidence(self, id: str) -> bytes:
        """All data of a shipment in one ZIP file: documents, events, and, with permission to see prices, charges."""
        return self._transport.content("GET", f"/api/v1/shipments/{segment(id)}/evidence")

    def get_shipment_contacts(self, id: str) -> models.ShipmentContactsDto:
        """Whom to call at the carrier, and a prepared email to the consignee about the state of the shipment."""
        result: models.ShipmentContactsDto = self._transport.json("GET", f"/api/v1/shipments/{segment(id)}/contacts")
        return result

    def notify_consignee(self, id: str, body: models.ConsigneeNoticeDto) -> None:
        """Emails the consignee; replies go to the sender."""
        self._transport.json("POST", f"/api/v1/shipments/{segment(id)}/consignee-notices", body=body)

    def change_shipment_customs(self, id: str, body: models.ChangeCustomsDto) -> models.CustomsChangedDto:
        """Replaces the customs declaration of a shipment between the United States and Canada: broker, importer, Incoterm, manifest numbers."""
        result: models.CustomsChangedDto = self._transport.json("PUT", f"/api/v1/shipments/{segment(id)}/customs", body=body)
        return result

    def get_document_hold(self, id: str) -> models.DocumentHoldDto:
        """Whether the documents of the shipment are on legal hold."""
        result: models.DocumentHoldDto = self._transport.json("GET", f"/api/v1/shipments/{segment(id)}/legal-hold")
        return result

    def request_shipment_document(self, id: str, body: models.DocumentRequestDto) -> models.RequestedDocumentDto:
        """Asks the carrier for a document by email; replies go to the user. Repeating it on the same day sends no second email."""
        result: models.RequestedDocumentDto = self._transport.json("POST", f"/api/v1/shipments/{segment(id)}/document-requests", body=body)
        return result

    def get_charges(self, id: str) -> models.ChargeLedgerDto:
        """The charge ledger of the shipment: quoted and booked charges line by line, then what was invoiced, adjusted, credited and paid."""
        result: models.ChargeLedgerDto = self._transport.json("GET", f"/api/v1/shipments/{segment(id)}/charges")
        return result

    def download_received_bill(self, id: str, bill_id: str) -> dict[str, Any]:
        """The message in which the carrier sent a bill, unchanged, as a download."""
        result: dict[str, Any] = self._transport.json("GET", f"/api/v1/shipments/{segment(id)}/charges/received/{segment(bill_id)}")
        return result

    def list_shipment_activity(self, id: str, *, limit: int | None = None, cursor: str | None = None) -> models.ShipmentActivityListDto:
        """User actions and events of the shipment, newest first."""
        result: models.ShipmentActivityListDto = self._transport.json(
            "GET",
            f"/api/v1/shipments/{segment(id)}/activity",
            query={"limit": limit, "cursor": cursor},
        )
        return result

    def iterate_shipment_activity(self, id: str, *, limit: int | None = None) -> Iterator[models.ShipmentActivityDto]:
        """The items of all pages of `list_shipment_activity`; `limit` is the number of items per request."""
        cursor: str | None = None
        while True:
            page = self.list_shipment_activity(id, limit=limit, cursor=cursor)
            yield from page["items"]
            cursor = page.get("nextCursor")
            if cursor is None:
                return

    def get_invoice_coding(self, id: str) -> models.InvoiceCodingDto:
        """Accounts and cost centers of an invoice, and the rule that gave them."""
        result: models.InvoiceCodingDto = self._transport.json("GET", f"/api/v1/invoices/{segment(id)}/coding")
        return result

    def list_edi_partners(self) -> models.EdiPartnerListDto:
        """Carriers with which X12 interchanges are exchanged, by SCAC."""
        result: models.EdiPartnerListDto = self._transport.json("GET", "/api/v1/edi/partners")
        return result

    def add_edi_partner(self, body: models.AddEdiPartnerDto) -> models.EdiPartnerDto:
        """Adds an EDI partner: 409 EDI_PARTNER_EXISTS if the carrier is one, or another partner has the same ids."""
        result: models.EdiPartnerDto = self._transport.json("POST", "/api/v1/edi/partners", body=body)
        return result

    def change_edi_partner(self, id: str, body: models.ChangeEdiPartnerDto) -> models.EdiPartnerDto:
        """Replaces the settings of a partner if `version` is still the stored one."""
        result: models.EdiPartnerDto = self._transport.json("PATCH", f"/api/v1/edi/partners/{segment(id)}", body=body)
        return result

    def list_interchanges(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        partner_id: str | None = None,
        direction: Literal["in", "out"] | None = None,
        state: Literal["processed", "received", "rejected", "sent", "waiting"] | None = None,
        acknowledgment: Literal["accepted", "none", "open", "partial", "rejected"] | None = None,
    ) -> models.InterchangeListDto:
        """X12 interchanges with partners, newest first. Written ones wait (`state=waiting`) until they are sent."""
        result: models.InterchangeListDto = self._transport.json(
            "GET",
            "/api/v1/edi/interchanges",
            query={"limit": limit, "cursor": cursor, "partnerId": partner_id, "direction": direction, "state": state, "acknowledgment": acknowledgment},
        )
        return result

    def iterate_interchanges(
        self,
        *,
        limit: int | None = None,
        partner_id: str | None = None,
        direction: Literal["in", "out"] | None = None,
        state: Literal["processed", "received", "rejected", "sent", "waiting"] | None = None,
        acknowledgment: Literal["accepted", "none", "open", "partial", "rejected"] | None = None,
    ) -> Iterator[models.InterchangeDto]:
        """The items of all pages of `list_interchanges`; `limit` is the number of items per request."""
        cursor: str | None = None
        while True:
            page = self.list_interchanges(limit=limit, partner_id=partner_id, direction=direction, state=state, acknowledgment=acknowledgment, cursor=cursor)
            yield from page["items"]
            cursor = page.get("nextCursor")
            if cursor is None:
                return

    def upload_interchanges(self, body: models.UploadInterchangesDto) -> models.TakenInterchangeListDto:
        """Receives a file of X12 interchanges of version 4010. Each is stored and then processed: responses (990), statuses (214) and invoices (210) change shipments, acknowledgments (997) are matched, and a 997 is written. An interchange that was received before has no effect. 422 INTERCHANGE_REFUSED if an interchange is unreadable or its ids belong to no partner; then nothing of the file is stored."""
        result: models.TakenInterchangeListDto = self._transport.json("POST", "/api/v1/edi/interchanges", form=body)
        return result

    def get_interchange(self, id: str) -> models.InterchangeDetailDto:
        """An interchange with its transactions, faults and outcomes."""
        result: models.InterchangeDetailDto = self._transport.json("GET", f"/api/v1/edi/interchanges/{segment(id)}")
        return result

    def download_interchange(self, id: str) -> bytes:
        """The file of an interchange, with its original bytes."""
        return self._transport.content("GET", f"/api/v1/edi/interchanges/{segment(id)}/file")

    def replay_interchange(self, id: str) -> models.InterchangeDetailDto:
        """Processes a received interchange again, or makes a sent one wait again with the same control number. Repeating either has no further effect."""
        result: models.InterchangeDetailDto = self._transport.json("POST", f"/api/v1/edi/interchanges/{segment(id)}/replay")
        return result

    def mark_interchange_sent(self, id: str) -> models.InterchangeDetailDto:
        """Notes that a waiting interchange was given to the partner: 409 INTERCHANGE_NOT_WAITING otherwise."""
        result: models.InterchangeDetailDto = self._transport.json("POST", f"/api/v1/edi/interchanges/{segment(id)}/sent")
        return result

    def save_edi_sftp(self, id: str, body: models.SaveEdiSftpDto) -> models.EdiSftpDto:
        """Sets the SFTP server over which files are exchanged with a partner, or replaces it if `version` is still the stored one. The confirmed host key and the password or key are dropped if host or port change."""
        result: models.EdiSftpDto = self._transport.json("PUT", f"/api/v1/edi/partners/{segment(id)}/sftp", body=body)
        return result

    def remove_edi_sftp(self, id: str) -> None:
        """Removes the SFTP server of a partner. Its files are then exchanged through the API."""
        self._transport.json("DELETE", f"/api/v1/edi/partners/{segment(id)}/sftp")

    def test_edi_sftp(self, id: str) -> models.EdiSftpTestDto:
        """Connects to the server, signs in if its host key is the confirmed one, and looks at the folders. No file is fetched or sent."""
        result: models.EdiSftpTestDto = self._transport.json("POST", f"/api/v1/edi/partners/{segment(id)}/sftp/test")
        return result

    def confirm_edi_host_key(self, id: str, body: models.ConfirmHostKeyDto) -> models.EdiSftpDto:
        """Confirms the host key of the server. Files are exchanged only with a server that has it."""
        result: models.EdiSftpDto = self._transport.json("POST", f"/api/v1/edi/partners/{segment(id)}/sftp/host-key", body=body)
        return result

    def get_home(self) -> models.HomeDto:
        """What needs the signed-in user today, with the figures of the month and of the last 30 days."""
        result: models.HomeDto = self._transport.json("GET", "/api/v1/home")
        return result

    def list_webhooks(self) -> models.WebhookListDto:
        """Webhooks of the company, oldest first."""
        result: models.WebhookListDto = self._transport.json("GET", "/api/v1/company/webhooks")
        return result

    def create_webhook(self, body: models.CreateWebhookDto) -> models.CreatedWebhookDto:
        """Creates a webhook. Its secret is returned only here."""
        result: models.CreatedWebhookDto = self._transport.json("POST", "/api/v1/company/webhooks", body=body)
        return result

    def change_webhook(self, id: str, body: models.ChangeWebhookDto) -> models.WebhookDto:
        """Changes the URL or event kinds, or enables or disables the webhook. A new URL requires authentication within the last five minutes: 403 REAUTHENTICATION_REQUIRED."""
        result: models.WebhookDto = self._transport.json("PATCH", f"/api/v1/company/webhooks/{segment(id)}", body=body)
        return result

    def remove_webhook(self, id: str) -> None:
        """Removes a webhook and its deliveries."""
        self._transport.json("DELETE", f"/api/v1/company/webhooks/{segment(id)}")

    def rotate_webhook_secret(self, id: str) -> models.WebhookSecretDto:
        """Creates a new secret, which is returned only here. For 24 hours deliveries are signed with both secrets."""
        result: models.WebhookSecretDto = self._transport.json("POST", f"/api/v1/company/webhooks/{segment(id)}/rotate-secret")
        return result

    def test_webhook(self, id: str) -> models.WebhookDeliveryDto:
        """Sends a test event; the delivery log shows the outcome."""
        result: models.WebhookDeliveryDto = self._transport.json("POST", f"/api/v1/company/webhooks/{segment(id)}/test")
        return result

    def list_webhook_deliveries(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        state: Literal["delivered", "failed", "waiting"] | None = None,
    ) -> models.WebhookDeliveryListDto:
        """Deliveries of the last 30 days, newest first."""
        result: models.WebhookDeliveryListDto = self._transport.json(
            "GET",
            f"/api/v1/company/webhooks/{segment(id)}/deliveries",
            query={"limit": limit, "cursor": cursor, "state": state},
        )
        return result

    def iterate_webhook_deliveries(
        self,
        id: str,
        *,
        limit: int | None = None,
        state: Literal["delivered", "failed", "waiting"] | None = None,
    ) -> Iterator[models.WebhookDeliveryDto]:
        """The items of all pages of `list_webhook_deliveries`; `limit` is the number of items per request."""
        cursor: str | None = None
        while True:
            page = self.list_webhook_deliveries(id, limit=limit, state=state, cursor=cursor)
            yield from page["items"]
            cursor = page.get("nextCursor")
            if cursor is None:
                return

    def replay_webhook_delivery(self, id: str, delivery_id: str) -> models.WebhookDeliveryDto:
        """Sends a delivery again immediately, with the same id."""
        result: models.WebhookDeliveryDto = self._transport.json(
            "POST",
            f"/api/v1/company/webhooks/{segment(id)}/deliveries/{segment(delivery_id)}/replay",
        )
        return result
