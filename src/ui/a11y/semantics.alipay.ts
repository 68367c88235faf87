import { miniSemantics } from './semantics-mini';
import type { SemanticAttributes, Semantics } from './semantics-types';

/** Accessibility attributes in the spelling of Alipay's templates. */
export const semantics = (meaning: Semantics): SemanticAttributes => miniSemantics('role', meaning);
