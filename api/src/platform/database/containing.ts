/** The pattern of `like` for what contains a text; signs with a meaning of their own in patterns stand for themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
