import { type Api, type components, unwrap } from '@lading/api-client';

type Schemas = components['schemas'];
export type DockPickup = Schemas['DockPickupDto'];
/** An entry of the dock, with the key that the device chose. */
export type LoadingEntry = Schemas['RecordLoadingDto'];

/** Pages of one day: more pickups than any dock loads in a day. */
const PAGES_MAX = 10;

/** All pickups of a local day; today without a date. */
export async function fetchDay(api: Api, date?: string): Promise<{ date: string; items: DockPickup[] }> {
  const items: DockPickup[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX; page++) {
    const query = { date, limit: 100, cursor };
    const list = await unwrap(api.GET('/api/v1/dock', { params: { query } }));
    items.push(...list.items);
    if (list.nextCursor === null || page === PAGES_MAX - 1) return { date: list.date, items };
    cursor = list.nextCursor;
  }
  throw new Error('unreachable');
}

export const recordLoading = (api: Api, id: string, body: LoadingEntry): Promise<unknown> =>
  unwrap(api.POST('/api/v1/shipments/{id}/loadings', { params: { path: { id } }, body }));

/** A photo or a signature. The same content is stored once, so that it can be sent again. */
export function uploadPhoto(api: Api, id: string, file: File, note: string): Promise<unknown> {
  const form = new FormData();
  form.set('kind', 'PHOTO');
  form.set('note', note);
  form.set('once', 'true');
  form.set('file', file);
  return unwrap(
    api.POST('/api/v1/shipments/{id}/documents', {
      params: { path: { id } },
      body: form as never,
      bodySerializer: () => form,
    }),
  );
}

/** A public page with the bill of lading, as a QR code for the driver's phone. */
export const shareWithDriver = (api: Api, id: string, expiresOn: string): Promise<Schemas['SharedDto']> =>
  unwrap(
    api.POST('/api/v1/shipments/{id}/share', {
      params: { path: { id } },
      body: { scope: 'tracking_and_documents', expiresOn },
    }),
  );
