import { MANIFEST_FILE, versionPath } from '@mosta/shared/contract/published';
import { type RegistryRemote, versionOf } from '@mosta/shared/contract/registry';
import { useTranslation } from '@mosta/shared/i18n';
import { Box, Button, TextField, Typography } from '@mosta/shared/ui';
import { type SyntheticEvent, useState, useSyncExternalStore } from 'react';
import { setOverride } from '../federation/overrides';
import { onObservation, readObservations } from './page-observations';
import { reloadPage } from './reload-page';

type RemoteRowProps = {
  name: string;
  remote: RegistryRemote;
  /** What replaces it; undefined: nothing does. */
  override: string | undefined;
  versions: readonly string[];
};

/** One remote: its version, where it comes from, how it loaded, and a field to load something else in its place. */
export function RemoteRow({ name, remote, override, versions }: RemoteRowProps) {
  const { t } = useTranslation('testing');
  const observed = useSyncExternalStore(onObservation, readObservations).get(name);
  const [value, setValue] = useState(override ?? '');
  const status = observed?.status ?? 'idle';
  const state = t(`status.${remote.enabled ? status : 'off'}`);
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    setOverride(sessionStorage, name, addressOf(name, value.trim(), versions));
    reloadPage();
  };
  return (
    <Box component="li" sx={{ borderBlockEnd: '1px solid', borderColor: 'line', paddingBlock: 3 }}>
      <Typography component="h4" variant="subtitle1">
        <bdi>{name}</bdi>
      </Typography>
      <Box component="p" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        <bdi>{observed?.version ?? (remote.active || '-')}</bdi>
        {' · '}
        {state}
        {observed?.ms != null && (
          <>
            {' · '}
            <bdi>{observed.ms} ms</bdi>
          </>
        )}
        {' · '}
        <bdi>{override ?? versionOf(remote)?.baseUrl ?? '-'}</bdi>
      </Box>
      <Box
        component="form"
        aria-label={name}
        onSubmit={apply}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 3,
          alignItems: 'center',
          marginBlockStart: 2,
        }}
      >
        <TextField
          size="small"
          label={t('replace')}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          sx={{ flex: '1 1 260px' }}
          slotProps={{ htmlInput: { list: `testing-${name}`, dir: 'ltr' } }}
        />
        <datalist id={`testing-${name}`}>
          {[...versions, 'stub:ok', 'off'].map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <Button type="submit" variant="outlined" aria-label={t('applyTo', { name })}>
          {t('apply')}
        </Button>
      </Box>
    </Box>
  );
}

/** A published version is the address of its manifest; an empty field takes the override back. */
function addressOf(name: string, value: string, versions: readonly string[]): string {
  return versions.includes(value) ? versionPath(name, value) + MANIFEST_FILE : value;
}
