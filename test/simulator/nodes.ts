import { ROLE_ATTRIBUTE, isSpoken } from './accessibility';
import type { Platform } from './options';
import type { ViewNode } from './view-types';

/** How a test identifies something on the page. Every given part has to match. */
export interface Query {
  /** The whole visible text (string) or a part of it (RegExp). */
  text?: string | RegExp;
  /** aria-label. */
  label?: string | RegExp;
  /** Role, as this platform spells it. */
  role?: string;
  /** One class name; a CSS-module class matches by its written part. */
  class?: string;
  tag?: string;
  id?: string;
  placeholder?: string | RegExp;
  /** Which of several matches; negative counts from the end. Default 0. */
  nth?: number;
}

/** Something on the page: a string means aria-label, exact text or placeholder; `.x` means a class. */
export type Target = string | RegExp | Query | PageNode;

/** An element of the page as the person sees it. */
export class PageNode {
  constructor(
    readonly dom: HTMLElement,
    readonly view: ViewNode,
  ) {}

  /** Visible text below this node, white space collapsed. */
  get text(): string {
    return plain(this.dom.textContent ?? '');
  }

  /** Tag as written in the template, e.g. `view`. */
  get tag(): string {
    return (this.view._vt?.tagName ?? this.dom.tagName.toLowerCase()).replace(/^wx-/, '');
  }

  get classes(): string[] {
    return String(this.attribute('class') ?? '')
      .split(/\s+/)
      .filter(Boolean);
  }

  /** Accessible name that the template sets; empty where this platform's component takes none. */
  get label(): string {
    return this.spoken('aria-label');
  }

  /** Role that the template sets; empty where this platform's component takes none. */
  get role(): string {
    return this.spoken(ROLE_ATTRIBUTE[this.platform]);
  }

  /** Whether a screen reader skips this node and everything in it. */
  get isHidden(): boolean {
    return this.closest((each) => each.spoken('aria-hidden') === 'true') !== undefined;
  }

  get platform(): Platform {
    return this.dom.closest<HTMLElement>('[data-platform]')?.dataset['platform'] as Platform;
  }

  /** An accessibility attribute as this platform's screen reader gets it; empty where it gets none. */
  spoken(name: string): string {
    if (!isSpoken(this.platform, this.tag)) return '';
    return String(this.attribute(name) ?? '');
  }

  get disabled(): boolean {
    const value = this.attribute('disabled');
    return value === true || value === 'true' || this.spoken('aria-disabled') === 'true';
  }

  /** Value of a template attribute, by its dashed name, as passed to the native component. */
  attribute(name: string): unknown {
    return this.view._vt?.attrs.find((attr) => dashed(attr.name) === name)?.value;
  }

  /** Nearest node around this one (itself included) for which the test holds. */
  closest(test: (node: PageNode) => boolean): PageNode | undefined {
    for (let dom: HTMLElement | null = this.dom; dom; dom = dom.parentElement) {
      const node = nodeOf(dom);
      if (node && test(node)) return node;
    }
    return undefined;
  }

  /** Every node below this one that matches, in page order. */
  findAll(target: Target): PageNode[] {
    return search(this.dom, target);
  }

  find(target: Target): PageNode {
    return only(this.dom, target);
  }
}

/** Undoes the compiler's change of `aria-label` to `ariaLabel`. */
export function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function nodeOf(dom: Element): PageNode | undefined {
  const view = (dom as unknown as { __wxElement?: ViewNode }).__wxElement;
  return view?._vt ? new PageNode(dom as HTMLElement, view) : undefined;
}

/** All nodes under `root`, in page order. */
export function nodesUnder(root: HTMLElement): PageNode[] {
  const nodes = [...root.querySelectorAll('*')].map(nodeOf);
  return nodes.filter((node): node is PageNode => node !== undefined);
}

function says(actual: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? actual === wanted : wanted.test(actual);
}

function hasClass(node: PageNode, name: string): boolean {
  return node.classes.some((each) => each === name || each.startsWith(`${name}__`));
}

function fits(node: PageNode, query: Query): boolean {
  if (query.text !== undefined && !says(node.text, query.text)) return false;
  if (query.label !== undefined && !says(node.label, query.label)) return false;
  if (query.role !== undefined && node.role !== query.role) return false;
  if (query.class !== undefined && !hasClass(node, query.class)) return false;
  if (query.tag !== undefined && node.tag !== query.tag) return false;
  if (query.id !== undefined && node.attribute('id') !== query.id) return false;
  if (query.placeholder === undefined) return true;
  return says(String(node.attribute('placeholder') ?? ''), query.placeholder);
}

/** Of nested matches, only the innermost contains the text itself. */
function innermost(nodes: PageNode[]): PageNode[] {
  return nodes.filter(
    (node) => !nodes.some((other) => other !== node && node.dom.contains(other.dom)),
  );
}

function byWords(nodes: PageNode[], words: string | RegExp): PageNode[] {
  if (typeof words === 'string' && words.startsWith('.')) {
    return nodes.filter((node) => hasClass(node, words.slice(1)));
  }
  const labelled = nodes.filter((node) => node.label && says(node.label, words));
  if (labelled.length) return innermost(labelled);
  const texts = innermost(nodes.filter((node) => says(node.text, words)));
  if (texts.length) return texts;
  return nodes.filter((node) => {
    const placeholder = node.attribute('placeholder');
    return Boolean(placeholder) && says(String(placeholder), words);
  });
}

export function search(root: HTMLElement, target: Target): PageNode[] {
  if (target instanceof PageNode) return root.contains(target.dom) ? [target] : [];
  const nodes = nodesUnder(root);
  if (typeof target === 'string' || target instanceof RegExp) return byWords(nodes, target);
  const found = nodes.filter((node) => fits(node, target));
  const wanted = target.text === undefined ? found : innermost(found);
  if (target.nth === undefined) return wanted;
  const one = wanted.at(target.nth);
  return one ? [one] : [];
}

function describe(target: Target): string {
  if (target instanceof PageNode)
    return `a node "${target.text.slice(0, 40)}" of an earlier render`;
  if (typeof target === 'string') return `"${target}"`;
  return target instanceof RegExp
    ? String(target)
    : JSON.stringify(target, (_, v: unknown) => (v instanceof RegExp ? String(v) : v));
}

/** First match; throws with the page's text when there is none. */
export function only(root: HTMLElement, target: Target): PageNode {
  const [first] = search(root, target);
  if (first) return first;
  const shown = plain(root.textContent ?? '').slice(0, 1500);
  throw new Error(`${describe(target)} is not on the page, which says: ${shown}`);
}
