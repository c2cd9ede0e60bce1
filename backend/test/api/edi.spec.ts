import {
  addPartner,
  bookTruckloadWith,
  carrierInterchange,
  partnerSettings,
  uploadX12,
  useTruckloadTariff,
} from '../support/edi.js';
import { makeKey } from '../support/api-keys.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { connectCarrier } from '../support/tariffs.js';
import { OverdueTendersJob } from '../../src/modules/shipments/tender/answer/overdue-tenders.job.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const clock = new TestClock(new Date('2026-11-24T14:00:00.000Z'));
let app: TestApp;
let owner: SignedIn;
let control = 0;

beforeAll(async () => {
  app = await startTestApp({ clock });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  clock.set('2026-11-24T14:00:00.000Z');
  control = 0;
  owner = await signUp(app);
  await connectCarrier(owner.client);
});

const get = async (path: string) => (await owner.client.get(path)).body;
const shipmentOf = (id: string) => get(`/api/v1/shipments/${id}`);
const tenderOf = (id: string) => get(`/api/v1/shipments/${id}/tender`);
const typesOf = async (id: string) => (await shipmentOf(id)).events.map(({ type }: { type: string }) => type);
const mailbox = async (query = '') => (await get(`/api/v1/edi/interchanges${query}`)).items;
const interchange = (id: string) => get(`/api/v1/edi/interchanges/${id}`);

/** Uploads the carrier's next interchange and processes it; its detail. */
async function receive(scac: string, set: '214' | '990' | '210' | '997', ...transactions: string[][]) {
  const { status, body } = await uploadX12(
    owner.client,
    carrierInterchange(scac, (control += 1), set, ...transactions),
  );
  if (status !== 201) throw new Error(JSON.stringify(body));
  await app.deliverOutbox();
  return interchange(body.items[0].id);
}

/** The newest written interchange with that set. */
async function written(set: string) {
  const found = (await mailbox('?direction=out')).find(({ sets }: { sets: string[] }) => sets.includes(set));
  return found && interchange(found.id);
}

async function bookTruckload(partner: object = {}, freight: object = {}) {
  await addPartner(owner.client, await useTruckloadTariff(owner), partner);
  const booked = await bookTruckloadWith(owner, freight);
  await app.deliverOutbox();
  return booked;
}

describe('a truckload', () => {
  it('that is declined by 990 can be tendered to the next offer', async () => {
    const { shipmentId, shipmentNumber } = await bookTruckload();
    await receive('ZZTL', '990', [`B1*ZZTL*${shipmentNumber}*20261120*D`, 'K1*NO TRUCK']);
    expect(await tenderOf(shipmentId)).toMatchObject({ state: 'rejected', attempts: [{ message: 'NO TRUCK' }] });
    expect((await shipmentOf(shipmentId)).status).toBe('tender_rejected');
  });

  it('that is not answered in time opens an exception, and can be tendered to another offer', async () => {
    const { shipmentId } = await bookTruckload();
    // Half an hour, because the pickup opens in two.
    expect((await written('204')).text).toContain('G62*64*20261124*1*0830*LT~');
    expect((await tenderOf(shipmentId)).attempts[0].respondBy).toBe('2026-11-24T14:30:00.000Z');
    clock.set('2026-11-24T14:29:00.000Z');
    await app.get(OverdueTendersJob).run();
    expect(await typesOf(shipmentId)).not.toContain('note');
    clock.set('2026-11-24T14:31:00.000Z');
    await app.get(OverdueTendersJob).run();
    expect(await typesOf(shipmentId)).toContain('note');
  });

  it('is due by the hours of the partner', async () => {
    const pickup = { on: '2026-11-25', readyFrom: '10:00', closeAt: '16:00' };
    await bookTruckload({ responseHours: 1 }, { pickup });
    expect((await written('204')).text).toContain('G62*64*20261124*1*0900*LT~');
  });

  it('that is canceled is withdrawn with a 204', async () => {
    const { shipmentId, shipmentNumber } = await bookTruckload();
    const fee = (await shipmentOf(shipmentId)).cancellation.fee;
    const cancel = { reason: 'Order lost', acceptedFee: fee };
    expect((await owner.client.post(`/api/v1/shipments/${shipmentId}/cancel`, cancel)).status).toBe(200);
    await app.deliverOutbox();
    const canceled = await written('204');
    expect(canceled).toMatchObject({ control: 2 });
    expect(canceled.text).toContain(`B2**ZZTL**${shipmentNumber}**PP~\nB2A*01*LT~`);
    const late = await receive('ZZTL', '990', [`B1*ZZTL*${shipmentNumber}*20261120*A`]);
    expect(late).toMatchObject({
      error: '1 of 1 transactions could not be used.',
      transactions: [{ outcome: 'The shipment was canceled before.', failed: true }],
    });
  });
});

