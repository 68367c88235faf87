import { miniSemantics } from './semantics-mini';
import type { SemanticAttributes, Semantics } from './semantics-types';

/** Accessibility attributes in the spelling of WeChat's templates. */
export const semantics = (meaning: Semantics): SemanticAttributes =>
  miniSemantics('aria-role', meaning);
