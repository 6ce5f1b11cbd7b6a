/** JSON made safe inside a `<script>` element: nothing in it can close the element or open a comment. */
export function escapeJson(value: unknown): string {
  return escapeJsonText(JSON.stringify(value));
}

/** The same for a value that is JSON already. */
export function escapeJsonText(json: string): string {
  return json.replace(/</g, '\\u003c');
}
