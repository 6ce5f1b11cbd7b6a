import { PAGE_MARGINS } from '@mosta/shared/ui';

const { maxInlineSize, paddingInline } = PAGE_MARGINS;

/** Space before content that begins where the page's container does, in a box as wide as the window. */
export const PAGE_START = {
  xs: paddingInline.xs,
  md: `max(${paddingInline.md}, calc((100vw - ${maxInlineSize}px) / 2 + ${paddingInline.md}))`,
} as const;
