/** Prefix of every certificate's text: kind and version. */
export const PREFIX = 'YMV1';
/** Bytes of an Ed25519 signature. */
export const SIGNATURE_BYTES = 64;

/** What a certificate states about a vaccination; it contains nothing else about the person. */
export interface CertificateFacts {
  /** Id of the key that signed it. */
  readonly keyId: string;
  readonly serial: string;
  /** Masked: first and last character. */
  readonly name: string;
  readonly birthYear: number;
  readonly vaccine: string;
  readonly dose: string;
  /** Empty where the clinic did not record it. */
  readonly lot: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly clinic: string;
  /** `YYYY-MM-DD` on which this text was made: certificates are not stored, each view makes one from the record. */
  readonly issued: string;
}

/** A parsed certificate. Its facts count only if the signature over `signed` is valid. */
export interface CertificateText {
  readonly facts: CertificateFacts;
  /** Signed ASCII text. */
  readonly signed: string;
  readonly signature: Uint8Array;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes of a base64url text without padding; null where it is none. */
export function fromBase64Url(text: string): Uint8Array | null {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let index = 0;
  for (const character of text) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[index] = (held >> bits) & 0xff;
    index += 1;
  }
  // Unused trailing bits must be 0, or one certificate would have several texts.
  return (held & ((1 << bits) - 1)) === 0 ? bytes : null;
}

function utf8(bytes: Uint8Array): string | null {
  const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}

/** Order of the facts on the wire: an array without names keeps the QR code small. */
export const WIRE = [
  'keyId',
  'serial',
  'name',
  'birthYear',
  'vaccine',
  'dose',
  'lot',
  'day',
  'clinic',
  'issued',
] as const satisfies readonly (keyof CertificateFacts)[];

function factsOf(json: string): CertificateFacts | null {
  let values: unknown;
  try {
    values = JSON.parse(json);
  } catch {
    return null;
  }
  if (!Array.isArray(values) || values.length !== WIRE.length) return null;
  const fits = WIRE.every(
    (name, index) => typeof values[index] === (name === 'birthYear' ? 'number' : 'string'),
  );
  if (!fits) return null;
  const facts = Object.fromEntries(WIRE.map((name, index) => [name, values[index] as unknown]));
  return facts as unknown as CertificateFacts;
}

/** Parses a scanned or pasted text; null where it is no certificate. White space around and inside is ignored. */
export function readCertificate(text: string): CertificateText | null {
  const [prefix, payload = '', signed = '', ...rest] = text.replace(/\s+/g, '').split('.');
  if (prefix !== PREFIX || rest.length > 0) return null;
  const bytes = fromBase64Url(payload);
  const signature = fromBase64Url(signed);
  const json = bytes && utf8(bytes);
  const facts = json ? factsOf(json) : null;
  if (!facts || signature?.length !== SIGNATURE_BYTES) return null;
  return { facts, signed: `${prefix}.${payload}`, signature };
}

/** The bytes of an ASCII text. */
export const asciiBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

/** A name with all but its first and last character hidden. */
export function maskName(name: string): string {
  const characters = [...name.trim()];
  const [first = ''] = characters;
  if (characters.length < 2) return `${first}*`;
  if (characters.length === 2) return `${first}*`;
  return first + '*'.repeat(Math.min(characters.length - 2, 3)) + characters[characters.length - 1];
}
