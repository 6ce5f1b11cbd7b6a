import { createHash, verify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import * as v from 'valibot';

const LOCAL_HEADER = 0x04034b50;

/** The files of a pass, which are stored in its archive as they are. */
export function readPass(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = 0;
  while (archive.readUInt32LE(at) === LOCAL_HEADER) {
    const [size, nameLength, extraLength] = [
      archive.readUInt32LE(at + 18),
      archive.readUInt16LE(at + 26),
      archive.readUInt16LE(at + 28),
    ];
    const name = at + 30;
    const content = name + nameLength + extraLength;
    files.set(
      archive.toString('utf8', name, name + nameLength),
      archive.subarray(content, content + size),
    );
    at = content + size;
  }
  return files;
}

/** Files whose SHA-1 is not what the manifest says, and files that one of them lacks. */
export function strayFiles(files: Map<string, Buffer>): string[] {
  const manifest = v.parse(
    v.record(v.string(), v.string()),
    JSON.parse(String(files.get('manifest.json'))),
  );
  const others = [...files.keys()].filter((name) => !/^(manifest\.json|signature)$/.test(name));
  return [...new Set([...others, ...Object.keys(manifest)])].filter((name) => {
    const content = files.get(name);
    return !content || createHash('sha1').update(content).digest('hex') !== manifest[name];
  });
}

const capturedSchema = v.object({
  authenticatedAttributes: v.array(v.custom<forge.asn1.Asn1>((part) => typeof part === 'object')),
  signature: v.string(),
});

/** Whether the signature of a pass is that of its manifest, by the key of the certificate (PKCS #7, detached). */
export function isSignedBy(files: Map<string, Buffer>, certificate: string): boolean {
  const [manifest, signature] = [files.get('manifest.json'), files.get('signature')];
  if (!manifest || !signature) return false;
  const { asn1 } = forge;
  const message = forge.pkcs7.messageFromAsn1(asn1.fromDer(signature.toString('binary')));
  const captured = v.parse(capturedSchema, message.rawCapture);
  const { SET } = asn1.Type;
  const attributes = asn1.create(
    ...([asn1.Class.UNIVERSAL, SET, true, captured.authenticatedAttributes] as const),
  );
  const signed = Buffer.from(asn1.toDer(attributes).getBytes(), 'binary');
  const digest = createHash('sha1').update(manifest).digest();
  return (
    signed.includes(digest) &&
    verify(
      'sha1',
      signed,
      new X509Certificate(certificate).publicKey,
      Buffer.from(captured.signature, 'binary'),
    )
  );
}
