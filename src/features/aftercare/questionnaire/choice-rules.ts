import type { Option } from '@contract/questionnaire/question-rules';

/** The chosen options after one is tapped: an exclusive one ends the others, and any other ends an exclusive one. */
export function toggledOptions(
  options: readonly Option[],
  chosen: readonly string[],
  id: string,
): string[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  const isAlone = (each: string): boolean =>
    options.some((option) => option.id === each && option.exclusive === true);
  return isAlone(id) ? [id] : [...chosen.filter((each) => !isAlone(each)), id];
}
