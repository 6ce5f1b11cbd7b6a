import { useTranslation } from '@mosta/shared/i18n';
import { Box, Card, CardGrid, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type TextCard = { key: string; art?: ReactNode };

type TextCardsProps = {
  /** Group of the catalogue that holds `<key>.title` and `<key>.text`. */
  texts: string;
  cards: readonly TextCard[];
  /** Cards of a row on a wide screen. */
  columns?: 2 | 3 | 4;
};

/** Cards with a title and a few lines, a drawing above where there is one. */
export function TextCards({ texts, cards, columns = 3 }: TextCardsProps) {
  const { t } = useTranslation('public');
  return (
    <CardGrid columns={{ sm: 2, lg: columns }}>
      {cards.map(({ key, art }) => (
        <Card component="li" key={key} sx={{ padding: { xs: 5, md: 6 } }}>
          {art && <Box sx={{ mb: 4, display: 'flex' }}>{art}</Box>}
          <Typography variant="h5" component="h3">
            {t(`${texts}.${key}.title`)}
          </Typography>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            {t(`${texts}.${key}.text`)}
          </Typography>
        </Card>
      ))}
    </CardGrid>
  );
}
