/** A request to enter a queue, for one or several people. */
export interface Entry {
  readonly ticketId: string;
  readonly releaseId: string;
  readonly userId: string;
  /** ms, when the call arrived. */
  readonly at: number;
  readonly people: readonly {
    readonly linkmanId: string;
    readonly personKey: string;
    readonly doseNo: number;
  }[];
}

/** A release as read under its lock; times in ms. */
export interface AdmissionCheck {
  readonly id: string;
  readonly state: 'announced' | 'open' | 'ended';
  readonly entryAt: number;
  readonly lastPosition: number;
}

/** Result of an entry. `present`: the account has a ticket already; `noPerson`: somebody was removed meanwhile. */
export type Entered =
  | { readonly kind: 'entered' | 'present' | 'over' | 'noRelease' | 'noPerson' }
  | { readonly kind: 'early'; readonly entryAt: number }
  | { readonly kind: 'personElsewhere'; readonly linkmanId: string };

/** A person of a ticket to be written. */
type TicketPerson = Entry['people'][number] & { readonly nameKey: string };

/** A ticket to be written; `position` is null before the draw. */
export interface NewTicket {
  readonly entry: Entry;
  readonly people: readonly TicketPerson[];
  readonly position: number | null;
}

/**
 * Accounts and people already in the queues, by release, and the entries' people who are still in their family: linkman
 * ids with the name key of their present name.
 */
export interface Occupancy {
  readonly accounts: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  readonly members: ReadonlyMap<string, string>;
}

export const accountIn = (releaseId: string, userId: string): string => `${releaseId} ${userId}`;
/** @param nameKey hash of document and name: a document under another name is not known to be the same person. */
export const personIn = (releaseId: string, nameKey: string): string => `${releaseId} ${nameKey}`;

/**
 * Accepts entries one after another: one ticket per account, and one per document and name, for each release; before
 * the draw without a position, after it with the next one.
 */
export function admit(
  entries: readonly Entry[],
  doors: ReadonlyMap<string, AdmissionCheck>,
  inside: Occupancy,
): { readonly outcomes: Entered[]; readonly made: NewTicket[] } {
  const accounts = new Set(inside.accounts);
  const people = new Set(inside.people);
  const last = new Map([...doors.values()].map(({ id, lastPosition }) => [id, lastPosition]));
  const made: NewTicket[] = [];

  const outcomes = entries.map((entry): Entered => {
    const { releaseId, userId } = entry;
    const door = doors.get(releaseId);
    if (!door) return { kind: 'noRelease' };
    if (accounts.has(accountIn(releaseId, userId))) return { kind: 'present' };
    if (door.state === 'ended') return { kind: 'over' };
    if (entry.at < door.entryAt) return { kind: 'early', entryAt: door.entryAt };
    const present = entry.people.flatMap((person): TicketPerson[] => {
      const nameKey = inside.members.get(person.linkmanId);
      return nameKey === undefined ? [] : [{ ...person, nameKey }];
    });
    if (present.length < entry.people.length) return { kind: 'noPerson' };
    const elsewhere = present.find(({ nameKey }) => people.has(personIn(releaseId, nameKey)));
    if (elsewhere) return { kind: 'personElsewhere', linkmanId: elsewhere.linkmanId };
    accounts.add(accountIn(releaseId, userId));
    for (const { nameKey } of present) people.add(personIn(releaseId, nameKey));
    let position: number | null = null;
    if (door.state === 'open') {
      position = (last.get(releaseId) ?? 0) + 1;
      last.set(releaseId, position);
    }
    made.push({ entry, people: present, position });
    return { kind: 'entered' };
  });
  return { outcomes, made };
}
