import { FormDone } from '@mosta/shared/forms/form-done';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import {
  Alert,
  AlertTitle,
  Button,
  ButtonLink,
  CircularProgress,
  EmptyState,
  ErrorState,
  LoadingState,
  Skeleton,
} from '@mosta/shared/ui';
import { useState } from 'react';
import { Group, Specimen } from '../specimen';
import type { SectionProps } from './section-props';

const SEVERITIES = ['success', 'info', 'warning', 'error'] as const;

/** Messages, and what is shown while data loads, fails or is missing. */
export function Feedback(props: SectionProps) {
  // These two take the focus when they appear: they are shown when asked for.
  const [shown, setShown] = useState<'done' | 'failure' | null>(null);
  return (
    <Group {...props}>
      <Specimen code="Alert · AlertTitle">
        {SEVERITIES.map((severity) => (
          <Alert key={severity} severity={severity}>
            <AlertTitle>{severity}</AlertTitle>
            Ce qui s’est passé, et ce qu’il faut faire.
          </Alert>
        ))}
      </Specimen>
      <Specimen code="LoadingState" note="En cours">
        <LoadingState />
      </Specimen>
      <Specimen code="ErrorState" note="Échec, puis nouvel essai en cours">
        <ErrorState title="Les hôtels ne peuvent pas être affichés" onRetry={() => undefined}>
          Rien n’est perdu. Réessayez dans un instant.
        </ErrorState>
        <ErrorState
          title="Les hôtels ne peuvent pas être affichés"
          onRetry={() => undefined}
          retrying
        />
      </Specimen>
      <Specimen code="EmptyState" note="Rien encore">
        <EmptyState title="Aucun stand" action={<ButtonLink to="/">Voir le plan</ButtonLink>}>
          Vos stands seront ici dès que vous en aurez choisi un.
        </EmptyState>
      </Specimen>
      <Specimen code="Skeleton · CircularProgress" row>
        <Skeleton variant="rounded" width={160} height={72} />
        <Skeleton width={160} />
        <CircularProgress aria-label="Chargement" />
      </Specimen>
      <Specimen code="FormDone · FormFailure" note="Prennent le focus en apparaissant" row>
        <Button variant="outlined" onClick={() => setShown('done')}>
          Formulaire envoyé
        </Button>
        <Button variant="outlined" onClick={() => setShown('failure')}>
          Formulaire refusé
        </Button>
      </Specimen>
      {shown === 'done' && (
        <FormDone title="Demande envoyée" actions={<ButtonLink to="/">Accueil</ButtonLink>}>
          Une réponse vous parvient par e-mail.
        </FormDone>
      )}
      {shown === 'failure' && (
        <FormFailure title="La demande n’a pas pu être envoyée">Rien n’est perdu.</FormFailure>
      )}
    </Group>
  );
}
