import { dashed, nodesUnder } from './nodes';

const NOT_MIRRORED = /^(class|style|slot|data-.*|animation|i|l)$/;

/**
 * Copies template attributes to the DOM (exparser keeps them in its own nodes), so that CSS selectors and
 * @testing-library/dom see them. The role is written to `role`, whatever the platform calls it.
 */
export function mirrorAttributes(root: HTMLElement): void {
  for (const node of nodesUnder(root)) {
    for (const { name: written, value } of node.view._vt?.attrs ?? []) {
      const name = dashed(written);
      if (NOT_MIRRORED.test(name) || typeof value === 'object') continue;
      if (value === undefined || value === '' || value === false) node.dom.removeAttribute(name);
      else node.dom.setAttribute(name, String(value));
    }
    if (node.role) node.dom.setAttribute('role', node.role);
    else node.dom.removeAttribute('role');
  }
}
