import { miniSemantics } from './semantics-mini';
import type { SemanticAttributes, Semantics } from './semantics-types';

/** Accessibility attributes as WeChat's templates spell them. */
export const semantics = (meaning: Semantics): SemanticAttributes =>
  miniSemantics('aria-role', meaning);
