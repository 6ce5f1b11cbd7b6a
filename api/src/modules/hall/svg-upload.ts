import type { Multipart } from '@fastify/multipart';
import { AppError, type ProblemCode } from '../../platform/http/app-error';

const FILE = 'file';

/**
 * The text of an uploaded drawing, which is nowhere stored.
 * @throws AppError INVALID_INPUT, PAYLOAD_TOO_LARGE
 */
export async function receiveSvg(parts: AsyncIterable<Multipart>): Promise<string> {
  let svg: string | undefined;
  for await (const part of parts) {
    if (part.type !== 'file' || part.fieldname !== FILE)
      throw refusal(part.fieldname, 'Ce champ n’est pas attendu.');
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(chunk);
    if (part.file.truncated) throw refusal(FILE, 'Ce fichier dépasse 10 Mo.', 'PAYLOAD_TOO_LARGE');
    svg = decode(Buffer.concat(chunks));
  }
  if (svg === undefined || svg.trim() === '')
    throw refusal(FILE, 'Joignez un dessin au format SVG.');
  return svg;
}

/** Programs of Windows write UTF-16, with its mark. */
function decode(bytes: Buffer): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}

function refusal(path: string, message: string, code: ProblemCode = 'INVALID_INPUT'): AppError {
  return new AppError(code, { errors: [{ path, message }] });
}
