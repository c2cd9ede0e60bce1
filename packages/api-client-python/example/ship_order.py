"""Quotes two pallets, books the first offer, and reads tracking events and the bill of lading. Prints JSON."""

import json
import os
from typing import Any

from lading_api_client import ApiProblem, Client, models

client = Client(os.environ["LADING_URL"], os.environ["LADING_KEY"])
order_number = os.environ["ORDER_NUMBER"]
pickup: models.PickupWindowDto = {"on": os.environ["PICKUP_ON"], "readyFrom": "10:00", "closeAt": "16:00"}

request: models.QuoteRequestDto = {
    "mode": "auto",
    "units": "imperial",
    "pickup": pickup,
    "delivery": {"type": "none"},
    "stops": [
        {
            "type": "origin",
            "name": "Acme DC",
            "address1": "12 S Dock Pl",
            "city": "Chicago",
            "state": "IL",
            "postalCode": "60601",
            "country": "US",
            "dock": True,
            "forklift": True,
        },
        {
            "type": "destination",
            "name": "Oak Fixtures",
            "address1": "1 Oak Rd",
            "city": "Dallas",
            "state": "TX",
            "postalCode": "75201",
            "country": "US",
        },
    ],
    "handlingUnits": [
        {
            "count": 2,
            "type": "PAT",
            "length": 48,
            "width": 40,
            "height": 48,
            "weight": 1000,
            "stackable": False,
            "evidence": "measured",
            "commodities": [
                {
                    "description": "Aluminum fittings, boxed",
                    "pieces": 24,
                    "packagingType": "BOX",
                    "weight": 1000,
                    "freightClass": "70",
                    "nmfc": "13360",
                }
            ],
        }
    ],
    "accessorials": ["LFTD"],
    "references": [{"type": "PO", "value": order_number}],
}


def refused_fields() -> list[str]:
    """All fields of a faulty request are refused at once, with pointers into its body."""
    faulty: Any = {**request, "mode": "balloon", "handlingUnits": []}
    try:
        client.create_quote(faulty)
    except ApiProblem as problem:
        return problem.pointers
    raise AssertionError("The request was not refused.")


quote = client.create_quote(request, idempotency_key=f"quote-{order_number}")
offer = quote["offers"][0]
if not offer["total"]:
    raise SystemExit("The key needs the permission price.read.")

booked = client.book_quote(
    quote["id"],
    {
        "offerId": offer["id"],
        "acceptedTotal": offer["total"],
        "pickup": pickup,
        "stops": [
            {"type": "origin", "contact": {"name": "Pat Doe", "phone": "+13125550100", "email": None}, "instructions": None},
            {"type": "destination", "contact": {"name": "Sam Roe", "phone": "+12145550199", "email": None}, "instructions": None},
        ],
        "references": [],
        "instructions": None,
    },
    idempotency_key=f"book-{order_number}",
)
if "shipmentId" not in booked:
    raise SystemExit("The booking waits for approval.")

shipment_id = booked["shipmentId"]
events = client.list_shipment_events(shipment_id)["items"]
documents = client.list_shipment_documents(shipment_id)["items"]
bill_of_lading = client.download_shipment_document(shipment_id, documents[0]["id"])

print(
    json.dumps(
        {
            "refused": refused_fields(),
            "shipments": [one["number"] for one in client.iterate_shipments(limit=1)],
            "booked": booked["shipmentNumber"],
            "events": [one["type"] for one in events],
            "documents": [one["kind"] for one in documents],
            "file": bill_of_lading[:5].decode(),
        }
    )
)
