import { shownText } from '@mosta/shared/domain/content-text';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Letter } from '@mosta/shared/schemas/letter.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, LoadingState, Typography } from '@mosta/shared/ui';
import { useState } from 'react';
import { BackToList } from '../../ui/back-to-list';
import { gone } from '../../ui/gone';
import { useRights } from '../../use-rights';
import { useLetter } from './letter.queries';
import type { LetterDone } from './letter-done';
import { LetterForm } from './letter-form';
import { LetterMarks } from './letter-marks';
import { LetterReport } from './letter-report';

type LetterViewProps = {
  /** Null for a new one. */
  id: string | null;
  /** Address of the list. */
  back: string;
  onDone: (what: LetterDone, id: string) => void;
};

/** One letter: a draft is written, what has left is reported on. */
export function LetterView({ id, back, onDone }: LetterViewProps) {
  const { t } = useTranslation('organiser');
  return (
    <>
      <Box sx={{ mb: 4 }}>
        <BackToList to={back}>{t('mailing.back')}</BackToList>
      </Box>
      {id === null ? <Part letter={null} onDone={onDone} /> : <Stored id={id} onDone={onDone} />}
    </>
  );
}

function Stored({ id, onDone }: Pick<LetterViewProps, 'onDone'> & { id: string }) {
  const { t } = useTranslation('organiser');
  return (
    <QueryGate
      query={useLetter(id)}
      loading={<LoadingState label={t('mailing.loadingOne')} />}
      failed={t('mailing.failedOne')}
      renderError={gone(t('mailing.gone'), t('mailing.goneText'))}
    >
      {(letter) => <Part letter={letter} onDone={onDone} />}
    </QueryGate>
  );
}

type PartProps = Pick<LetterViewProps, 'onDone'> & { letter: Letter | null };

function Part({ letter: given, onDone }: PartProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { mayWrite } = useRights();
  /** What is typed stays on the screen, also when a colleague sends the letter meanwhile. */
  const [typed, setTyped] = useState(false);
  /** A new letter that was typed on while it was being added: its form stays until all of it is saved. */
  const [added, setAdded] = useState<string | null>(null);
  const letter = useLetter(added).data ?? given;
  const draft = letter === null || letter.state === 'draft';
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3, mb: 7 }}>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{letter ? shownText(letter.content.subject, language) : t('mailing.new')}</bdi>
        </Typography>
        {letter && <LetterMarks letter={letter} />}
      </Box>
      {mayWrite('letter') && (draft || typed) ? (
        <LetterForm letter={letter} onTyped={setTyped} onAdded={setAdded} onDone={onDone} />
      ) : (
        letter && <LetterReport letter={letter} onDone={onDone} />
      )}
    </>
  );
}
