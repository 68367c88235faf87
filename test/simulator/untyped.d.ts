declare module 'miniprogram-simulate';
declare module 'j-component' {
  import type { ComponentDefinition, RootComponent } from './view-types';
  /** Registers a component definition with the view layer; returns its id. */
  export function register(definition: ComponentDefinition): string;
  /** Creates a detached instance of a registered component. */
  export function create(id: string): RootComponent | undefined;
}
declare module 'j-component/src/render/diff' {
  import type { VirtualTree } from './view-types';
  const diff: { diffVt: (before: VirtualTree, after: VirtualTree) => void };
  export default diff;
}
declare module 'j-component/src/render/render' {
  import type { Attribute, EventTable, ViewNode, VirtualTree } from './view-types';
  const render: {
    renderExparserNode: (tree: VirtualTree, host: null, root: unknown) => ViewNode;
    updateAttrs: (node: ViewNode, attrs: Attribute[]) => void;
    updateEvent: (node: ViewNode, event: EventTable) => void;
  };
  export default render;
}
declare module 'miniprogram-exparser' {
  import type { ViewNode } from './view-types';
  const exparser: {
    Event: {
      create(name: string, detail: unknown, options: object): unknown;
      dispatchEvent(node: ViewNode, event: unknown): void;
    };
    removeListenerFromElement(node: ViewNode, name: string, id: unknown, options: object): void;
  };
  export default exparser;
}
declare module 'miniprogram-compiler' {
  const compiler: {
    wxmlToJs(root: string, options?: { maxBuffer?: number }): string;
    wxssToJs(root: string, options?: object): string;
  };
  export default compiler;
}
