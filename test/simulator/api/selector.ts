import type { App } from '../app';
import { mirrorAttributes } from '../mirror';
import { nodeOf } from '../nodes';
import type { PageNode } from '../nodes';

type Answer = (result: unknown) => void;

interface Question {
  selector: string | undefined;
  many: boolean;
  fields: Record<string, unknown>;
  then?: Answer;
}

function matching(app: App, selector: string): PageNode[] {
  const { dom } = app.router.current;
  mirrorAttributes(dom);
  const found = [...dom.querySelectorAll(selector)].map(nodeOf);
  return found.filter((node): node is PageNode => node !== undefined);
}

function facts(app: App, node: PageNode, fields: Record<string, unknown>): object {
  const id = String(node.attribute('id') ?? '');
  return {
    ...(fields['id'] ? { id, dataset: { sid: node.attribute('data-sid') } } : {}),
    ...(fields['rect'] || fields['size'] ? app.layout(node) : {}),
    ...(fields['scrollOffset']
      ? { scrollTop: 0, scrollLeft: 0, scrollHeight: 1000, scrollWidth: 375 }
      : {}),
    ...(fields['node'] ? { node: null } : {}),
  };
}

function reply(app: App, question: Question): unknown {
  if (question.selector === undefined) {
    return {
      id: '',
      dataset: {},
      left: 0,
      top: 0,
      width: 375,
      height: 724,
      scrollTop: 0,
      scrollLeft: 0,
    };
  }
  const nodes = matching(app, question.selector).map((node) => facts(app, node, question.fields));
  return question.many ? nodes : (nodes[0] ?? null);
}

/** `createSelectorQuery`: boxes come from `app.layout`, as jsdom has no layout of its own. */
export function createSelectorQuery(app: App): unknown {
  const questions: Question[] = [];
  let asked: Pick<Question, 'selector' | 'many'> = { selector: undefined, many: false };
  const choose = (selector: string | undefined, many: boolean) => {
    asked = { selector, many };
    return query;
  };
  const ask = (fields: Record<string, unknown>, then?: Answer) => {
    questions.push({ ...asked, fields, ...(then && { then }) });
    return query;
  };
  const query = {
    in: () => query,
    select: (selector: string) => choose(selector, false),
    selectAll: (selector: string) => choose(selector, true),
    selectViewport: () => choose(undefined, false),
    boundingClientRect: (then?: Answer) => ask({ id: true, rect: true }, then),
    scrollOffset: (then?: Answer) => ask({ id: true, scrollOffset: true }, then),
    fields: (fields: Record<string, unknown>, then?: Answer) => ask(fields, then),
    node: (then?: Answer) => ask({ node: true }, then),
    context: (then?: Answer) => ask({}, then),
    exec: (then?: Answer) => {
      app.clock.setTimeout(() => {
        const results = questions.map((question) => app.handOver(reply(app, question)));
        results.forEach((result, index) => questions[index]?.then?.(result));
        then?.(results);
      });
      return query;
    },
  };
  return query;
}
