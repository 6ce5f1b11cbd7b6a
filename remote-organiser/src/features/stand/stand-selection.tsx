import { formatMoney } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { RESERVATION_CURRENCIES } from '@mosta/shared/schemas/reservation.schema';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { Button } from '@mosta/shared/ui';
import { editionParameter, useShownYear } from '../../shown-edition';
import { SelectionBox } from '../../ui/selection-box';
import { useRights } from '../../use-rights';
import { LayoutActions } from './layout-actions';
import { SignsButton } from './signs-button';
import type { StandAction } from './stand.queries';
import { actionsOn, figuresOf } from './stand-actions';

/** What is asked to be done with the chosen stands. */
export type Asked =
  | { kind: StandAction; stands: readonly OrganizerStand[] }
  | { kind: 'move'; stand: OrganizerStand; to?: string | undefined }
  | { kind: 'correct' | 'split' | 'cut'; stand: OrganizerStand }
  | { kind: 'uncut'; code: string; cutParts: readonly OrganizerStand[] }
  | { kind: 'join'; joined: readonly OrganizerStand[] };

type StandSelectionProps = {
  stands: readonly OrganizerStand[];
  all: readonly OrganizerStand[];
  onAsk: (asked: Asked) => void;
  onClear: () => void;
};

/** Numbers of the chosen stands, and what can be done with them; nothing while none is chosen. */
export function StandSelection({ stands, all, onAsk, onClear }: StandSelectionProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const year = useShownYear();
  const may = useRights().mayWrite('stand');
  const [first] = stands;
  if (!first) return null;
  const { area, prices } = figuresOf(stands);
  const alone = stands.length === 1;
  const figures = [
    t('common.stand.squareMetres', { area }),
    ...RESERVATION_CURRENCIES.flatMap((currency) => {
      const amount = prices[currency];
      return amount === undefined ? [] : [formatMoney({ amount, currency }, language)];
    }),
  ];
  return (
    <SelectionBox
      label={t('stands.selection.label')}
      status={
        <>
          <strong>
            {alone ? first.code : t('stands.selection.count', { count: stands.length })}
          </strong>
          {' · '}
          <bdi>{figures.join(' · ')}</bdi>
        </>
      }
    >
      {may &&
        actionsOn(stands).map(([kind, own]) => (
          <Button
            key={kind}
            size="small"
            variant="outlined"
            onClick={() => onAsk({ kind, stands: own })}
          >
            {alone
              ? t(`stands.${kind}.action`)
              : t('stands.selection.action', {
                  action: t(`stands.${kind}.action`),
                  count: own.length,
                })}
          </Button>
        ))}
      {may && alone && first.holder && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => onAsk({ kind: 'move', stand: first })}
        >
          {t('stands.move.action')}
        </Button>
      )}
      {may && alone && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => onAsk({ kind: 'correct', stand: first })}
        >
          {t('stands.correct.open')}
        </Button>
      )}
      {may && (
        <LayoutActions
          stands={stands}
          all={all}
          onJoin={() => onAsk({ kind: 'join', joined: stands })}
          onSplit={(stand) => onAsk({ kind: 'split', stand })}
          onCut={(stand) => onAsk({ kind: 'cut', stand })}
          onUncut={(code, cutParts) => onAsk({ kind: 'uncut', code, cutParts })}
        />
      )}
      <SignsButton
        label={t('print.chosen', { count: stands.length })}
        filter={{
          codes: stands.map(({ code }) => code).join(','),
          ...editionParameter(year),
        }}
      />
      <Button size="small" onClick={onClear}>
        {t('common.clearSelection')}
      </Button>
    </SelectionBox>
  );
}