describe('an LTL shipment', () => {
  beforeEach(() => addPartner(owner.client, 'ZZAA'));

  it('is tendered as 211, and accepted when the carrier acknowledges it', async () => {
    const { shipmentId } = await bookShipment(owner);
    await app.deliverOutbox();
    expect(await written('204')).toBeUndefined();
    const bol = await written('211');
    expect(bol.text).toMatch(/BOL\*ZZAA\*PP\*/);
    await receive('ZZAA', '997', ['AK1*BL*1', 'AK2*211*0001', 'AK5*A', 'AK9*A*1*1*1']);
    expect(await tenderOf(shipmentId)).toMatchObject({ state: 'accepted' });
    expect((await shipmentOf(shipmentId)).status).toBe('accepted');
  });

  it('that the carrier’s system rejects has failed, with the position, and is sent again as another interchange', async () => {
    const { shipmentId } = await bookShipment(owner);
    await app.deliverOutbox();
    const rejected = ['AK1*BL*1', 'AK2*211*0001', 'AK3*N4*14**8', 'AK4*1*19*4*X', 'AK5*R*5', 'AK9*R*1*1*0'];
    await receive('ZZAA', '997', rejected);
    const failed = await tenderOf(shipmentId);
    expect(failed).toMatchObject({ state: 'failed', attempts: [{ code: 'MESSAGE_REFUSED' }] });
    expect(failed.attempts[0].message).toContain('N4 (segment 14): element 1 is too short');
    expect(await typesOf(shipmentId)).toContain('tender_failed');
    await owner.client.post(`/api/v1/shipments/${shipmentId}/tender/resend`, undefined, { 'idempotency-key': 're' });
    await app.deliverOutbox();
    expect(await written('211')).toMatchObject({ control: 2, acknowledgment: 'open' });
    expect((await tenderOf(shipmentId)).state).toBe('sent');
  });

  it('with statuses sent twice has each once, and PRO number and events of the first', async () => {
    const { shipmentId, shipmentNumber } = await bookShipment(owner);
    await app.deliverOutbox();
    clock.set('2026-11-24T20:00:00.000Z');
    const pickedUp = [`B10*7710043*${shipmentNumber}*ZZAA`, 'LX*1', 'AT7*AF*NS***20261124*1130*CT'];
    await receive('ZZAA', '214', pickedUp);
    const again = await receive('ZZAA', '214', pickedUp);
    expect(again.transactions).toMatchObject([{ outcome: '1 recorded before.', failed: false }]);
    expect((await typesOf(shipmentId)).filter((type: string) => type === 'picked_up')).toHaveLength(1);
    expect((await shipmentOf(shipmentId)).proNumber).toBe('7710043');
  });

  it('is written with the elements of the partner’s guide', async () => {
    const [partner] = (await get('/api/v1/edi/partners')).items;
    const elements = { references: ['BM'], omittedSegments: ['K1'] };
    const change = { ...partnerSettings('ZZAA', { elements }), version: partner.version };
    expect((await owner.client.patch(`/api/v1/edi/partners/${partner.id}`, change)).body.elements).toEqual(elements);
    await bookShipment(owner);
    await app.deliverOutbox();
    const { text } = await written('211');
    expect([...text.matchAll(/^(?:L11\*.*\*(\w+)|K1\*.*)~$/gm)].map(([, qualifier]) => qualifier)).toEqual(['BM']);
  });

  it('keeps going by email if the partner takes no 211', async () => {
    const [partner] = (await get('/api/v1/edi/partners')).items;
    const { version, id } = partner;
    const change = { ...partnerSettings('ZZAA', { billsOfLading: false }), version };
    expect(await owner.client.patch(`/api/v1/edi/partners/${id}`, change)).toMatchObject({
      status: 200,
      body: { billsOfLading: false, version: 2 },
    });
    const { shipmentId } = await bookShipment(owner);
    await app.deliverOutbox();
    expect(await mailbox()).toEqual([]);
    expect((await tenderOf(shipmentId)).attempts).toMatchObject([{ connector: 'tariff' }]);
  });
});

