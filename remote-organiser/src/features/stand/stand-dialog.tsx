import { holderName } from '@mosta/shared/domain/wanted-stands';
import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { longTextSchema } from '@mosta/shared/schemas/text.schema';
import { useRef } from 'react';
import { DecisionDialog } from '../../ui/decision-dialog';
import { type StandAction, useActOnStand } from './stand.queries';

/** As the service takes it. */
const REASON = longTextSchema(1000);

type StandDialogProps = {
  /** One or several. */
  stands: readonly OrganizerStand[];
  action: StandAction;
  onDone: () => void;
  onClose: () => void;
};

/**
 * Confirms what is done with stands, one after the other; who loses one may be told why. A try after a failure leaves out
 * those that are done.
 */
export function StandDialog({ stands, action, onDone, onClose }: StandDialogProps) {
  const { t } = useTranslation('organiser');
  const { mutateAsync } = useActOnStand();
  const finished = useRef(new Set<string>());
  const [first] = stands;
  const code = stands.map((stand) => stand.code).join(', ');
  const several = stands.length > 1;
  return (
    <DecisionDialog
      title={
        several
          ? t(`stands.several.${action}.title`, { count: stands.length })
          : t(`stands.${action}.title`, { code })
      }
      text={
        several
          ? t(`stands.several.${action}.text`, { codes: code })
          : t(`stands.${action}.text`, { holder: first ? holderName(first) : '' })
      }
      confirm={t(`stands.${action}.action`)}
      failed={t(several ? 'stands.several.notDone' : 'stands.notDone')}
      words={
        action === 'release'
          ? { label: t('common.reason'), required: false, schema: REASON }
          : undefined
      }
      send={async (reason) => {
        for (const stand of stands) {
          if (finished.current.has(stand.code)) continue;
          await mutateAsync({ code: stand.code, action, reason });
          finished.current.add(stand.code);
        }
        onDone();
      }}
      onClose={onClose}
    />
  );
}
