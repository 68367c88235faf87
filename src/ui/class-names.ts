/** Joins the class names that are set, skipping false, null, undefined and ''. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
