import { SEVERITY_RULES } from '@contract/follow-up/severity-rules';

/** Whether an answer goes to the clinic: it has to be looked into. @param answer with the severity rules that applied */
export const isReported = ({ rules }: { readonly rules: readonly string[] }): boolean =>
  SEVERITY_RULES.some(({ id, report }) => report && rules.includes(id));