describe('an uploaded file', () => {
  beforeEach(() => addPartner(owner.client, 'ZZAA'));

  const status = (number: string) => [`B10*771*${number}*ZZAA`, 'LX*1', 'AT7*AF*NS***20261119*1130*CT'];

  it('with a broken transaction accepts the good one, and the 997 has the position', async () => {
    const { shipmentId, shipmentNumber } = await bookShipment(owner);
    await app.deliverOutbox();
    const broken = [`B10*771*${shipmentNumber}*ZZAA`, 'LX*1', 'AT7*AF*NS***20260229*1130*CT'];
    const detail = await receive('ZZAA', '214', broken, status(shipmentNumber));
    expect(detail).toMatchObject({
      acknowledgment: 'partial',
      transactions: [
        {
          status: 'rejected',
          failed: true,
          faults: [{ position: 4, segment: 'AT7', element: 5, fault: 'date', value: '20260229' }],
        },
        { status: 'accepted', outcome: '1 event recorded.' },
      ],
    });
    expect((await written('997')).text).toContain(
      'AK2*214*0001~\nAK3*AT7*4**8~\nAK4*5*373*8*20260229~\nAK5*R*5~\nAK2*214*0002~\nAK5*A~\nAK9*P*2*2*1~',
    );
    expect((await shipmentOf(shipmentId)).status).toBe('picked_up');
  });

  it('is stored once, also when two requests send it at once', async () => {
    const { shipmentNumber } = await bookShipment(owner);
    const text = carrierInterchange('ZZAA', 5, '214', status(shipmentNumber));
    const answers = await Promise.all([1, 2, 3].map(() => uploadX12(owner.client, text)));
    expect(answers.map(({ status: code }) => code)).toEqual([201, 201, 201]);
    expect(answers.filter(({ body }) => !body.items[0].duplicate)).toHaveLength(1);
    expect(await mailbox('?direction=in')).toHaveLength(1);
    await app.deliverOutbox();
    expect(await mailbox('?direction=out')).toHaveLength(2);
  });

  it('with a control number of another interchange is kept, rejected', async () => {
    await uploadX12(owner.client, carrierInterchange('ZZAA', 5, '214', status('S-1')));
    const { body } = await uploadX12(owner.client, carrierInterchange('ZZAA', 5, '214', status('S-2')));
    expect(body.items).toMatchObject([{ state: 'rejected', error: expect.stringContaining('was received before') }]);
    const replay = await owner.client.post(`/api/v1/edi/interchanges/${body.items[0].id}/replay`);
    expect(replay).toMatchObject({ status: 409, body: { code: 'INTERCHANGE_NOT_WAITING' } });
  });

  it('with an incomplete envelope is kept, rejected, with the segment', async () => {
    const text = carrierInterchange('ZZAA', 5, '214', status('S-1')).replace(/IEA.*/s, '');
    const { status: code, body } = await uploadX12(owner.client, text);
    expect([code, body.items]).toMatchObject([
      201,
      [{ state: 'rejected', error: expect.stringMatching(/IEA.*segment/) }],
    ]);
  });

  const refused: [string, () => string, string][] = [
    ['of no partner', () => carrierInterchange('ZZXX', 1, '214', status('S-1')), 'PARTNER_UNKNOWN'],
    ['that is no X12', () => 'shipment;status\n1;delivered', 'X12_UNREADABLE'],
    ['that is empty', () => ' \n', 'X12_UNREADABLE'],
    [
      'that is a test',
      () => carrierInterchange('ZZAA', 1, '214', status('S-1')).replace('*0*P*>', '*0*T*>'),
      'USAGE_MISMATCH',
    ],
    [
      'of which a part is of no partner',
      () => carrierInterchange('ZZAA', 1, '214', status('S-1')) + carrierInterchange('ZZXX', 1, '214', status('S-1')),
      'PARTNER_UNKNOWN',
    ],
  ];
  it.each(refused)('%s is refused and not stored', async (_, text, code) => {
    const { status: answered, body } = await uploadX12(owner.client, text());
    expect([answered, body.code, body.errors[0].code]).toEqual([422, 'INTERCHANGE_REFUSED', code]);
    expect(await mailbox()).toEqual([]);
  });

  it('with a shipment of nobody is processed with the reason, and processed again after it is known', async () => {
    const detail = await receive('ZZAA', '214', status('S-999999'));
    expect(detail.transactions).toMatchObject([
      { failed: true, outcome: 'No shipment of this carrier has this number.' },
    ]);
    const replay = await owner.client.post(`/api/v1/edi/interchanges/${detail.id}/replay`);
    expect(replay).toMatchObject({ status: 200, body: { state: 'received' } });
    await app.deliverOutbox();
    expect(await interchange(detail.id)).toMatchObject({ state: 'processed' });
    expect(await mailbox('?direction=out')).toHaveLength(1);
  });
});

