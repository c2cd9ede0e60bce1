export const number = '04';
export const title = 'Active PDFs reach nobody; files are served in a sandbox';

const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>';
const link = (action) => ({
  page: '/Annots [4 0 R]',
  objects: [`<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>`],
});
const REFUSED = {
  'a script on opening': pdf({ catalog: `/OpenAction ${SCRIPT}` }),
  'a script under an escaped name': pdf({ catalog: '/OpenAction << /S /JavaScrip#74 /J#53 (1) >>' }),
  'a script behind padding': pdf({ objects: [`<< /Padding (${'x'.repeat(5_000)}) /A ${SCRIPT} >>`] }),
  'a script behind the word stream': pdf({ objects: [`<< /Title (stream) /A ${SCRIPT} /End (endstream) >>`] }),
  'an XFA form': pdf({ catalog: '/AcroForm << /Fields [] /XFA (1) >>' }),
  'a link to another file': pdf(link('<< /S /GoToR /F (a.pdf) /D [0 /Fit] >>')),
  'a link to an embedded file': pdf(link('<< /S /GoToE /T << /R /C /N (a) >> >>')),
  'a program to start': pdf(link('<< /S /Launch /F (cmd.exe) >>')),
  'an embedded file': pdf({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' }),
  'no cross-reference table': Buffer.from(
    pdf()
      .toString('latin1')
      .replace(/xref\n0[\s\S]*?trailer/, 'trailer'),
    'latin1',
  ),
};

export async function check({ product, expect }) {
  const { client } = await product.person();
  const shipmentId = await bookedShipment(client);
  const path = `/api/v1/shipments/${shipmentId}/documents`;
  for (const [what, bytes] of Object.entries(REFUSED)) {
    const { status } = await upload(client, path, bytes);
    expect(status === 422, `${what} was answered ${status}`);
  }
  const { status, text, json } = await upload(client, path, pdf(link('<< /S /URI /URI (https://evil.test) >>')));
  expect(status === 201, `a PDF with a link was answered ${status} ${text}`);
  const share = await client.post(`/api/v1/shipments/${shipmentId}/share`, { scope: 'tracking_and_documents' });
  const shared = await product.visitor().get(`${new URL(share.json.url).pathname}/documents/${json?.id}`);
  expect(shared.status === 200 && shared.text.includes('/Annot'), `the shared PDF was answered ${shared.status}`);
  expect(!shared.text.includes('evil.test'), 'the shared PDF still has its link');
  for (const { headers } of [shared, await client.get(`${path}/${json?.id}`)]) {
    expect(
      /^sandbox; default-src 'none'/.test(headers['content-security-policy']),
      'a file is served without a sandbox',
    );
    expect(headers['x-content-type-options'] === 'nosniff', 'a browser may guess the type of a file');
    expect(/^attachment;/.test(headers['content-disposition']), 'a file is shown and not saved');
  }
}

function upload(client, path, bytes) {
  const boundary = 'check-security-boundary';
  const part = (name, rest) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${part('kind', '')}POD\r\n${part('file', '; filename="pod.pdf"\r\nContent-Type: application/pdf')}`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return client.post(path, body, { 'content-type': `multipart/form-data; boundary=${boundary}` });
}

async function bookedShipment(client) {
  const on = nextWeekday();
  const pickup = { on, readyFrom: '10:00', closeAt: '16:00' };
  const place = (type, rest) => ({ type, name: 'Acme DC', address1: '12 S Dock Pl', country: 'US', ...rest });
  const made = await client.post('/api/v1/quotes', {
    mode: 'auto',
    units: 'imperial',
    pickup,
    delivery: { type: 'none' },
    stops: [
      place('origin', { city: 'Chicago', state: 'IL', postalCode: '60601' }),
      place('destination', { city: 'Dallas', state: 'TX', postalCode: '75201' }),
    ],
    handlingUnits: [
      {
        count: 1,
        type: 'PAT',
        length: 48,
        width: 40,
        height: 48,
        weight: 500,
        stackable: false,
        evidence: 'measured',
        commodities: [{ description: 'Tiles', pieces: 1, packagingType: 'BOX', weight: 500, freightClass: '70' }],
      },
    ],
    accessorials: [],
    references: [],
  });
  const [offer] = made.json?.offers ?? [];
  if (!offer) throw new Error(`The quote was answered ${made.status} ${made.text}.`);
  const contact = { name: 'Pat Doe', phone: '+13125550100', email: null };
  const booked = await client.post(
    `/api/v1/quotes/${made.json.id}/book`,
    {
      offerId: offer.id,
      acceptedTotal: offer.total,
      stops: [
        { type: 'origin', contact },
        { type: 'destination', contact },
      ],
      pickup,
      references: [],
      instructions: null,
    },
    { 'idempotency-key': crypto.randomUUID() },
  );
  if (booked.status !== 201) throw new Error(`The booking was answered ${booked.status} ${booked.text}.`);
  return booked.json.shipmentId;
}

/** A Tuesday, 8 to 14 days from now: carriers are open. */
function nextWeekday() {
  const day = new Date(Date.now() + 8 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((2 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

/** A PDF of one page with a cross-reference table. */
function pdf({ catalog = '', page = '', objects = [] } = {}) {
  let file = '%PDF-1.7\n';
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>`,
    ...objects,
  ];
  const entries = all.map((object, index) => {
    const entry = `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return entry;
  });
  const size = all.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return Buffer.from(`${file}${table}startxref\n${file.length}\n%%EOF\n`, 'latin1');
}
