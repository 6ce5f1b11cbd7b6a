import { holderName } from '@mosta/shared/domain/wanted-stands';
import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { longTextSchema } from '@mosta/shared/schemas/text.schema';
import { DecisionDialog } from '../../ui/decision-dialog';
import { type StandAction, useActOnStand } from './stand.queries';

/** As the service takes it. */
const REASON = longTextSchema(1000);

type StandDialogProps = {
  stand: OrganizerStand;
  action: StandAction;
  onDone: () => void;
  onClose: () => void;
};

/** Confirms what is done with a stand; who loses one may be told why. */
export function StandDialog({ stand, action, onDone, onClose }: StandDialogProps) {
  const { t } = useTranslation('organiser');
  const { mutateAsync } = useActOnStand();
  const { code } = stand;
  return (
    <DecisionDialog
      title={t(`stands.${action}.title`, { code })}
      text={t(`stands.${action}.text`, { holder: holderName(stand) })}
      confirm={t(`stands.${action}.action`)}
      failed={t('stands.notDone')}
      words={
        action === 'release'
          ? { label: t('stands.reason'), required: false, schema: REASON }
          : undefined
      }
      send={async (reason) => {
        await mutateAsync({ code, action, reason });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
