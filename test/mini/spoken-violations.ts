import { listensFor } from '../simulator/events';
import { nativeRole } from '../simulator/accessibility';
import { plain } from '../simulator/nodes';
import type { PageNode } from '../simulator/nodes';
import type { Page } from '../simulator/page';

/** Roles of controls, each with the state that it has to expose. */
const CONTROLS: Readonly<Record<string, string | undefined>> = {
  button: undefined,
  link: undefined,
  textbox: undefined,
  menuitem: undefined,
  option: 'aria-selected',
  tab: 'aria-selected',
  checkbox: 'aria-checked',
  radio: 'aria-checked',
  switch: 'aria-checked',
};

/** Taro's templates bind tap on every map, video, picture and picker, whether or not the app uses it. */
const TAPPED: ReadonlySet<string> = new Set(['view', 'text']);

/** Roles that need an accessible name. */
const NAMED: ReadonlySet<string> = new Set([
  'img',
  'dialog',
  'alertdialog',
  'radiogroup',
  'tablist',
  'group',
]);

function visibleText(node: PageNode): string {
  const copy = node.dom.cloneNode(true) as HTMLElement;
  const nodes = node.findAll({});
  const within = [...copy.querySelectorAll('*')];
  const original = [...node.dom.querySelectorAll('*')];
  for (const each of nodes) {
    if (each.spoken('aria-hidden') === 'true') within[original.indexOf(each.dom)]?.remove();
  }
  return plain(copy.textContent ?? '');
}

/** Accessible name of a node: its label, its placeholder, or its content. */
function nameOf(node: PageNode): string {
  const within = node
    .findAll({})
    .map((each) => each.label)
    .join('');
  return (
    node.label || plain(String(node.attribute('placeholder') ?? '')) || visibleText(node) || within
  );
}

function violationOf(node: PageNode): string | undefined {
  const role = node.role || nativeRole(node.tag);
  if (NAMED.has(role) && !node.label) return `${role} without a name`;
  const tapped = TAPPED.has(node.tag) && listensFor(node, 'tap');
  if (!tapped && !nativeRole(node.tag)) return undefined;
  if (!(role in CONTROLS)) return `${role || 'nothing'} can be tapped`;
  if (!nameOf(node)) return `${role} without a name`;
  const state = CONTROLS[role];
  if (state && !['true', 'false'].includes(node.spoken(state))) return `${role} without ${state}`;
  return undefined;
}

/** Accessibility violations of a page, one per line, and its number of controls. */
export function violationsOf(page: Page): {
  readonly controls: number;
  readonly faults: readonly string[];
} {
  const nodes = page.findAll({}).filter((node) => !node.isHidden);
  const faults = nodes.flatMap((node) => {
    const fault = violationOf(node);
    return fault
      ? [`${fault}: <${node.tag} class="${node.classes.join(' ')}"> ${node.text.slice(0, 40)}`]
      : [];
  });
  const controls = nodes.filter((node) => (node.role || nativeRole(node.tag)) in CONTROLS).length;
  return { controls, faults: [...new Set(faults)] };
}
