import { Failure } from '../../lib/failure.mjs';

/** Approves invoices within tolerance when they are recorded, so that the import writes decisions too. */
export async function approveAutomatically(url, owner) {
  const settings = { toleranceAmount: 500, toleranceBasisPoints: 200, autoApprove: true };
  await answer(`${url}/api/v1/company/invoice-settings`, owner, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
}

/** Uploads a file of invoices. Returns the id of the import. */
export async function startImport(url, owner, sheet) {
  const form = new FormData();
  form.set('file', new Blob([sheet], { type: 'text/csv' }), 'drill.csv');
  const { id } = await answer(`${url}/api/v1/invoices/imports`, owner, { method: 'POST', body: form });
  return id;
}

async function answer(url, { cookie }, { headers = {}, ...options }) {
  const response = await fetch(url, { ...options, headers: { ...headers, cookie } });
  const text = await response.text();
  if (!response.ok) throw new Failure(`${url} answered ${response.status}.`, text);
  return JSON.parse(text);
}
