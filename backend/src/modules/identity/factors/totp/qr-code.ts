import bwipjs from 'bwip-js/node';

/** Modules of white that a QR code needs on each side (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** Units of the drawing that one module is wide at this scale. */
const MODULE = 2;

/** The text as a QR code, drawn here so that no other service sees it: an SVG document, black on white. */
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