describe('interchange acknowledgments (TA1)', () => {
  const asking = (number: number) =>
    carrierInterchange('ZZAA', number, '214', ['B10*771*S-1*ZZAA', 'LX*1', 'AT7*AF*NS***20261119*1130*CT']).replace(
      '*0*P*>',
      '*1*P*>',
    );
  /** The carrier's TA1 for an interchange of ours. */
  const ta1 = (number: number, of: number, verdict: string) => {
    const [isa] = asking(number).split('~');
    const control = String(of).padStart(9, '0');
    return `${isa}~TA1*${control}*261124*0800*${verdict}~IEA*0*${String(number).padStart(9, '0')}~`;
  };
  const receiptsOf = async () =>
    (await mailbox('?direction=out')).filter(({ sets }: { sets: string[] }) => sets.includes('TA1'));

  it('are written when the carrier asks, once, before the 997', async () => {
    await addPartner(owner.client, 'ZZAA');
    const { body } = await uploadX12(owner.client, asking(7));
    expect(body.items[0].receipt).toEqual({ status: 'accepted', note: '000' });
    await uploadX12(owner.client, asking(7));
    await app.deliverOutbox();
    const [receipt, ...others] = await receiptsOf();
    expect([others, receipt.acknowledgment, receipt.control]).toEqual([[], 'none', 1]);
    expect((await interchange(receipt.id)).text).toMatch(/\*0\*P\*>~\nTA1\*000000007\*261124\*0915\*A\*000~\nIEA\*0\*/);
    expect(await written('997')).toMatchObject({ control: 2, receipt: null });
    expect(await interchange(body.items[0].id)).toMatchObject({ state: 'processed', receipt: { note: '000' } });
  });

  it('are written for an interchange that is rejected as a whole, unless the partner takes none', async () => {
    const partner = await addPartner(owner.client, 'ZZAA');
    await uploadX12(owner.client, asking(8).replace('*1*P*>', '*0*P*>').replace(/IEA.*/s, ''));
    await uploadX12(owner.client, asking(8));
    const texts = await Promise.all((await receiptsOf()).map(async ({ id }: any) => (await interchange(id)).text));
    expect(texts.map((text) => /TA1\*.*~/.exec(text)?.[0]).sort()).toEqual([
      'TA1*000000008*261124*0915*R*023~',
      'TA1*000000008*261124*0915*R*025~',
    ]);
    const change = { ...partnerSettings('ZZAA', { sendReceipts: false }), version: partner.version };
    expect((await owner.client.patch(`/api/v1/edi/partners/${partner.id}`, change)).body.sendReceipts).toBe(false);
    await uploadX12(owner.client, asking(9));
    expect(await receiptsOf()).toHaveLength(2);
  });

  it('of the carrier are asked for if the partner wants it, and confirm receipt or fail the tender', async () => {
    await addPartner(owner.client, 'ZZAA', { requestReceipts: true });
    const { shipmentId } = await bookShipment(owner);
    await app.deliverOutbox();
    const bol = await written('211');
    expect(bol).toMatchObject({ control: 1, receipt: { status: 'requested', note: null } });
    expect(bol.text).toContain('*1*P*>~');
    await uploadX12(owner.client, ta1(1, 1, 'A*000'));
    await app.deliverOutbox();
    expect(await interchange(bol.id)).toMatchObject({ receipt: { status: 'accepted' }, acknowledgment: 'open' });
    expect((await tenderOf(shipmentId)).state).toBe('sent');
    const { body } = await uploadX12(owner.client, ta1(2, 1, 'R*006'));
    await app.deliverOutbox();
    expect(await interchange(bol.id)).toMatchObject({ receipt: { status: 'rejected' }, acknowledgment: 'rejected' });
    expect((await tenderOf(shipmentId)).attempts[0]).toMatchObject({
      code: 'MESSAGE_REFUSED',
      message: expect.stringContaining('(TA1): 006, the ID of the sender is invalid'),
    });
    expect(await interchange(body.items[0].id)).toMatchObject({
      sets: ['TA1'],
      acknowledgment: 'none',
      receipt: null,
      transactions: [{ set: 'TA1', outcome: 'Interchange 1: rejected (006, the ID of the sender is invalid).' }],
    });
    expect(await receiptsOf()).toEqual([]);
    for (const [number, of, verdict] of [
      [3, 99, 'A*000'],
      [4, 1, 'X*000'],
    ] as const) {
      const { body: odd } = await uploadX12(owner.client, ta1(number, of, verdict));
      await app.deliverOutbox();
      expect((await interchange(odd.items[0].id)).transactions).toMatchObject([{ failed: true }]);
    }
  });
});

