import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mosta/shared/ui';

const END = { textAlign: 'end', whiteSpace: 'nowrap' } as const;

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

type OpeningHoursProps = { /** Id of the heading that names the table. */ labelledBy: string };

/** Opening and closing of each day. */
export function OpeningHours({ labelledBy }: OpeningHoursProps) {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  return (
    <TableContainer>
      <Table aria-labelledby={labelledBy}>
        <TableHead>
          <TableRow>
            <TableCell>{t('hours.day')}</TableCell>
            <TableCell sx={END}>{t('hours.opens')}</TableCell>
            <TableCell sx={END}>{t('hours.closes')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {edition.days.map(({ date, opens, closes }) => (
            <TableRow key={date}>
              <TableCell component="th" scope="row">
                {formatDate(language, date, DAY)}
              </TableCell>
              <TableCell sx={END}>{formatTime(language, opens)}</TableCell>
              <TableCell sx={END}>{formatTime(language, closes)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
