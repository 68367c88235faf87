/** Number of types in a name, and other ways of writing the same number. */
const OTHERWISE: readonly (readonly [written: RegExp, others: readonly string[]])[] = [
  [/[双二]价|2\s?价/, ['双价', '二价', '2价']],
  [/[三3]\s?价/, ['三价', '3价']],
  [/[四4]\s?价/, ['四价', '4价']],
  [/[五5]\s?价/, ['五价', '5价']],
  [/[九9]\s?价/, ['九价', '9价']],
  [/[四4]\s?联/, ['四联', '4联']],
  [/[五5]\s?联/, ['五联', '5联']],
  [/13\s?价/, ['十三价', '13价']],
  [/23\s?价/, ['二十三价', '23价']],
];

/** A name with its number of types in other notations: for `九价 HPV` also `9价 HPV`. */
export function otherNumerals(name: string): string[] {
  const found = [...OTHERWISE].reverse().find(([written]) => written.test(name));
  if (!found) return [];
  const [written, others] = found;
  return others.map((other) => name.replace(written, other)).filter((other) => other !== name);
}
