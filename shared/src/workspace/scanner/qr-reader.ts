import decodeQR from 'qr/decode.js';

/** Reads the QR code of a picture. @returns null where there is none, or it cannot be read */
export function readQr(picture: ImageData): string | null {
  try {
    return decodeQR(picture);
  } catch {
    // The library throws for every picture without a code, which most of them are.
    return null;
  }
}
