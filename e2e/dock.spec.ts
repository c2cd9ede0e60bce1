import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import bwipjs from 'bwip-js/node';
import { expectAccessible } from './support/accessible';
import { browser } from './support/browser';
import { signInAsDemo } from './support/demo';
import { makeShipment } from './support/freight';
import { expect, takeComplaints, test } from './support/test';

const CAMERA = join(tmpdir(), `lading-camera-${process.pid}.y4m`);
const WIDTH = 1_280;
const HEIGHT = 720;
/** Pixels of the narrowest bar. */
const MODULE = 4;

test.use({
  launchOptions: {
    ...browser,
    args: [
      ...browser.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${CAMERA}`,
    ],
  },
});

/** What the camera sees: the bar code of a bill of lading. */
async function showToCamera(bolNumber: string): Promise<void> {
  const [symbol] = bwipjs.raw({ bcid: 'gs1-128', text: `(402)${bolNumber}` }) as { sbs: number[] }[];
  const bars = symbol!.sbs.flatMap((width, index) => Array<number>(width * MODULE).fill(index % 2 === 0 ? 16 : 235));
  const row = Buffer.alloc(WIDTH, 235);
  row.set(bars, Math.floor((WIDTH - bars.length) / 2));
  const blank = Buffer.alloc(WIDTH, 235);
  const rows = Array.from({ length: HEIGHT }, (_, y) => (y > HEIGHT / 4 && y < (HEIGHT * 3) / 4 ? row : blank));
  const frame = [Buffer.from('FRAME\n'), ...rows, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)];
  await writeFile(
    CAMERA,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip C420\n`), ...frame, ...frame]),
  );
}

async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Signature of the driver' });
  await pad.scrollIntoViewIfNeeded();
  const { x, y } = (await pad.boundingBox())!;
  await page.mouse.move(x + 20, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 90, { steps: 5 });
  await page.mouse.up();
}

test('the dock scans a bill of lading and records the loading without a connection, also after a reload', async ({
  page,
  context,
  complaints,
}) => {
  await signInAsDemo(page);
  const id = await makeShipment(page);
  const get = async (path: string) => (await page.request.get(`/api/v1/${path}`)).json();
  const { bolNumber, number, pickup } = await get(`shipments/${id}`);
  await showToCamera(bolNumber);

  await page.goto(`/shipments/dock?date=${pickup.on}`);
  await page.getByRole('button', { name: 'Scan with camera' }).click();
  await expect(page.getByRole('heading', { name: `Load ${number}` })).toBeVisible();
  await expectAccessible(page, 'loading');
  const isKept = async () => (await (await caches.open('lading-dock')).match('/shipments/dock')) !== undefined;
  await expect.poll(() => page.evaluate(isKept), { timeout: 30_000 }).toBe(true);

  await context.setOffline(true);
  await page.getByRole('button', { name: /^All loaded/ }).click();
  await page.getByRole('textbox', { name: 'Seal' }).fill('4711');
  await page.getByRole('textbox', { name: 'Driver’s name' }).fill('Pat Doe');
  await sign(page);
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByText('2 entries waiting to be sent')).toBeVisible();

  await page.reload();
  await expect(page.getByText('2 entries waiting to be sent')).toBeVisible();
  await expect(page.getByText('No connection')).toBeVisible();
  await expect(page.getByRole('button', { name: number })).toContainText('2 of 2 loaded');

  await context.setOffline(false);
  await expect(page.getByText('waiting to be sent')).toHaveCount(0, { timeout: 30_000 });
  const events = (await get(`shipments/${id}/events`)).items as { type: string; reason: string }[];
  expect(events.filter(({ type }) => type === 'loading').map(({ reason }) => reason)).toEqual([
    '2 of 2 handling units loaded. Seal 4711. Signed by Pat Doe.',
  ]);
  const documents = (await get(`shipments/${id}/documents`)).items as { kind: string }[];
  expect(documents.filter(({ kind }) => kind === 'PHOTO')).toHaveLength(1);
  takeComplaints(complaints, /ERR_INTERNET_DISCONNECTED|ERR_NETWORK/);
});
