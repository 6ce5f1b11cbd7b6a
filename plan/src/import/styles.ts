import * as css from 'css-tree';
import type { Losses } from './import-loss';
import { everyElement, textWithin, type XmlElement } from './xml-tree';

export type Style = Readonly<Record<string, string>>;

const INHERITED = [
  'clip-rule',
  'color',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-size',
  'stroke',
  'stroke-width',
  'text-anchor',
  'visibility',
];
const OWN = ['clip-path', 'display', 'filter', 'mask', 'opacity', 'transform'];

/** One part of a selector: what an element must be, and how the next one to its right is related. */
type Compound = { type?: string; id?: string; classes: string[]; child: boolean };
type Rule = { compounds: Compound[]; weight: number; declarations: [string, string][] };

/** The style sheets of a drawing. css-tree (3.2.1, MIT) reads them; selectors of types, ids and classes are followed. */
export class StyleSheets {
  private readonly rules: Rule[] = [];

  constructor(root: XmlElement, losses: Losses) {
    for (const element of everyElement(root)) {
      if (element.name === 'style') this.read(textWithin(element), losses);
    }
    // A stable sort: of equal weight, the later rule wins.
    this.rules.sort((a, b) => a.weight - b.weight);
  }

  /** Attributes, then rules, then the element's own declarations; what is inherited comes from around it. */
  styleOf(element: XmlElement, around: Style): Style {
    const style: Record<string, string> = {};
    for (const name of INHERITED) if (around[name] !== undefined) style[name] = around[name];
    const { attributes } = element;
    const set = (name: string, value: string) => {
      if (value !== 'inherit') style[name] = value;
      else if (around[name] !== undefined) style[name] = around[name];
    };
    for (const name of [...INHERITED, ...OWN]) {
      // The transform attribute and the style property are one (SVG 2, section 8.5); the walk reads either.
      const value = attributes[name];
      if (value !== undefined && name !== 'transform') set(name, value.trim());
    }
    for (const { compounds, declarations } of this.rules) {
      if (matches(element, compounds)) for (const [name, value] of declarations) set(name, value);
    }
    if (attributes.style)
      for (const [name, value] of declarationsOf(attributes.style)) set(name, value);
    return style;
  }

  private read(sheet: string, losses: Losses): void {
    const failed = () => losses.add('BAD_STYLE', 'style');
    const tree = css.parse(sheet, { onParseError: failed });
    css.walk(tree, {
      visit: 'Rule',
      enter: ({ prelude, block }) => {
        const declarations = declarationsIn(block);
        if (prelude.type !== 'SelectorList' || declarations.length === 0) return;
        prelude.children.forEach((selector) => {
          const compounds = selector.type === 'Selector' ? compoundsOf(selector) : undefined;
          if (compounds) this.rules.push({ compounds, weight: weightOf(compounds), declarations });
          else losses.add('BAD_STYLE', css.generate(selector));
        });
      },
    });
  }
}

function declarationsOf(text: string): [string, string][] {
  const list = css.parse(text, { context: 'declarationList', onParseError: () => undefined });
  return declarationsIn(list);
}

function declarationsIn(node: css.CssNode): [string, string][] {
  const found: [string, string][] = [];
  css.walk(node, {
    visit: 'Declaration',
    enter: ({ property, value }) => {
      const name = property.toLowerCase();
      const text = css.generate(value).trim();
      if (INHERITED.includes(name) || OWN.includes(name)) found.push([name, text]);
      const size = name === 'font' ? /[\d.]+(?:px|pt|pc|mm|cm|in|em)/.exec(text)?.[0] : undefined;
      if (size) found.push(['font-size', size]);
    },
  });
  return found;
}

/** @returns undefined for a selector that is not followed */
function compoundsOf(selector: css.Selector): Compound[] | undefined {
  const compounds: Compound[] = [{ classes: [], child: false }];
  for (const part of selector.children.toArray()) {
    const last = compounds.at(-1);
    if (!last) return undefined;
    if (part.type === 'TypeSelector') last.type = part.name;
    else if (part.type === 'ClassSelector') last.classes.push(part.name);
    else if (part.type === 'IdSelector') last.id = part.name;
    else if (part.type === 'Combinator' && (part.name === ' ' || part.name === '>')) {
      last.child = part.name === '>';
      compounds.push({ classes: [], child: false });
    } else return undefined;
  }
  return compounds;
}

const weightOf = (compounds: readonly Compound[]) =>
  compounds.reduce(
    (sum, { type, id, classes }) =>
      sum + (id ? 10_000 : 0) + 100 * classes.length + (type && type !== '*' ? 1 : 0),
    0,
  );

function matches(element: XmlElement, compounds: readonly Compound[]): boolean {
  const last = compounds.at(-1);
  if (!last || !fits(element, last)) return false;
  const before = compounds.slice(0, -1);
  const relation = before.at(-1);
  if (!relation) return true;
  for (let at = element.parent; at; at = at.parent) {
    if (matches(at, before)) return true;
    if (relation.child) return false;
  }
  return false;
}

function fits({ name, attributes }: XmlElement, { type, id, classes }: Compound): boolean {
  if (type && type !== '*' && type !== name) return false;
  if (id && id !== attributes.id) return false;
  const own = (attributes.class ?? '').split(/\s+/);
  return classes.every((wanted) => own.includes(wanted));
}
