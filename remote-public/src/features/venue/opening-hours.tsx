import { EDITION } from '@mosta/shared/domain/edition';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import {
  Section,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mosta/shared/ui';
import { formatDate, formatHour, formatWeekday } from '../edition/format';
import { SectionTitle } from '../info/section-title';

const END = { textAlign: 'end', whiteSpace: 'nowrap' } as const;

/** Opening and closing of each day. */
export function OpeningHours() {
  const { t } = useTranslation('public');
  const language = useLanguage();
  return (
    <Section labelledBy="horaires">
      <SectionTitle id="horaires" title={t('hours.heading')} />
      <TableContainer sx={{ maxInlineSize: 760 }}>
        <Table aria-labelledby="horaires">
          <TableHead>
            <TableRow>
              <TableCell>{t('hours.day')}</TableCell>
              <TableCell sx={END}>{t('hours.opens')}</TableCell>
              <TableCell sx={END}>{t('hours.closes')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {EDITION.days.map(({ date, opens, closes }) => (
              <TableRow key={date}>
                <TableCell component="th" scope="row">
                  {formatWeekday(date, language)} {formatDate(date, language)}
                </TableCell>
                <TableCell sx={END}>{formatHour(opens, language)}</TableCell>
                <TableCell sx={END}>{formatHour(closes, language)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}
