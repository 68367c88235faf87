const HEAD = 4;
const TAIL = 2;

/** A document number with all but its ends hidden: enough to tell two apart, too little to use. */
export function maskDocument(number: string): string {
  const tail = number.length > 8 ? TAIL + 2 : TAIL;
  const head = number.length > 8 ? HEAD : 1;
  return (
    number.slice(0, head) +
    '*'.repeat(Math.max(2, number.length - head - tail)) +
    number.slice(-tail)
  );
}
