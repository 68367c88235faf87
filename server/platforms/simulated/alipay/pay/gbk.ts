/** Bytes of the two-byte signs of GBK, from what the decoder makes of them. */
function table(): ReadonlyMap<string, readonly [number, number]> {
  const decoder = new TextDecoder('gbk');
  const found = new Map<string, readonly [number, number]>();
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const sign = decoder.decode(Uint8Array.of(first, second));
      if ([...sign].length === 1 && sign !== '\ufffd' && !found.has(sign))
        found.set(sign, [first, second]);
    }
  return found;
}

let known: ReadonlyMap<string, readonly [number, number]> | null = null;

/** A text in GBK, which the platform's bills are written in; `?` for what it has no sign for. */
export function gbkOf(text: string): Buffer {
  known ??= table();
  const signs = known;
  return Buffer.from(
    [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return code < 0x80 ? [code] : (signs.get(sign) ?? [0x3f]);
    }),
  );
}
