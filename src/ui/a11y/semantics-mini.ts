import { ariaAttributes } from './aria-attributes';
import type { SemanticAttributes, Semantics } from './semantics-types';

/** Roles that mini-programs do not support -> nearest supported role; undefined: omitted. */
const ROLE: Readonly<Record<string, string | undefined>> = {
  gridcell: 'button',
  grid: undefined,
  row: undefined,
  columnheader: undefined,
  main: undefined,
  banner: undefined,
  region: undefined,
  list: undefined,
  listitem: undefined,
};

function roleOf(role: string | undefined): string | undefined {
  return role !== undefined && role in ROLE ? ROLE[role] : role;
}

/**
 * Attributes that the mini-programs' templates pass on; undefined ones cost nothing in setData.
 * @param roleAttribute how this platform spells the role; `config/plugins/aria-attributes.ts` allows it.
 */
export function miniSemantics(
  roleAttribute: 'aria-role' | 'role',
  meaning: Semantics,
): SemanticAttributes {
  const attributes = {
    [roleAttribute]: roleOf(meaning.role),
    ...ariaAttributes(meaning),
  };
  return attributes as SemanticAttributes;
}
