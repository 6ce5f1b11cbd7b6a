import { measuredParts, proposedCodes } from '@mosta/shared/domain/cut-stand';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import {
  type CutSide,
  MOST_CUT,
  partCodeSchema,
  type StandOutline,
} from '@mosta/shared/schemas/stand-cut.schema';
import { Alert, Box, LoadingState, Typography } from '@mosta/shared/ui';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormDialog } from '../../ui/form-dialog';
import { useSendingKey } from '../../use-sending-key';
import { CutPlace } from './cut-place';
import { CutPreview } from './cut-preview';
import { cutProblem, cutShares, scaleOf } from './stand-cut';
import { useCutStand, useStandOutline } from './stand-cut.queries';
import { useLayoutError } from './use-layout-error';

type CutStandDialogProps = {
  stand: OrganizerStand;
  /** Every stand of the edition: parts have codes that none of them has. */
  all: readonly OrganizerStand[];
  onDone: (parts: readonly OrganizerStand[]) => void;
  onClose: () => void;
};

type CutValues = { many: string; side: CutSide; codes: string[] };

const NUMBERS = Array.from({ length: MOST_CUT - 1 }, (_, index) => String(index + 2));
const SIDES: readonly CutSide[] = ['long', 'short'];

/** Shows what the parts of a stand would be, and cuts it as it is chosen. */
export function CutStandDialog({ stand, all, onDone, onClose }: CutStandDialogProps) {
  const { t } = useTranslation('organiser');
  const errorText = useLayoutError();
  const id = useId();
  const { code, revision } = stand;
  const { key } = useSendingKey();
  const [share, setShare] = useState(0.5);
  const { mutateAsync } = useCutStand();
  const form = useForm<CutValues>({
    defaultValues: {
      many: '2',
      side: 'long',
      codes: proposedCodes(code, MOST_CUT, (one) => all.some((other) => other.code === one)),
    },
  });
  const { errors, isSubmitting } = form.formState;
  const { many, side, codes: typed } = form.watch();
  const codes = typed.slice(0, Number(many)).map(asCode);
  const shares = cutShares(Number(many), share);
  const { data, error } = useStandOutline(code, !isSubmitting);
  const problem = data && cutProblem(data, stand, { side, shares });
  const { failure, submit } = useFormSending({
    form,
    fieldOf: (path) => path.replace(/^into\.(\d)\.code$/, 'codes.$1'),
    send: async () => {
      const into = codes.map((part, index) => ({ code: part, share: shares[index] ?? 0 }));
      onDone(await mutateAsync({ code, cut: { key, revision, side, into } }));
      onClose();
    },
  });
  const isCode = (text: string, index: number) => {
    if (!v.is(partCodeSchema, asCode(text))) return t('stands.cut.codeWrong');
    return codes.indexOf(asCode(text)) === index || t('stands.cut.codeTwice');
  };
  return (
    <FormDialog
      id={id}
      title={t('stands.cut.title', { code })}
      confirm={data && !problem ? t('stands.cut.action') : undefined}
      sending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{t('stands.cut.text', { code })}</Typography>
      {failure && (
        <FormFailure title={t('stands.layout.notDone')}>{errorText(failure)}</FormFailure>
      )}
      {error && <Alert severity="warning">{errorText(error)}</Alert>}
      {!error && !data && <LoadingState label={t('stands.cut.loading')} />}
      {data && (
        <>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <FormField
              field={form.register('many')}
              label={t('stands.cut.many')}
              message=""
              options={NUMBERS.map((number) => (
                <option key={number} value={number}>
                  {t(`stands.cut.numbers.${number}`)}
                </option>
              ))}
            />
            <FormField
              field={form.register('side')}
              label={t('stands.cut.side')}
              message=""
              options={SIDES.map((one) => (
                <option key={one} value={one}>
                  {t(`stands.cut.sides.${one}`)}
                </option>
              ))}
            />
          </Box>
          {many === '2' && (
            <CutPlace
              {...{ outline: data, side, share, scale: scaleOf(data, stand) }}
              onChange={setShare}
            />
          )}
          <Parts {...{ stand, outline: data, side, shares, codes }} />
          {problem && <Alert severity="warning">{t(`stands.cut.problems.${problem}`)}</Alert>}
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {codes.map((_, index) => (
              <FormField
                key={index}
                field={form.register(`codes.${index}`, {
                  validate: (text) => isCode(text, index),
                })}
                label={t('stands.cut.code', { number: index + 1 })}
                message={errors.codes?.[index]?.message ?? ''}
                required
                code="text"
              />
            ))}
          </Box>
        </>
      )}
    </FormDialog>
  );
}

/** As it is sent: codes have capital letters. */
const asCode = (text: string) => text.trim().toUpperCase();

type PartsProps = {
  stand: OrganizerStand;
  outline: StandOutline['outline'];
  side: CutSide;
  shares: readonly number[];
  codes: readonly string[];
};

function Parts({ stand, outline, side, shares, codes }: PartsProps) {
  const { parts, priced } = measuredParts(useEdition(), stand, shares);
  const named = parts.map((part, index) => ({ ...part, code: codes[index] ?? '' }));
  return (
    <CutPreview
      {...{ outline, side, shares, parts: named, priced }}
      scale={scaleOf(outline, stand)}
    />
  );
}
