/** One event binding of a template node, as j-component keeps it. */
export interface Binding {
  name: string;
  isCapture: boolean;
  isMutated: boolean;
  isCatch: boolean;
  handler: string;
  id?: unknown;
}

export type EventTable = Record<string, Binding>;

export interface Attribute {
  name: string;
  value: unknown;
}

/** A node of the virtual tree that a compiled template returns. */
export interface VirtualTree {
  type: number;
  tagName: string;
  componentId?: string;
  content: string;
  key?: string;
  children: VirtualTree[];
  attrs: Attribute[];
  event: EventTable;
  exparserNode?: ViewNode;
}

/** The part of an exparser node that the simulator touches. */
export interface ViewNode {
  $$?: HTMLElement;
  _vt?: VirtualTree;
  id?: string;
  childNodes: ViewNode[];
  parentNode: ViewNode | null;
  ownerShadowRoot: unknown;
  appendChild(node: ViewNode): void;
  insertBefore(node: ViewNode, before: ViewNode): void;
  removeChild(node: ViewNode): void;
}

export type DataListener = (data: Record<string, unknown>, done?: () => void) => void;

/** What a component's `this` offers to the code of a built app. */
export interface ComponentInstance {
  data: Record<string, unknown>;
  setData: DataListener;
  [name: string]: unknown;
}

export interface RootComponent {
  dom: HTMLElement;
  instance: ComponentInstance;
  attach(parent: HTMLElement): void;
  detach(): void;
}

export type Method = (this: ComponentInstance, ...args: never[]) => unknown;

export interface ComponentDefinition {
  id: string;
  tagName: string;
  template: unknown;
  usingComponents: Record<string, string>;
  data?: unknown;
  properties?: Record<string, unknown>;
  options?: object;
  methods?: Record<string, Method>;
  created?: Method;
  attached?: Method;
  detached?: Method;
  observers?: Record<string, Method>;
}
