import { DISEASE_GROUPS } from '@contract/plan/disease-group-rules';
import type { DiseaseGroup } from '@contract/plan/disease-group-rules';
import type { DocumentedDose } from '@contract/plan/dose-history-endpoints';

/** Doses against a disease, in the order of the document. */
export interface RecordGroup {
  readonly disease: DiseaseGroup;
  readonly doses: readonly DocumentedDose[];
}

/** Doses by disease, those of a combined vaccine under each of its diseases; diseases without doses are left out. */
export const groupedDoses = (doses: readonly DocumentedDose[]): readonly RecordGroup[] =>
  DISEASE_GROUPS.map((disease) => ({
    disease,
    doses: doses.filter(({ diseases }) => diseases.includes(disease)),
  })).filter((group) => group.doses.length > 0);

/** How many doses there are, and by whom they were entered. */
export function countedDoses(doses: readonly DocumentedDose[]): {
  readonly all: number;
  readonly clinic: number;
  readonly family: number;
} {
  const clinic = doses.filter(({ source }) => source === 'order').length;
  return { all: doses.length, clinic, family: doses.length - clinic };
}

/** Whether some doses are only as a family tells them, or their day is a guess: no school takes those as proof. */
export const isUnproven = (
  doses: readonly Pick<DocumentedDose, 'source' | 'isDayEstimated'>[],
): boolean => doses.some(({ source, isDayEstimated }) => source !== 'order' || isDayEstimated);
