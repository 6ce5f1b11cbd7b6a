import { Fragment, isValidElement, type ReactElement, type ReactNode, type Ref } from 'react';

/** What @pixi/react tells a reconciler of Pixi's nodes, as far as this one asks. */
type Host<Node> = {
  createInstance: (type: string, props: object, root: Node) => Node;
  appendChild: (parent: Node, child: Node) => void;
  removeChild: (parent: Node, child: Node) => void;
  commitUpdate: (node: Node, type: string, before: object, after: object) => void;
};

type HostElement<Node> = ReactElement<{ children?: ReactNode; ref?: Ref<Node> }, string>;
type Drawn<Node> = { element: HostElement<Node>; node: Node; children: Drawn<Node>[] };
type Root<Node> = { node: Node; children: Drawn<Node>[]; ended: boolean };

/**
 * Stands in the build for react-reconciler, which is React's whole machine a second time: 39 KB of gzip for the four nodes
 * of the plan (`portal.replaces` in package.json, docs/decisions/0055). It draws elements of nodes, fragments and context
 * providers at once, in the effect in which @pixi/react hands them over. Components with hooks belong around
 * `<Application>`, where React itself draws them.
 */
export function createReconciler<Node>(host: Host<Node>) {
  function add(parent: Node, element: HostElement<Node>, root: Node): Drawn<Node> {
    const { type, props } = element;
    const node = host.createInstance(type, props, root);
    const children = elementsOf<Node>(props.children).map((child) => add(node, child, root));
    host.appendChild(parent, node);
    setRef(props.ref, node);
    return { element, node, children };
  }

  function update(drawn: Drawn<Node>, element: HostElement<Node>, root: Node): Drawn<Node> {
    const { node } = drawn;
    const before = drawn.element.props;
    const { type, props } = element;
    host.commitUpdate(node, type, before, props);
    if (before.ref !== props.ref) {
      setRef(before.ref, null);
      setRef(props.ref, node);
    }
    return { element, node, children: follow(node, drawn.children, props.children, root) };
  }

  /** Has a node's children be what is asked for: those at the head that stay, then new ones. */
  function follow(parent: Node, drawn: Drawn<Node>[], content: ReactNode, root: Node) {
    const elements = elementsOf<Node>(content);
    const changed = drawn.findIndex(({ element }, index) => !isSame(element, elements[index]));
    const staying = changed < 0 ? drawn : drawn.slice(0, changed);
    for (const { node, ...rest } of drawn.slice(staying.length)) {
      forgetRefs({ node, ...rest });
      host.removeChild(parent, node);
    }
    return elements.map((element, index) => {
      const old = staying[index];
      return old ? update(old, element, root) : add(parent, element, root);
    });
  }

  return {
    injectIntoDevTools: (): void => undefined,
    createContainer: (node: Node): Root<Node> => ({ node, children: [], ended: false }),
    /** @param content null ends the tree for good: what is asked for later comes too late */
    updateContainer(
      content: ReactNode,
      root: Root<Node>,
      _parent: unknown,
      done: () => void,
    ): void {
      if (root.ended) return;
      root.ended = content === null;
      root.children = follow(root.node, root.children, content, root.node);
      done();
    },
  };
}

/** @throws TypeError for what only React itself can draw */
function elementsOf<Node>(content: ReactNode): HostElement<Node>[] {
  if (Array.isArray(content)) return content.flatMap((part: ReactNode) => elementsOf<Node>(part));
  if (content === null || content === undefined || typeof content === 'boolean') return [];
  if (isNode<Node>(content)) return [content];
  if (isValidElement<{ children?: ReactNode }>(content) && isTransparent(content.type))
    return elementsOf<Node>(content.props.children);
  throw new TypeError('Inside <Application> there are nodes of Pixi alone');
}

function isNode<Node>(content: ReactNode): content is HostElement<Node> {
  return isValidElement(content) && typeof content.type === 'string';
}

function isTransparent(type: unknown): boolean {
  return type === Fragment || (typeof type === 'object' && type !== null && 'Provider' in type);
}

function isSame<Node>(drawn: HostElement<Node>, element: HostElement<Node> | undefined): boolean {
  return drawn.type === element?.type && drawn.key === element.key;
}

function setRef<Node>(ref: Ref<Node> | undefined, node: Node | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}

function forgetRefs<Node>({ element, children }: Drawn<Node>): void {
  setRef(element.props.ref, null);
  for (const child of children) forgetRefs(child);
}
