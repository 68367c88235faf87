import {
  createSourceFile,
  forEachChild,
  isCallExpression,
  ScriptKind,
  ScriptTarget,
} from 'typescript';
import type { Node } from 'typescript';

/** A hook that prepares tests, and its number of lines. */
export interface SetUp {
  readonly path: string;
  readonly lines: number;
}

const HOOK = /^before(All|Each)$/;

/** Every `beforeAll` and `beforeEach` of a test file. */
export function setUpsOf(path: string, text: string): readonly SetUp[] {
  const kind = path.endsWith('x') ? ScriptKind.TSX : ScriptKind.TS;
  const file = createSourceFile(path, text, ScriptTarget.Latest, true, kind);
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const found: SetUp[] = [];
  const visit = (node: Node): void => {
    if (isCallExpression(node) && HOOK.test(node.expression.getText(file))) {
      found.push({ path, lines: lineOf(node.end) - lineOf(node.getStart(file)) + 1 });
    }
    forEachChild(node, visit);
  };
  visit(file);
  return found;
}
