import './page.css';

/** A page whose style sheet means every page. */
export default function StyledPage() {
  return <h1>Remote d’essai « styles »</h1>;
}
