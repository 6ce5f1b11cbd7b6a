import { type KeptList, MOST_KEPT } from '@mosta/shared/auth';
import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { Typography } from '@mosta/shared/ui';

/** Says that favourites could not be read, will not be kept, or are as many as may be. */
export function KeptListNotice({ problem }: Pick<KeptList, 'problem'>) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  return (
    // The region is there before its text, so that the text is read out.
    <Typography
      component="div"
      role="status"
      variant="body2"
      sx={{ '&:empty': { display: 'none' } }}
    >
      {problem && t(`favourites.${problem}`, { most: MOST_KEPT })}
    </Typography>
  );
}
