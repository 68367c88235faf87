import diff from 'j-component/src/render/diff';
import exparser from 'miniprogram-exparser';
import render from 'j-component/src/render/render';

import type { Attribute, EventTable, ViewNode, VirtualTree } from './view-types';

const TEXT = 18;

function sameKind(a: VirtualTree, b: VirtualTree): boolean {
  return (
    a.type === b.type &&
    a.tagName === b.tagName &&
    a.componentId === b.componentId &&
    a.key === b.key
  );
}

/** Changed attributes; a removed one has the value `undefined`. */
function changedAttributes(before: Attribute[], after: Attribute[]): Attribute[] {
  const old = new Map(before.map((attr) => [attr.name, attr.value]));
  const changed = after.filter((attr) => !old.has(attr.name) || old.get(attr.name) !== attr.value);
  const retained = new Set(after.map((attr) => attr.name));
  const removed = before.filter((attr) => !retained.has(attr.name));
  return [...changed, ...removed.map((attr) => ({ name: attr.name, value: undefined }))];
}

function sameEvents(before: EventTable, after: EventTable): boolean {
  const names = Object.keys(before);
  if (names.length !== Object.keys(after).length) return false;
  return names.every((name) => {
    const a = before[name];
    const b = after[name];
    return (
      a !== undefined &&
      b !== undefined &&
      a.isCapture === b.isCapture &&
      a.isMutated === b.isMutated &&
      a.isCatch === b.isCatch &&
      a.handler === b.handler
    );
  });
}

function updateEvents(node: ViewNode, before: VirtualTree, after: VirtualTree): void {
  if (sameEvents(before.event, after.event)) {
    after.event = before.event;
    return;
  }
  for (const { name, isCapture, id } of Object.values(before.event)) {
    exparser.removeListenerFromElement(node, name, id, { capture: isCapture });
  }
  render.updateEvent(node, after.event);
}

/** Matches each new child with the old child that it continues: by key, and by order among those without key. */
function pairChildren(before: VirtualTree[], after: VirtualTree[]): (VirtualTree | undefined)[] {
  const byKey = new Map<string, VirtualTree[]>();
  for (const child of before) {
    const key = child.key ?? '';
    byKey.set(key, [...(byKey.get(key) ?? []), child]);
  }
  return after.map((child) => byKey.get(child.key ?? '')?.shift());
}

function orderChildren(parent: ViewNode, wanted: ViewNode[]): void {
  const keep = new Set(wanted);
  for (const child of [...parent.childNodes]) if (!keep.has(child)) parent.removeChild(child);
  wanted.forEach((node, index) => {
    const there = parent.childNodes[index];
    if (there === node) return;
    if (there) parent.insertBefore(node, there);
    else parent.appendChild(node);
  });
}

function create(tree: VirtualTree, owner: unknown): ViewNode {
  return render.renderExparserNode(tree, null, owner);
}

/** Updates the rendered `before` to `after`, reusing its node where the kind allows. */
function reconcile(before: VirtualTree, after: VirtualTree, owner: unknown): ViewNode {
  const node = before.exparserNode;
  if (!node || !sameKind(before, after)) return create(after, owner);
  if (after.type === TEXT) {
    if (before.content !== after.content) return create(after, owner);
  } else {
    const changed = changedAttributes(before.attrs, after.attrs);
    if (changed.length) render.updateAttrs(node, changed);
    updateEvents(node, before, after);
    updateChildren(node, before, after, owner);
  }
  after.exparserNode = node;
  node._vt = after;
  return node;
}

function updateChildren(
  node: ViewNode,
  before: VirtualTree,
  after: VirtualTree,
  owner: unknown,
): void {
  const partners = pairChildren(before.children, after.children);
  const wanted = after.children.map((child, index) => {
    const partner = partners[index];
    return partner ? reconcile(partner, child, owner) : create(child, owner);
  });
  orderChildren(node, wanted);
}

/**
 * Replaces j-component's child diff, which loses or duplicates rows after many keyed-list edits
 * (wrong after an eighth of random edits). Patched in memory; node_modules stays as installed.
 */
export function correctKeyedDiff(): void {
  diff.diffVt = (before, after) => {
    const root = before.exparserNode;
    if (!root) throw new Error('the tree to update was never rendered');
    reconcile(before, after, root.ownerShadowRoot ?? root);
  };
}
