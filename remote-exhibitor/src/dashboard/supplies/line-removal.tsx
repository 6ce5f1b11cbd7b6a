import { useTranslation } from '@mosta/shared/i18n';
import { Button } from '@mosta/shared/ui';

type LineRemovalProps = { name: string; onRemove: () => void };

/** Takes an ordered line back. */
export function LineRemoval({ name, onRemove }: LineRemovalProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <Button
      size="small"
      aria-label={t('supplies.takeBack.label', { name })}
      onClick={onRemove}
      sx={{ minBlockSize: 44, marginBlock: -2.5 }}
    >
      {t('supplies.takeBack.button')}
    </Button>
  );
}
