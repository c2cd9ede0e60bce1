import { type Message, msg } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import { type BolContent, languageOf } from './bol-content.js';
import { PAGE } from '../pdf/pdf-document.js';
import { TOPS } from './form.js';
import type { Sheet } from '../pdf/sheet.js';

const X = PAGE.left;
const WIDTH = PAGE.contentWidth;
const HALF = WIDTH / 2;
const SMALL = 6;
const LINE = 7;

/**
 * The certification is the only prescribed text (49 CFR 172.204(a)(1), verbatim). Nothing here is legal text of the VICS form. With hazardous
 * materials it is in English in every language, because the description must be in English (49 CFR 172.201(a)(2)).
 */
const TEXTS = {
  value: msg`Where the rate depends on value, the shipper has to state in writing the value of the property that it agrees to or declares: the agreed or declared value of the property is stated by the shipper to be not more than`,
  liability: msg`NOTE: Liability for loss or damage on this shipment may be limited. See 49 USC 14706(c)(1)(A) and (B).`,
  received: msg`RECEIVED, subject to the individually determined rates or the contract that carrier and shipper have agreed in writing, if there are any; otherwise to the rates, classifications and rules that the carrier has established and shows the shipper on request, and to all applicable state and federal regulations.`,
  delivery: msg`The carrier shall not deliver this shipment without payment of the freight charges and all other lawful charges.`,
  certification: msg`This is to certify that the above-named materials are properly classified, described, packaged, marked and labeled, and are in proper condition for transportation according to the applicable regulations of the Department of Transportation.`,
  carrier: msg`The carrier acknowledges receipt of the packages and of the required placards, and certifies that emergency response information was made available or that it has the emergency response guidebook or equivalent documentation in the vehicle. The property named above is received in good order, except as noted.`,
} as const;

/** Value, liability, receipt and signatures at the bottom of the first page. */
export function drawLegal(sheet: Sheet, content: BolContent): void {
  drawValue(sheet, content, TOPS.legal);
  sheet.box(X, TOPS.legal + 36, WIDTH, 12);
  sheet.text(translate(languageOf(content), TEXTS.liability), X + 3, TOPS.legal + 38.5, WIDTH - 6, {
    size: 7,
    bold: true,
  });
  drawReceived(sheet, writer(content), TOPS.legal + 48);
  drawSignatures(sheet, content, TOPS.legal + 84);
}

function drawValue(sheet: Sheet, content: BolContent, y: number): void {
  const { declaredValue, cod } = content;
  const write = writer(content);
  sheet.box(X, y, HALF, 36);
  paragraph(sheet, write(TEXTS.value), X + 3, y + 3, HALF - 6);
  sheet.text(
    write(declaredValue === null ? msg`____________ per ____________` : msg`${{ declaredValue }} for the shipment`),
    X + 3,
    y + 26,
    HALF - 6,
    { size: 7.5, bold: true },
  );
  sheet.box(X + HALF, y, HALF, 36);
  sheet.text(write(msg`COD amount: $ ${{ amount: cod?.amount ?? '______________' }}`), X + HALF + 4, y + 5, 200, {
    size: 8,
  });
  sheet.text(write(msg`Fee terms:`), X + HALF + 4, y + 22, 40, { size: 7 });
  sheet.checkbox(X + HALF + 46, y + 22, write(msg`Collect`), cod?.feeTerms === 'collect', 44);
  sheet.checkbox(X + HALF + 92, y + 22, write(msg`Prepaid`), cod?.feeTerms === 'prepaid', 44);
  sheet.checkbox(
    X + HALF + 144,
    y + 22,
    write(msg`Customer check acceptable`),
    cod?.checkAccepted ?? false,
    HALF - 150,
  );
}

function drawReceived(sheet: Sheet, write: Write, y: number): void {
  sheet.box(X, y, HALF + 60, 36);
  paragraph(sheet, write(TEXTS.received), X + 3, y + 3, HALF + 54);
  sheet.box(X + HALF + 60, y, HALF - 60, 36);
  paragraph(sheet, write(TEXTS.delivery), X + HALF + 63, y + 3, HALF - 66);
  sheet.text(write(msg`Shipper signature: ______________________`), X + HALF + 63, y + 26, HALF - 66, { size: 7 });
}

function drawSignatures(sheet: Sheet, content: BolContent, y: number): void {
  const write = writer(content);
  const isHazardous = content.lines.some(({ hazmat }) => hazmat !== null);
  const height = 66;
  const [shipper, loaded, counted, carrier] = [180, 72, 108, 200];
  sheet.box(X, y, shipper, height);
  sheet.text(write(msg`SHIPPER SIGNATURE / DATE`), X + 3, y + 3, shipper - 6, { size: 7, bold: true });
  paragraph(sheet, isHazardous ? TEXTS.certification.message : write(TEXTS.certification), X + 3, y + 12, shipper - 6);
  sheet.text('______________________________ / __________', X + 3, y + height - 11, shipper - 6, { size: 7 });

  const loadedX = X + shipper;
  sheet.box(loadedX, y, loaded, height);
  sheet.text(write(msg`Trailer loaded`), loadedX + 3, y + 3, loaded - 6, { size: 7, bold: true });
  sheet.checkbox(loadedX + 4, y + 16, write(msg`By shipper`), false, loaded - 8);
  sheet.checkbox(loadedX + 4, y + 30, write(msg`By driver`), false, loaded - 8);

  const countedX = loadedX + loaded;
  sheet.box(countedX, y, counted, height);
  sheet.text(write(msg`Freight counted`), countedX + 3, y + 3, counted - 6, { size: 7, bold: true });
  sheet.checkbox(countedX + 4, y + 16, write(msg`By shipper`), false, counted - 8);
  sheet.checkbox(countedX + 4, y + 30, write(msg`By driver / pallets said to contain`), false, counted - 8);
  sheet.checkbox(countedX + 4, y + 44, write(msg`By driver / pieces`), false, counted - 8);

  const carrierX = countedX + counted;
  sheet.box(carrierX, y, carrier, height);
  sheet.text(write(msg`CARRIER SIGNATURE / PICKUP DATE`), carrierX + 3, y + 3, carrier - 6, { size: 7, bold: true });
  paragraph(sheet, write(TEXTS.carrier), carrierX + 3, y + 12, carrier - 6);
  sheet.text('__________________________________ / __________', carrierX + 3, y + height - 11, carrier - 6, {
    size: 7,
  });
}

type Write = (text: Message) => string;

const writer =
  (content: BolContent): Write =>
  (text) =>
    translate(languageOf(content), text);

function paragraph(sheet: Sheet, text: string, x: number, y: number, width: number): void {
  sheet
    .wrap(text, width, { size: SMALL }, 8)
    .forEach((line, index) => sheet.text(line, x, y + index * LINE, width, { size: SMALL }));
}
