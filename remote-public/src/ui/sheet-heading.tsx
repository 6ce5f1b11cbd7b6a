import { Box } from '@mosta/shared/ui';

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
          <bdi key={fact}>
            {index > 0 && ' · '}
            {fact}
          </bdi>
        ))}
      </Box>
    </Box>
  );
}
