import './page.css';

// As libraries do that bring their styles along.
const element = document.createElement('style');
document.head.append(element);
element.sheet?.insertRule('h1 { word-spacing: 9px }');

/** A page whose styles mean every page. */
export default function StyledPage() {
  return <h1>Remote d’essai « styles »</h1>;
}
