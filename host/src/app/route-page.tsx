import type { RouteDescriptor } from '@mosta/shared/contract/descriptor';
import type { ResolvedRoute } from '@mosta/shared/contract/registry';
import { askedRow, rowAddress } from '@mosta/shared/contract/rows';
import { useLanguage } from '@mosta/shared/i18n';
import { CallScope } from '@mosta/shared/queries';
import { useLocation } from '@mosta/shared/router';
import { RemoteContent } from '../federation/remote-content';
import { LoadAnew } from '../offline/load-anew';
import { AfterNavigation } from '../page/after-navigation';
import { ShowLivePage } from '../page/live-page';
import { PageHead } from '../page/page-head';
import { ChangeOver } from '../releases/change-over';
import { KillSwitch } from '../releases/kill-switch';
import { Guard } from './guard';

type RoutePageProps = Pick<ResolvedRoute, 'remote' | 'route'> & {
  /** The open page that a guarded one shares its address with, but for the case. */
  twin: RouteDescriptor | undefined;
};

/** The page of one route of a remote: head, guard, code. */
export function RoutePage({ remote, route, twin }: RoutePageProps) {
  const address = useLocation();
  const language = useLanguage();
  const title = route.title[language];
  const asked = askedRow(route, address);
  const row = asked === undefined ? undefined : rowAddress(route, asked);
  const content = (
    <LoadAnew key={route.path} title={title}>
      <ChangeOver remote={remote} path={route.path} title={title}>
        <KillSwitch remote={remote} size="page">
          <RemoteContent
            remote={remote}
            pickKey={route.path}
            pick={(module) => module.routes[route.path] ?? module.routes['*']}
            size="page"
            title={title}
            whenReady={
              <>
                <AfterNavigation row={row} />
                <ShowLivePage />
              </>
            }
          />
        </KillSwitch>
      </ChangeOver>
    </LoadAnew>
  );
  return (
    <>
      <PageHead route={route} row={row} />
      <CallScope key={route.path}>
        {route.guarded ? (
          <Guard roles={route.roles} twin={twin}>
            {content}
          </Guard>
        ) : (
          content
        )}
      </CallScope>
    </>
  );
}
