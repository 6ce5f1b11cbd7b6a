/** Styles are imported for their effect alone; webpack extracts them. */
declare module '*.css';
