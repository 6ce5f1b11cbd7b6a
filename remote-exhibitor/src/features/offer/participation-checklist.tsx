import { useTranslation } from '@mosta/shared/i18n';
import { Box, Card, CardContent, Typography } from '@mosta/shared/ui';

/** The sections of the participation form and what each asks for (specification, sections 2 and 5; decisions on RC and NIF). */
const SECTIONS = [
  { name: 'manager', lines: ['names', 'contact', 'password'] },
  { name: 'company', lines: ['names', 'type', 'address', 'rc', 'nif', 'foreign'] },
  { name: 'payment', lines: ['modes', 'stamp'] },
] as const;

/** What to gather before the participation form is filled in. */
export function ParticipationChecklist() {
  const { t } = useTranslation('exhibitor');
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ color: 'olive', mb: 6 }}>
        {t('participation.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {SECTIONS.map(({ name, lines }) => (
          <Card key={name} component="section" aria-labelledby={`checklist-${name}`}>
            <CardContent>
              <Typography id={`checklist-${name}`} variant="h4" component="h3" sx={{ mb: 3 }}>
                {t(`participation.${name}.title`)}
              </Typography>
              <Box
                component="ul"
                sx={{ margin: 0, paddingInlineStart: 5, display: 'grid', gap: 2 }}
              >
                {lines.map((line) => (
                  <li key={line}>{t(`participation.${name}.${line}`)}</li>
                ))}
              </Box>
            </CardContent>
          </Card>
        ))}
      </Box>
    </>
  );
}
