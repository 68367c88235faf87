import { sharesAntigen } from '@contract/plan/antigen-rules';

/** A request to enter a queue, for one or several people. */
export interface Entry {
  readonly ticketId: string;
  readonly releaseId: string;
  readonly userId: string;
  /** Lot of those of its people who are on no ticket yet: an id of its own, as a ticket's would tell who was first. */
  readonly lot: string;
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
  readonly product: ReleasedProduct;
}

/** What a release is of. */
export interface ReleasedProduct {
  readonly releaseId: string;
  readonly productId: string;
  readonly vaccineCode: string;
}

/** Whether two releases are of different products against one disease. */
const isSecondProduct = (one: ReleasedProduct, other: ReleasedProduct): boolean =>
  one.productId !== other.productId && sharesAntigen(one.vaccineCode, other.vaccineCode);

/** Result of an entry. `present`: the account has a ticket already; `noPerson`: somebody was removed meanwhile. */
export type Entered =
  | { readonly kind: 'entered' | 'present' | 'over' | 'noRelease' | 'noPerson' }
  | { readonly kind: 'early'; readonly entryAt: number }
  | { readonly kind: 'personElsewhere'; readonly linkmanId: string }
  /** The person is in the queue of that release, for another product against the same disease. */
  | { readonly kind: 'secondProduct'; readonly linkmanId: string; readonly releaseId: string };

/** A person of a ticket to be written. */
type TicketPerson = Entry['people'][number] & QueuedPerson & { readonly lot: string };

/** How a queue knows somebody: a document under another name is not known to be the same person. */
interface QueuedPerson {
  /** Hash of document and name. */
  readonly nameKey: string;
  /** As of bookings: only equal ones keep each other out. */
  readonly claimant: string;
}

/** A ticket to be written; `position` is null before the draw. */
export interface NewTicket {
  readonly entry: Entry;
  readonly people: readonly TicketPerson[];
  readonly position: number | null;
}

/**
 * Accounts and people already in the queues, by release, and the entries' people who are still in their family: linkman
 * ids with the name key of their present name. `lots`: by release and name, the lot of a person who is on a ticket already.
 * `queues`: by linkman id, the releases that the account has them on a ticket of.
 */
export interface Occupancy {
  readonly accounts: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  readonly lots: ReadonlyMap<string, string>;
  readonly members: ReadonlyMap<string, QueuedPerson>;
  readonly queues: ReadonlyMap<string, readonly ReleasedProduct[]>;
}

export const accountIn = (releaseId: string, userId: string): string => `${releaseId} ${userId}`;
export const nameIn = (releaseId: string, nameKey: string): string => `${releaseId} ${nameKey}`;
export const personIn = (releaseId: string, { nameKey, claimant }: QueuedPerson): string =>
  `${nameIn(releaseId, nameKey)} ${claimant}`;

/**
 * Accepts entries one after another: one ticket per account, and one per document and name among the accounts that a clinic
 * knows to have the person, for each release; a person for one product against a disease; before the draw without a position, after it with the next one. Whoever is
 * on several tickets has one lot.
 */
export function admit(
  entries: readonly Entry[],
  doors: ReadonlyMap<string, AdmissionCheck>,
  inside: Occupancy,
): { readonly outcomes: Entered[]; readonly made: NewTicket[] } {
  const accounts = new Set(inside.accounts);
  const people = new Set(inside.people);
  const lots = new Map(inside.lots);
  const queues = new Map(inside.queues);
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
      const existing = inside.members.get(person.linkmanId);
      if (!existing) return [];
      const lot = lots.get(nameIn(releaseId, existing.nameKey)) ?? entry.lot;
      return [{ ...person, ...existing, lot }];
    });
    if (present.length < entry.people.length) return { kind: 'noPerson' };
    const elsewhere = present.find((person) => people.has(personIn(releaseId, person)));
    if (elsewhere) return { kind: 'personElsewhere', linkmanId: elsewhere.linkmanId };
    for (const { linkmanId } of present) {
      const second = queues.get(linkmanId)?.find((other) => isSecondProduct(door.product, other));
      if (second) return { kind: 'secondProduct', linkmanId, releaseId: second.releaseId };
    }
    accounts.add(accountIn(releaseId, userId));
    for (const person of present) {
      const { linkmanId } = person;
      queues.set(linkmanId, [...(queues.get(linkmanId) ?? []), door.product]);
      people.add(personIn(releaseId, person));
      lots.set(nameIn(releaseId, person.nameKey), person.lot);
    }
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
