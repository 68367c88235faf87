import { tidyName } from '@contract/text/typed-rules';
import type { FamilyMemberRow } from './rows';

type Named = Pick<FamilyMemberRow, 'name' | 'birthday' | 'sex'>;

/** As the database's `bare_name`: names from before the one middle dot agree with those after it. */
const bareName = (name: string): string => tidyName(name).replace(/\s/g, '').toLowerCase();

/** Whether two names are one, however they were typed. */
export const isSameName = (one: string, other: string): boolean =>
  bareName(one) === bareName(other);

/** Whether two entries seem to be one person, whatever their documents. */
export const isSameMember = (one: Named, other: Named): boolean =>
  one.birthday === other.birthday && one.sex === other.sex && isSameName(one.name, other.name);
