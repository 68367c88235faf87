import { miniSemantics } from './semantics-mini';
import type { SemanticAttributes, Semantics } from './semantics-types';

/** Accessibility attributes as Alipay's templates spell them. */
export const semantics = (meaning: Semantics): SemanticAttributes => miniSemantics('role', meaning);
