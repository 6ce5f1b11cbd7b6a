import { Box } from '@mosta/shared/ui';
import { Fragment } from 'react';

type SheetHeadingProps = {
  title: string /** Empty ones are left out. */;
  facts: readonly string[];
};

/** The head of a printed sheet: what it is, then of what fair, when and where. */
export function SheetHeading({ title, facts }: SheetHeadingProps) {
  return (
    <Box sx={{ mb: '5mm' }}>
      <Box component="p" sx={{ typography: 'h4', fontSize: '22pt' }}>
        {title}
      </Box>
      <Box component="p" sx={{ fontSize: '11pt' }}>
        {facts.filter(Boolean).map((fact, index) => (
          // The dots go with the line, not with what they separate, which may run the other way.
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}
