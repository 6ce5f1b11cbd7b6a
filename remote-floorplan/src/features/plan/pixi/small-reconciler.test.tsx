import { createContext, createElement, Fragment, type ReactNode, type Ref } from 'react';
import { createReconciler } from './small-reconciler';

type Node = { name: string; props: object; children: Node[] };

const host = {
  createInstance: (name: string, props: object): Node => ({ name, props, children: [] }),
  appendChild: (parent: Node, child: Node) => void parent.children.push(child),
  removeChild: (parent: Node, child: Node) =>
    void parent.children.splice(parent.children.indexOf(child), 1),
  commitUpdate: (node: Node, _name: string, _before: object, props: object) => {
    node.props = props;
  },
};

function start() {
  const stage: Node = { name: 'stage', props: {}, children: [] };
  const { createContainer, updateContainer } = createReconciler(host);
  const root = createContainer(stage);
  const done = jest.fn();
  const show = (content: ReactNode) => updateContainer(content, root, null, done);
  return { stage, show, done };
}

type Props = { ref?: Ref<Node>; key?: string; x?: number };
const part = (props: Props = {}, ...children: ReactNode[]) =>
  createElement('part', props, ...children);
const names = ({ children }: Node): unknown[] =>
  children.map((node) => [node.name, ...names(node)]);

it('makes the nodes that are asked for, through fragments and contexts, before it returns', () => {
  const { stage, show, done } = start();
  const Context = createContext(0);
  show(
    <Context.Provider value={1}>
      {createElement(
        Fragment,
        {},
        createElement('world', {}, part(), false, null, [part({ key: 'a' }), part({ key: 'b' })]),
      )}
    </Context.Provider>,
  );
  expect(names(stage)).toEqual([['world', ['part'], ['part'], ['part']]]);
  expect(done).toHaveBeenCalledTimes(1);
});

it('keeps a node of the same kind, and tells it what has changed', () => {
  const { stage, show } = start();
  show(part({ x: 1 }));
  const [node] = stage.children;
  show(part({ x: 2 }));
  expect(stage.children).toEqual([node]);
  expect(node?.props).toEqual({ x: 2 });
});

it('makes anew from the first node on that is another', () => {
  const { stage, show } = start();
  show([part({ key: 'a' }), part({ key: 'b' }), part({ key: 'c' })]);
  const [first, second] = stage.children;
  show([part({ key: 'a' }), createElement('other', { key: 'b' })]);
  expect(names(stage)).toEqual([['part'], ['other']]);
  expect(stage.children[0]).toBe(first);
  expect(stage.children).not.toContain(second);
  show([]);
  expect(stage.children).toEqual([]);
});

it('gives nodes to refs, and takes them away with the node, however deep', () => {
  const { stage, show } = start();
  const kept = { current: null as Node | null };
  const told = jest.fn();
  show(createElement('world', {}, part({ ref: kept }), part({ ref: told })));
  const [inner, other] = stage.children[0]?.children ?? [];
  expect(kept.current).toBe(inner);
  expect(told).toHaveBeenLastCalledWith(other);
  const next = { current: null as Node | null };
  show(createElement('world', {}, part({ ref: next }), part({ ref: told })));
  expect([kept.current, next.current]).toEqual([null, inner]);
  expect(told).toHaveBeenCalledTimes(1);
  show(null);
  expect(next.current).toBeNull();
  expect(told).toHaveBeenLastCalledWith(null);
});

it('makes nothing more once it has ended', () => {
  const { stage, show, done } = start();
  show(part());
  show(null);
  expect(done).toHaveBeenCalledTimes(2);
  show(part());
  expect(stage.children).toEqual([]);
  expect(done).toHaveBeenCalledTimes(2);
});

it('refuses what only React can draw', () => {
  const { show } = start();
  const WithHooks = () => null;
  expect(() => show(<WithHooks />)).toThrow(TypeError);
  expect(() => show('text')).toThrow(TypeError);
});
