import bwipjs from 'bwip-js/node';

/** Quiet zone on each side of a QR code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** SVG units per module. */
const MODULE = 2;

/** The text as a QR code in SVG, black on white. Drawn locally, so no other service sees the secret. */
export function qrCodeSvg(text: string): string {
  return bwipjs.toSVG({
    bcid: 'qrcode',
    text,
    scale: 1,
    padding: QUIET_ZONE * MODULE,
    barcolor: '000000',
    backgroundcolor: 'FFFFFF',
  });
}
