/** A property of an iCalendar text: its name, its parameters, and its value as it stands there. */
interface Property {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
}

/** A component of an iCalendar text. */
export interface CalendarPart {
  readonly kind: string;
  readonly properties: readonly Property[];
  readonly parts: readonly CalendarPart[];
}

const LINE_BYTES = 75;
const LINE = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/u;
const PARAMETER = /;([A-Z0-9-]+)=(?:"([^"]*)"|([^";:,]*))/gu;
const CONTROL = /(?!\t)[\p{Cc}\uFFFD]/u;

function propertyOf(line: string): Property {
  const [, name = '', parameters = '', value = ''] = LINE.exec(line) ?? [];
  if (!name || CONTROL.test(line)) throw new Error(`no content line: ${line}`);
  const read = [...parameters.matchAll(PARAMETER)].map(
    ([, key = '', quoted, plain = '']) => [key, quoted ?? plain] as const,
  );
  return { name, parameters: Object.fromEntries(read), value };
}

function partOf(lines: string[]): CalendarPart {
  const { name, value: kind } = propertyOf(lines.shift() ?? '');
  if (name !== 'BEGIN') throw new Error(`BEGIN expected, not ${name}`);
  const properties: Property[] = [];
  const parts: CalendarPart[] = [];
  for (;;) {
    const [next = ''] = lines;
    if (next.startsWith('BEGIN:')) {
      parts.push(partOf(lines));
      continue;
    }
    const property = propertyOf(lines.shift() ?? '');
    if (property.name !== 'END') properties.push(property);
    else if (property.value === kind) return { kind, properties, parts };
    else throw new Error(`${kind} ends as ${property.value}`);
  }
}

/**
 * Reads an iCalendar text as strictly as RFC 5545 §3.1 writes it: lines end with CRLF and have at most 75 octets, each of
 * which is UTF-8 by itself; components are nested.
 * @throws Error at anything else
 */
export function readCalendar(text: string | Uint8Array): CalendarPart {
  const bytes = Buffer.from(text);
  const whole = bytes.toString();
  if (!Buffer.from(whole).equals(bytes)) throw new Error('no UTF-8');
  if (!whole.endsWith('\r\n')) throw new Error('no line end at the end');
  const lines: string[] = [];
  for (const line of whole.slice(0, -2).split('\r\n')) {
    if (Buffer.byteLength(line) > LINE_BYTES) throw new Error(`too long: ${line}`);
    if (line.startsWith(' ') && lines.length > 0)
      lines.push(`${lines.pop() ?? ''}${line.slice(1)}`);
    else lines.push(line);
  }
  const calendar = partOf(lines);
  if (calendar.kind !== 'VCALENDAR' || lines.length > 0) throw new Error('more than one calendar');
  return calendar;
}

/** The property of a component. @throws Error unless it is there exactly once */
export function oneOf({ kind, properties }: CalendarPart, name: string): Property {
  const [found, second] = properties.filter((property) => property.name === name);
  if (!found || second) throw new Error(`${kind} has not one ${name}`);
  return found;
}

/** A property's TEXT (§3.3.11) without its escapes. @throws Error at an escape that does not exist or a bare separator */
export function textOf(part: CalendarPart, name: string): string {
  const { value } = oneOf(part, name);
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/u.test(value)) throw new Error(`no TEXT: ${value}`);
  return value.replace(/\\(.)/gu, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

/** A property's DATE-TIME in UTC (§3.3.5, form 2), ms. @throws Error at another form */
export function instantIn(part: CalendarPart, name: string): number {
  const { value } = oneOf(part, name);
  const [, ...pieces] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value) ?? [];
  if (pieces.length !== 6) throw new Error(`no time in UTC: ${value}`);
  const [year, month, day, ...clock] = pieces;
  return Date.parse(`${year}-${month}-${day}T${clock.join(':')}Z`);
}
