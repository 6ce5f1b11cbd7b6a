/**
 * Attribute of what a page keeps at the foot of the screen, such as a bar with the sum of a cart. While an element has it,
 * the host's own bar gives way, before scripts too: two bars would leave a phone no room to read.
 */
export const FOOT_TAKEN = 'data-foot-taken';
