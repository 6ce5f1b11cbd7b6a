import { Link } from '@mosta/shared/router';
import { RADIUS } from '@mosta/shared/theme';
import { PlainList, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { currentPage, type ExplainedLink } from './navigation-model';

type ExplainedLinksProps = {
  links: readonly ExplainedLink[];
  current: string;
  /** Whether the lines are shown: a closed menu does without. */
  explained: boolean;
  onGo: () => void;
};

/** The links of a menu, each with what its page says of itself. The whole row is the link; its name is the page's alone. */
export function ExplainedLinks({ links, current, explained, onGo }: ExplainedLinksProps) {
  const id = useId();
  return (
    <PlainList sx={ROWS}>
      {links.map(({ path, label, line }, index) => (
        <li key={path}>
          <Link
            to={path}
            onClick={onGo}
            aria-current={currentPage(path, current)}
            {...(explained && line && { 'aria-describedby': `${id}-${index}` })}
          >
            {label}
          </Link>
          {explained && line && (
            <Typography id={`${id}-${index}`} variant="body2">
              {line}
            </Typography>
          )}
        </li>
      ))}
    </PlainList>
  );
}

/** One rule for all rows: closed menus are in every page. */
const ROWS = {
  '& > li': {
    position: 'relative',
    breakInside: 'avoid',
    paddingInline: 3,
    paddingBlock: 2.5,
    marginInline: { xs: -3, md: 0 },
    borderRadius: RADIUS.field,
    '&:hover, &:focus-within': { bgcolor: 'wheat' },
  },
  '& a[href]': {
    color: 'olive',
    fontWeight: 600,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: RADIUS.field },
    '&[aria-current]': { color: 'terracotta' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid', outlineOffset: '-2px' },
  },
  '& p': { color: 'muted' },
} as const;
