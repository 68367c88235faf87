import { parse } from 'acorn';
import type { AnyNode, Identifier, MemberExpression } from 'acorn';

import { filesOf } from '../build';
import type { BuildFile, Target } from '../build';
import { EVERY } from '../rule';
import type { Rule } from '../rule';
import {
  LATE_DOM_METHODS,
  LATE_GLOBALS,
  LATE_METHODS,
  LATE_STATICS,
  NOT_IN_MINI,
} from './late-built-ins';

/** What src/platform/engine/built-ins.ts adds to engines that lack it. */
const PROVIDED = new Set(['.at', 'Object.fromEntries']);

const METHODS = new Set(Object.values(LATE_METHODS).flat());
const DOM_METHODS = new Set(Object.values(LATE_DOM_METHODS).flat());
/** Method names that other objects may have too: calls of them are not reported. */
const AMBIGUOUS = new Set([
  'with',
  'group',
  'union',
  'difference',
  'intersection',
  'text',
  'stream',
]);

type Node = AnyNode;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function* childrenOf(node: Node): Generator<[key: string, child: Node]> {
  for (const [key, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) yield [key, child];
}

const nameOf = ({ property, computed }: MemberExpression): string =>
  !computed && property.type === 'Identifier'
    ? property.name
    : computed && property.type === 'Literal' && typeof property.value === 'string'
      ? property.value
      : '';

/**
 * A use of a late built-in, by the name under which it is reported, e.g. `.at`, `Object.fromEntries` or
 * `queueMicrotask`.
 */
function lateMember(node: MemberExpression, called: boolean, target: Target): string {
  const name = nameOf(node);
  const { object } = node;
  if (object.type === 'Identifier' && LATE_STATICS[object.name]?.includes(name))
    return `${object.name}.${name}`;
  const roots = ['window', 'self', 'globalThis'];
  if (object.type === 'Identifier' && roots.includes(object.name) && LATE_GLOBALS.includes(name))
    return name;
  if (!called || AMBIGUOUS.has(name)) return '';
  if (METHODS.has(name)) return `.${name}`;
  return target === 'h5' && DOM_METHODS.has(name) ? `.${name}` : '';
}

/** Names that a function declares itself: a parameter called `URL` is no global. */
function declaredIn(node: Node, into: Set<string>): void {
  if (node.type === 'Identifier') into.add(node.name);
  if (node.type === 'VariableDeclarator') return declaredIn(node.id as Node, into);
  if (node.type === 'AssignmentPattern') return declaredIn(node.left as Node, into);
  if (node.type === 'RestElement') return declaredIn(node.argument as Node, into);
  if (node.type === 'ObjectPattern')
    node.properties.forEach((each) =>
      declaredIn((each.type === 'Property' ? each.value : each) as Node, into),
    );
  if (node.type === 'ArrayPattern')
    node.elements.forEach((each) => each && declaredIn(each as Node, into));
}

interface Scope {
  readonly names: Set<string>;
  /** What the surrounding code has tested before use. */
  readonly tested: Set<string>;
}

const isFunction = (node: Node): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'Program'].includes(
    node.type,
  );

/** What a condition tests: `typeof x`, `x.y ?`, `x.y &&`, `"y" in x`. */
function testedBy(node: Node, into: Set<string>): void {
  if (node.type === 'MemberExpression') into.add(nameOf(node));
  if (node.type === 'Identifier') into.add(node.name);
  if (node.type === 'Literal' && typeof node.value === 'string') into.add(node.value);
  if (node.type === 'CallExpression') return; // What a condition calls has to exist already.
  for (const [, child] of childrenOf(node)) testedBy(child, into);
}

/** Everything that is declared or tested in a function, without nested functions. */
function scopeOf(node: Node): Scope {
  const scope: Scope = { names: new Set(), tested: new Set() };
  const visit = (at: Node): void => {
    if (at.type === 'VariableDeclarator') declaredIn(at, scope.names);
    if (at.type === 'FunctionDeclaration' || at.type === 'ClassDeclaration')
      if (at !== node && at.id) scope.names.add(at.id.name);
    if (at.type === 'CatchClause' && at.param) declaredIn(at.param as Node, scope.names);
    if (at.type === 'UnaryExpression' && at.operator === 'typeof')
      testedBy(at.argument as Node, scope.tested);
    if (at.type === 'IfStatement' || at.type === 'ConditionalExpression')
      testedBy(at.test as Node, scope.tested);
    if (at.type === 'LogicalExpression') testedBy(at.left as Node, scope.tested);
    for (const [, child] of childrenOf(at)) if (!isFunction(child)) visit(child);
    for (const [, child] of childrenOf(at))
      if (child.type === 'FunctionDeclaration' && child.id) scope.names.add(child.id.name);
  };
  if ('params' in node) node.params.forEach((param) => declaredIn(param as Node, scope.names));
  if (node.type === 'FunctionExpression' && node.id) scope.names.add(node.id.name);
  visit(node);
  return scope;
}

