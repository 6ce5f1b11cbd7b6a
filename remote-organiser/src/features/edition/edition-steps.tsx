import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerEdition } from '@mosta/shared/schemas/organizer-edition.schema';
import { Alert, Box, Button, ButtonLink, Typography } from '@mosta/shared/ui';
import { useState } from 'react';
import { PATHS } from '../../paths';
import { withEdition } from '../../shown-edition';
import { DecisionDialog } from '../../ui/decision-dialog';
import { useRights } from '../../use-rights';
import { type EditionStep, useStepEdition } from './edition.queries';
import { EditionStateBadges } from './edition-list';
import { PreviewButton } from './preview-button';

type EditionStepsProps = {
  edition: OrganizerEdition;
  /** Something was typed that is not saved. */
  unsaved: boolean;
};

/** The state of an edition, where it can be led from there, and who changed what. */
export function EditionSteps({ edition, unsaved }: EditionStepsProps) {
  const { t } = useTranslation('organiser');
  const { mayRead, mayWrite } = useRights();
  const { mutateAsync } = useStepEdition();
  const [asked, ask] = useState<EditionStep | null>(null);
  const [done, setDone] = useState<EditionStep | null>(null);
  const { _id: id, version, product, year } = edition;
  const name = `${product} ${year}`;
  return (
    <Box component="section" aria-label={t('edition.state')} sx={{ mb: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h4" component="h2">
          <bdi>{name}</bdi>
        </Typography>
        <EditionStateBadges edition={edition} />
      </Box>
      <Typography sx={{ mt: 2, maxInlineSize: '45em' }}>
        {t(`edition.stateTexts.${edition.state}`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        {(mayWrite('edition') ? stepsOf(edition) : []).map((step) => (
          <Button
            key={step}
            variant="outlined"
            disabled={unsaved}
            onClick={() => ask(step)}
            aria-describedby={unsaved ? 'edition-unsaved' : undefined}
          >
            {t(`edition.steps.${step}.action`)}
          </Button>
        ))}
        {edition.state === 'draft' && mayWrite('content') && <PreviewButton id={id} />}
        {edition.state === 'draft' && (
          <ButtonLink to={withEdition(PATHS.programme, year)}>{t('edition.prepare')}</ButtonLink>
        )}
        {!edition.current && (
          <ButtonLink to={withEdition(PATHS.overview, year)}>{t('edition.look')}</ButtonLink>
        )}
        {mayRead('audit') && (
          <ButtonLink to={`${PATHS.audit}?${new URLSearchParams({ sujet: 'edition', objet: id })}`}>
            {t('edition.log')}
          </ButtonLink>
        )}
      </Box>
      {unsaved && (
        <Typography id="edition-unsaved" variant="body2" sx={{ mt: 2 }}>
          {t('edition.saveFirst')}
        </Typography>
      )}
      <Box role="status">
        {done && (
          <Alert severity="success" role="presentation" sx={{ mt: 4 }}>
            {t(`edition.steps.${done}.done`, { name })}
          </Alert>
        )}
      </Box>
      {asked && (
        <DecisionDialog
          title={t(`edition.steps.${asked}.title`, { name })}
          text={t(`edition.steps.${asked}.text`)}
          confirm={t(`edition.steps.${asked}.action`)}
          failed={t('edition.stepFailed')}
          send={async () => {
            await mutateAsync({ id, step: asked, version });
            setDone(asked);
          }}
          onClose={() => ask(null)}
        />
      )}
    </Box>
  );
}

/** Where an edition can be led from its state. */
function stepsOf({ state, current }: OrganizerEdition): readonly EditionStep[] {
  if (state === 'archived') return [];
  const shown: EditionStep[] = current ? [] : ['current'];
  const taking: EditionStep[] = state === 'open' ? ['close'] : state === 'closed' ? ['open'] : [];
  return [...shown, ...taking, ...(current ? [] : (['archive'] as const))];
}
