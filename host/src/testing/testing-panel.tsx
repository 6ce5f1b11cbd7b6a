import { type Language, registerCatalogue, useTranslation } from '@mosta/shared/i18n';
import {
  Box,
  Button,
  Dialog,
  DialogContent,
  PlainList,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mosta/shared/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { clearOverrides, collectOverrides, PANEL_EVENT } from '../federation/overrides';
import { useRemotes } from '../federation/remotes-context';
import { useAllVersions } from '../federation/use-all-versions';
import { onObservation, readFailures } from './page-observations';
import { reloadPage } from './reload-page';
import { RemoteRow } from './remote-row';

export const TESTING_NAMESPACE = 'testing';

registerCatalogue(
  TESTING_NAMESPACE,
  (language: Language) =>
    import(/* webpackChunkName: "testing-locale-[request]" */ `./locales/${language}.json`),
);

/** `?mf=panel` opens the panel with the page: where there is no keyboard. */
const asksForPanel = () => new URLSearchParams(location.search).get('mf') === 'panel';

/**
 * What the page has loaded from where, for whoever tests: opened from the banner, by Alt+Shift+P, or by `?mf=panel`.
 * Exists only where overrides are allowed.
 */
export function TestingPanel() {
  const [open, setOpen] = useState(asksForPanel);
  useEffect(() => {
    const show = () => setOpen(true);
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey && event.shiftKey && event.code === 'KeyP') setOpen((shown) => !shown);
    };
    addEventListener(PANEL_EVENT, show);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener(PANEL_EVENT, show);
      removeEventListener('keydown', onKey);
    };
  }, []);
  return open ? <Panel onClose={() => setOpen(false)} /> : null;
}

function Panel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(TESTING_NAMESPACE);
  const { registry } = useRemotes();
  const versions = useAllVersions();
  const overrides = collectOverrides('', sessionStorage);
  const reset = () => {
    clearOverrides(sessionStorage);
    reloadPage();
  };
  // on a phone every line counts
  const narrow = useMediaQuery('(max-width: 599px)');
  return (
    <Dialog
      {...{ open: true, onClose, fullWidth: true, maxWidth: 'md', fullScreen: narrow }}
      aria-labelledby="testing-title"
    >
      <DialogContent sx={{ p: { xs: 4, sm: 5 } }}>
        <Typography id="testing-title" component="h2" variant="h4" sx={{ marginBlockEnd: 4 }}>
          {t('title')}
        </Typography>
        <Failures />
        <Typography component="h3" variant="h6" sx={{ marginBlockStart: 4 }}>
          {t('remotes')}
        </Typography>
        <PlainList>
          {Object.entries(registry.remotes).map(([name, remote]) => (
            <RemoteRow
              key={name}
              name={name}
              remote={remote}
              override={overrides[name]}
              versions={versions[name] ?? Object.keys(remote.versions)}
            />
          ))}
        </PlainList>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBlockStart: 5 }}>
          <Button variant="outlined" onClick={reset} disabled={Object.keys(overrides).length === 0}>
            {t('reset')}
          </Button>
          <Button onClick={onClose}>{t('close')}</Button>
        </Box>
      </DialogContent>
    </Dialog>
  );
}

function Failures() {
  const { t } = useTranslation(TESTING_NAMESPACE);
  const failures = useSyncExternalStore(onObservation, readFailures);
  const heading = (
    <Typography id="testing-failures" component="h3" variant="h6">
      {t('failures.title')}
    </Typography>
  );
  if (failures.length === 0) {
    return (
      <>
        {heading}
        <p>{t('failures.none')}</p>
      </>
    );
  }
  const columns = ['remote', 'version', 'phase', 'code', 'ms'] as const;
  return (
    <>
      {heading}
      <TableContainer role="region" tabIndex={0} aria-labelledby="testing-failures">
        <Table size="small">
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{t(`failures.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {failures.map((failure, index) => (
              <TableRow key={`${index} ${failure.code}`}>
                {columns.map((column) => (
                  <TableCell key={column} dir="ltr">
                    {failure[column]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
