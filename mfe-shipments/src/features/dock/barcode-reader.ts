import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import type { ReadCode } from './read-code';

const FORMATS = [BarcodeFormat.CODE_128, BarcodeFormat.CODE_39, BarcodeFormat.DATA_MATRIX, BarcodeFormat.QR_CODE];

/** Reader for browsers without `BarcodeDetector`. */
export function createReader(): ReadCode {
  const reader = new MultiFormatReader();
  reader.setHints(
    new Map<DecodeHintType, unknown>([
      [DecodeHintType.POSSIBLE_FORMATS, FORMATS],
      [DecodeHintType.TRY_HARDER, true],
    ]),
  );
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!context || width === 0) return null;
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0);
    return decode(reader, context.getImageData(0, 0, width, height));
  };
}

/** The code in a picture; null if there is none. */
export function decode(reader: MultiFormatReader, { data, width, height }: ImageData): string | null {
  const gray = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < gray.length; pixel++)
    gray[pixel] = (data[pixel * 4]! * 2 + data[pixel * 4 + 1]! * 5 + data[pixel * 4 + 2]!) >> 3;
  try {
    return reader
      .decodeWithState(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(gray, width, height))))
      .getText();
  } catch {
    // ZXing throws if there is no code.
    return null;
  } finally {
    reader.reset();
  }
}
