/** A shipment's journey so far. */
export interface Journey {
  shipmentId: string;
  pro: string;
  bol: object;
  price?: number;
  readyOn: string;
  pickedUpAt: string;
  isNear(ms: number): boolean;
  events: object[];
}
export function createDay(options: {
  scac: string;
  dayMs?: number;
  now?(): number;
  kept?: object[];
  keep?(shipments: object[]): void;
}): {
  pickup(shipment: {
    shipmentId: string;
    pro: string;
    bol: object;
    price?: number;
    message: { readyDate: string };
  }): void;
  journeys(): Journey[];
  now(): number;
  cancel(pro: string): void;
  page(
    search: URLSearchParams,
    base?: string,
  ): {
    data: {
      eventId: string;
      type: string;
      status?: string;
      occurredAt: string;
      shipment: { shipmentId: string };
      documents?: { url: string }[];
    }[];
    page: number;
    pageSize: number;
    totalPages: number;
    totalCount: number;
  };
};
