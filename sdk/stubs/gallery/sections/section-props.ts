/** What the page gives to each section. */
export type SectionProps = { id: string; title: string };
