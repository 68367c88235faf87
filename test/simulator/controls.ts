import type { App } from './app';
import { raise } from './events';
import type { PageNode } from './nodes';
import type { ViewNode } from './view-types';

const TOGGLES = ['checkbox', 'radio', 'switch'];
const FIELDS = ['input', 'textarea', 'switch', 'slider', 'picker', 'checkbox-group', 'radio-group'];

/** What the person has entered into native controls since they were rendered. */
const entered = new WeakMap<ViewNode, unknown>();

export function remember(node: PageNode, value: unknown): void {
  entered.set(node.view, value);
}

function isOn(node: PageNode): boolean {
  const value = entered.has(node.view) ? entered.get(node.view) : node.attribute('checked');
  return value === true || value === 'true';
}

function isToggle(node: PageNode): boolean {
  return TOGGLES.includes(node.tag);
}

function members(group: PageNode): PageNode[] {
  return under(group).filter(isToggle);
}

function under(node: PageNode): PageNode[] {
  return [...TOGGLES, ...FIELDS, 'button'].flatMap((tag) => node.findAll({ tag }));
}

/** A tap on a checkbox, radio or switch, or on the label around one. */
export function toggleAt(app: App, node: PageNode): void {
  const label = node.closest((each) => each.tag === 'label');
  const control = node.closest(isToggle) ?? (label && under(label).find(isToggle));
  if (!control || control.disabled) return;
  if (control.tag === 'switch') {
    remember(control, !isOn(control));
    raise(app, control, 'change', { value: isOn(control) });
    return;
  }
  const group = control.closest((each) => each.tag === `${control.tag}-group`);
  if (control.tag === 'radio') {
    for (const other of group ? members(group) : []) remember(other, false);
    remember(control, true);
    if (group) raise(app, group, 'change', { value: control.attribute('value') });
    return;
  }
  remember(control, !isOn(control));
  raise(app, control, 'change', { value: isOn(control) });
  if (group) raise(app, group, 'change', { value: checkedValues(group) });
}

function checkedValues(group: PageNode): unknown[] {
  return members(group)
    .filter(isOn)
    .map((node) => node.attribute('value'));
}

function fieldValue(field: PageNode): unknown {
  if (field.tag === 'switch') return isOn(field);
  if (field.tag === 'checkbox-group') return checkedValues(field);
  if (field.tag === 'radio-group') return checkedValues(field)[0] ?? '';
  return entered.has(field.view) ? entered.get(field.view) : (field.attribute('value') ?? '');
}

/** A tap on a button with form-type: submits or resets the form around it. */
export function submitAt(app: App, node: PageNode): void {
  const button = node.closest((each) => each.tag === 'button');
  const type = button?.attribute('form-type') ?? button?.attribute('formType');
  const form = button?.closest((each) => each.tag === 'form');
  if (!form || (type !== 'submit' && type !== 'reset')) return;
  const named = under(form).filter((field) => Boolean(field.attribute('name')));
  if (type === 'reset') {
    for (const field of named) entered.delete(field.view);
    raise(app, form, 'reset');
    return;
  }
  const value = Object.fromEntries(
    named
      .filter((field) => FIELDS.includes(field.tag))
      .map((field) => [String(field.attribute('name')), fieldValue(field)]),
  );
  raise(app, form, 'submit', { value });
}
