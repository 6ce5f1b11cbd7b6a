/** Attribute of the prerendered page's style element with global rules: the names by which Emotion knows them. */
export const GLOBAL_RULES = 'data-global-rules';

const MARKED = /\/\*global ([^*]+)\*\/(.*?)\/\*end\*\//gs;

/** Marks rules of a drawing that hold for the whole page, such as the theme's colours. @param name given by Emotion */
export function markGlobalRules(name: string, rules: string): string {
  return `/*global ${name}*/${rules}/*end*/`;
}

/** Parts the rules of a drawing: global ones with their names, and those of elements. */
export function partGlobalRules(css: string): { names: string[]; globals: string; rest: string } {
  const found = [...css.matchAll(MARKED)];
  return {
    names: found.map(([, name = '']) => name),
    globals: found.map(([, , rules = '']) => rules).join(''),
    rest: css.replace(MARKED, ''),
  };
}