/** Methods that ask ICU, which WeChat's engine on Android is built without (highlightjs/highlight.js#3939). */
const ASKS_ICU = new Set([
  'normalize',
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
]);

/** What in a node needs ICU; '': nothing. */
function needOfIcu(node: Node): string {
  const text =
    node.type === 'Literal'
      ? 'regex' in node
        ? node.regex?.pattern
        : node.value
      : node.type === 'TemplateElement'
        ? node.value.cooked
        : '';
  if (typeof text === 'string' && /\\[pP]\{/.test(text))
    return 'a property of Unicode in a regular expression';
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return '';
  const name = nameOf(node.callee);
  if (ASKS_ICU.has(name)) return `.${name}`;
  return name === 'localeCompare' && node.arguments.length > 1 ? '.localeCompare with options' : '';
}

function globalsOf(target: Target): ReadonlySet<string> {
  return new Set(target === 'h5' ? LATE_GLOBALS : [...LATE_GLOBALS, ...NOT_IN_MINI]);
}

/** Whether an identifier is a value here, and not a property's name. */
function isValue(node: Identifier, key: string, parent: Node): boolean {
  if (parent.type === 'MemberExpression') return key === 'object' || parent.computed;
  if (parent.type === 'Property' || parent.type === 'MethodDefinition')
    return key === 'value' && node === (parent.value as Node);
  return !['LabeledStatement', 'BreakStatement', 'ContinueStatement'].includes(parent.type);
}

/** Uses of late built-ins in a script without a test before them. */
export function lateUses(code: string, target: Target): string[] {
  const globals = globalsOf(target);
  const found = new Set<string>();
  const visit = (node: Node, parent: Node, key: string, scopes: readonly Scope[]): void => {
    const inside = isFunction(node) ? [...scopes, scopeOf(node)] : scopes;
    const isTested = (name: string): boolean => inside.some(({ tested }) => tested.has(name));
    const isOwn = (name: string): boolean => inside.some(({ names }) => names.has(name));
    if (node.type === 'MemberExpression') {
      const called = parent.type === 'CallExpression' && key === 'callee';
      const late = lateMember(node, called, target);
      const isShadowed = node.object.type === 'Identifier' && isOwn(node.object.name);
      if (late && !isTested(nameOf(node)) && !(isShadowed && !late.startsWith('.')))
        found.add(late);
    }
    if (node.type === 'Identifier' && globals.has(node.name) && isValue(node, key, parent))
      if (!isOwn(node.name) && !isTested(node.name)) found.add(node.name);
    if (node.type === 'Literal' && 'regex' in node && /\(\?<[=!]/.test(node.regex?.pattern ?? ''))
      found.add('a look-behind in a regular expression');
    const need = target === 'h5' ? '' : needOfIcu(node);
    if (need && !isTested(need.replace('.', ''))) found.add(need);
    for (const [name, child] of childrenOf(node)) visit(child, node, name, inside);
  };
  const program = parse(code, { ecmaVersion: 2022, sourceType: 'script' });
  visit(program, program, '', []);
  return [...found].filter((name) => !PROVIDED.has(name));
}

/** Taro's Image uses it only for pictures with `lazyLoad`, which our H5 pages do not set (ui/picture is our own). */
const isTaroImage = (code: string, name: string): boolean =>
  name === 'IntersectionObserver' && code.includes('taro-img__mode-');

function usesIn(file: BuildFile, target: Target): string[] {
  const code = file.read();
  try {
    return lateUses(code, target).filter((name) => !isTaroImage(code, name));
  } catch {
    return []; // The syntax rule reports it.
  }
}

/** Built-ins that the oldest engines lack may be used where the code tests for them first. */
export const builtIns: Rule = {
  name: 'built-ins',
  targets: EVERY,
  check: (build) =>
    filesOf(build, /\.m?js$/).flatMap((file) =>
      usesIn(file, build.target).map(
        (name) => `${file.path} uses ${name}, which engines of the browserslist lack`,
      ),
    ),
};
