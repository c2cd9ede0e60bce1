/** The code in a picture; null if there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** Symbologies of bills of lading, pallet labels and PRO labels. GS1-128 is Code 128. */
const FORMATS = ['code_128', 'code_39', 'data_matrix', 'qr_code'];

interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own reader if it reads Code 128; else one in JavaScript, which is loaded then. */
export async function readerOfBrowser(): Promise<ReadCode> {
  const Detector = (globalThis as { BarcodeDetector?: NativeDetectorClass }).BarcodeDetector;
  const supported = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (Detector && supported.includes('code_128')) {
    const detector = new Detector({ formats: FORMATS.filter((format) => supported.includes(format)) });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { createReader } = await import(/* webpackChunkName: "barcode-reader" */ './barcode-reader');
  return createReader();
}
