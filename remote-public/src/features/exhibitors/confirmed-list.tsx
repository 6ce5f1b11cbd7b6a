import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import {
  MuiLink,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mosta/shared/ui';
import { ELSEWHERE } from '../../paths';
import { CONFIRMED_EXHIBITORS } from './exhibitors';

/** Confirmed exhibitors and their stands; a stand leads to its place on the plan. */
export function ConfirmedList() {
  const { t } = useTranslation('public');
  return (
    <>
      <TableContainer sx={{ maxInlineSize: 760 }}>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{t('exhibitors.name')}</TableCell>
              <TableCell sx={{ textAlign: 'end' }}>{t('exhibitors.stand')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {CONFIRMED_EXHIBITORS.map(({ name, stand }) => (
              <TableRow key={stand}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell sx={{ textAlign: 'end' }}>
                  <MuiLink component={Link} to={`${ELSEWHERE.plan}?stand=${stand}`}>
                    {t('exhibitors.seeStand', { stand })}
                  </MuiLink>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" sx={{ mt: 6, color: 'text.secondary' }}>
        {t('exhibitors.sample')}
      </Typography>
    </>
  );
}