describe('control numbers', () => {
  it('have no gaps and no repetition when many shipments are tendered at once', async () => {
    await addPartner(owner.client, 'ZZAA');
    for (let index = 0; index < 4; index++) await bookShipment(owner);
    await app.deliverOutbox();
    const numbers = (await mailbox('?direction=out')).map((row: { control: number }) => row.control);
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4]);
    expect((await get('/api/v1/edi/partners')).items).toMatchObject([{ lastControl: 4 }]);
  });
});

describe('partners and the mailbox', () => {
  it('are disabled and enabled with the connection of the carrier', async () => {
    await addPartner(owner.client, 'ZZAA');
    const { items } = await get('/api/v1/company/carriers');
    const connection = items
      .flatMap(({ connections }: any) => connections)
      .find(({ connector }: { connector: string }) => connector === 'edi');
    const change = await owner.client.patch(`/api/v1/company/carriers/${connection.id}`, { enabled: false });
    expect(change.status).toBe(200);
    expect((await get('/api/v1/edi/partners')).items).toMatchObject([{ enabled: false, version: 2 }]);
    await owner.client.patch(`/api/v1/company/carriers/${connection.id}`, { enabled: true });
    expect((await get('/api/v1/edi/partners')).items).toMatchObject([{ enabled: true, version: 3 }]);
  });

  it('belong to their company', async () => {
    const partner = await addPartner(owner.client, 'ZZAA');
    const { id } = await receive('ZZAA', '990', ['B1*ZZAA*S-1*20261120*A']);
    const stranger = await signUp(app);
    expect((await stranger.client.get('/api/v1/edi/interchanges')).body.items).toEqual([]);
    expect((await stranger.client.get(`/api/v1/edi/interchanges/${id}`)).status).toBe(404);
    expect((await stranger.client.get(`/api/v1/edi/interchanges/${id}/file`)).status).toBe(404);
    const change = { ...partnerSettings('ZZAA'), version: 1 };
    expect((await stranger.client.patch(`/api/v1/edi/partners/${partner.id}`, change)).status).toBe(404);
    const text = carrierInterchange('ZZAA', 9, '990', ['B1*ZZAA*S-1*20261120*A']);
    expect((await uploadX12(stranger.client, text)).body.errors).toMatchObject([{ code: 'PARTNER_UNKNOWN' }]);
  });

  it('are open to keys with their permission, and to no other role', async () => {
    await addPartner(owner.client, 'ZZAA');
    const key = await makeKey(app, owner, ['edi.exchange']);
    const text = carrierInterchange('ZZAA', 1, '990', ['B1*ZZAA*S-1*20261120*A']);
    const { status, body } = await uploadX12(key, text);
    expect(status).toBe(201);
    await app.deliverOutbox();
    const [waiting] = (await key.get('/api/v1/edi/interchanges?direction=out&state=waiting')).body.items;
    const file = await key.open(`/api/v1/edi/interchanges/${waiting.id}/file`);
    expect(file.headers.get('content-type')).toContain('application/edi-x12');
    expect(await file.text()).toContain('ST*997*0001~');
    const sent = `/api/v1/edi/interchanges/${waiting.id}/sent`;
    expect((await key.post(sent)).status).toBe(200);
    expect(await key.post(sent)).toMatchObject({ status: 409, body: { code: 'INTERCHANGE_NOT_WAITING' } });
    expect(await (await key.open(`/api/v1/edi/interchanges/${body.items[0].id}/file`)).text()).toBe(text.trimEnd());
    const booker = await signInAs(app, owner.companyId, 'booker');
    expect((await booker.client.get('/api/v1/edi/interchanges')).status).toBe(403);
    const reader = await makeKey(app, owner, ['shipment.read']);
    expect((await uploadX12(reader, text)).status).toBe(403);
  });

  it('are checked: all errors at once, a carrier once, changes of the newest version', async () => {
    const partner = await addPartner(owner.client, 'ZZAA');
    const settings = partnerSettings('ZZAA');
    const wrong = { ...settings, carrierId: partner.carrierId, ourQualifier: 'Z', ourId: 'a*b', partnerId: '' };
    const { status, body } = await owner.client.post('/api/v1/edi/partners', wrong);
    expect([status, body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()]).toEqual([
      422,
      ['/ourId', '/ourQualifier', '/partnerId'],
    ]);
    const again = await owner.client.post('/api/v1/edi/partners', { ...settings, carrierId: partner.carrierId });
    expect(again).toMatchObject({ status: 409, body: { code: 'EDI_PARTNER_EXISTS' } });
    const unknown = { ...settings, carrierId: 'car_01BX5ZZKBKACTAV9WEVGEMMVRZ' };
    expect(await owner.client.post('/api/v1/edi/partners', unknown)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/carrierId', code: 'CARRIER_UNKNOWN' }] },
    });
    const elements = { references: ['BM', 'BM', 'XX'], omittedSegments: ['N1'] };
    const odd = { ...settings, carrierId: partner.carrierId, elements, sendReceipts: 'yes' };
    const pointers = (await owner.client.post('/api/v1/edi/partners', odd)).body.errors.map(
      (error: any) => error.pointer,
    );
    expect(new Set(pointers)).toEqual(new Set(['/elements/references', '/elements/omittedSegments', '/sendReceipts']));
    const stale = await owner.client.patch(`/api/v1/edi/partners/${partner.id}`, { ...settings, version: 7 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_REVISION' } });
  });
});
