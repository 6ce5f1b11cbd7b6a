/** Reads codes out of what a camera sees. */
export type CodeDetector = (video: HTMLVideoElement) => Promise<string | null>;

/** The part of the Shape Detection API that is used; TypeScript does not know it. */
type NativeDetector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type NativeDetectors = {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
};

/** Enough for a code that fills a third of the picture, and a third of the work of a whole one; pixels. */
const MOST_PIXELS = 640;

/** The browser's own reader where it has one, otherwise the library, which is fetched now. */
export async function makeCodeDetector(): Promise<CodeDetector> {
  const Native = (globalThis as { BarcodeDetector?: NativeDetectors }).BarcodeDetector;
  if (Native && (await Native.getSupportedFormats()).includes('qr_code')) {
    const detector = new Native({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { readQr } = await import(/* webpackChunkName: "qr-reader" */ './qr-reader');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, MOST_PIXELS / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return readQr(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}
