import { OverNotice } from '@mosta/shared/forms/over-notice';
import { useTranslation } from '@mosta/shared/i18n';
import { useQueryClient } from '@mosta/shared/queries';
import { useLocation, useNavigate, useSearchParams } from '@mosta/shared/router';
import { Button, EmptyState, LiveOnly, Section } from '@mosta/shared/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { badgeQuery } from '../../features/badge/badge.queries';
import { BadgeRequest } from '../../features/badge/badge-request';
import { BadgeView } from '../../features/badge/badge-view';
import { KeptBadgeLink } from '../../features/badge/kept-badge-link';
import { useLeadAfter } from '../../features/edition/edition-note';
import { InfoPage } from '../../features/info/info-page';
import { PATHS } from '../../paths';
import { BADGE_SCENE } from '../../scenes/badge-scene';

/** History state of a badge that has just been requested. */
const madeSchema = v.object({ sentTo: v.string() });

/** The request for a badge; with `?badge=<token>`, the badge itself. */
export default function BadgesPage() {
  const { t } = useTranslation('public');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const queryClient = useQueryClient();
  const [erased, setErased] = useState(false);
  const token = parameters.get('badge');
  const made = v.safeParse(madeSchema, state);

  return (
    <InfoPage page="badges" scene={BADGE_SCENE} lead={useLeadAfter()}>
      <Section compact>
        {token !== null ? (
          <BadgeView
            token={token}
            sentTo={made.success ? made.output.sentTo : null}
            onErased={() => {
              queryClient.removeQueries({ queryKey: badgeQuery(token).queryKey });
              setErased(true);
              void navigate(PATHS.badges, { replace: true });
            }}
          />
        ) : erased ? (
          <EmptyState
            title={t('badge.erased.title')}
            action={
              <Button variant="outlined" onClick={() => setErased(false)}>
                {t('badge.missing.again')}
              </Button>
            }
          >
            {t('badge.erased.text')}
          </EmptyState>
        ) : (
          <>
            <OverNotice />
            <LiveOnly>
              <KeptBadgeLink />
            </LiveOnly>
            <BadgeRequest
              wanted={parameters.get('categorie')}
              onMade={(badge, sentTo) => {
                queryClient.setQueryData(badgeQuery(badge.token).queryKey, badge);
                void navigate(`${PATHS.badges}?${new URLSearchParams({ badge: badge.token })}`, {
                  replace: true,
                  state: { sentTo },
                });
              }}
            />
          </>
        )}
      </Section>
    </InfoPage>
  );
}
