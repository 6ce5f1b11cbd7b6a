import { useTranslation } from '@mosta/shared/i18n';
import { Link, useSearchParams } from '@mosta/shared/router';
import { RemoteSlot } from '@mosta/shared/shell';
import { Box, Button, PlaceIcon, Typography } from '@mosta/shared/ui';
import { memo, useEffect, useMemo, useRef } from 'react';
import { ELSEWHERE } from '../../paths';
import type { ListedExhibitor } from './exhibitor-search';

/** One exhibitor; the stand links to the plan. Memoised, so that filtering does not render it again. */
export const ExhibitorRow = memo(function ExhibitorRow({
  exhibitor,
}: {
  exhibitor: ListedExhibitor;
}) {
  const { t } = useTranslation('public');
  const { name, sectorName, countryName, stands, page } = exhibitor;
  const [parameters, setParameters] = useSearchParams();
  const open = page !== undefined && parameters.get('exposant') === page._id;
  // A link to one exhibitor scrolls to its row, which may be far below; opening a row by hand does not scroll.
  const row = useRef<HTMLLIElement>(null);
  const linked = useRef(open);
  useEffect(() => {
    if (linked.current) row.current?.scrollIntoView({ block: 'center' });
  }, []);
  const onPlan = useMemo(() => ({ codes: [...stands] }), [stands]);
  const toggle = (id: string) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (open) next.delete('exposant');
        else next.set('exposant', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Box
      component="li"
      ref={row}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', md: '4fr 4fr 2fr auto' },
        columnGap: { xs: 4, md: 6 },
        rowGap: 1,
        alignItems: 'center',
        paddingBlock: 4,
        borderBlockStart: '1px solid',
        borderColor: 'line',
      }}
    >
      <Typography variant="h5" component="h3" sx={{ gridColumn: 1 }}>
        {page ? (
          <Button
            aria-expanded={open}
            onClick={() => toggle(page._id)}
            sx={{ font: 'inherit', textAlign: 'start', marginInlineStart: -2, paddingInline: 2 }}
          >
            <bdi>{name}</bdi>
          </Button>
        ) : (
          <bdi>{name}</bdi>
        )}
      </Typography>
      <Typography sx={{ gridColumn: { xs: 1, md: 2 }, color: 'text.secondary' }}>
        {sectorName}
      </Typography>
      <Typography sx={{ gridColumn: { xs: 1, md: 3 }, color: 'text.secondary' }}>
        {countryName}
      </Typography>
      {stands.length > 0 && (
        <Box
          sx={{
            ...{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' },
            gridColumn: { xs: 2, md: 4 },
            gridRow: { xs: '1 / span 3', md: 1 },
          }}
        >
          {stands.map((stand) => (
            <Button
              key={stand}
              component={Link}
              to={`${ELSEWHERE.plan}?stand=${encodeURIComponent(stand)}`}
              variant="outlined"
              startIcon={<PlaceIcon />}
              aria-label={t('directory.seeStand', { stand, name })}
              sx={{ fontVariantNumeric: 'tabular-nums', paddingInline: 4 }}
            >
              {stand}
            </Button>
          ))}
        </Box>
      )}
      {open && stands.length > 0 && (
        <Box sx={{ gridColumn: '1 / -1', maxInlineSize: 440 }}>
          <RemoteSlot name="floorplan/mini" props={onPlan} />
        </Box>
      )}
      {open && (page.description !== '' || page.website !== null) && (
        <Box sx={{ gridColumn: '1 / -1', paddingBlockStart: 2, maxInlineSize: '70ch' }}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
            {page.description}
          </Typography>
          {page.website !== null && (
            <Button
              href={page.website}
              target="_blank"
              rel="noopener noreferrer nofollow"
              sx={{ mt: 2 }}
            >
              {t('directory.website', { name })}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
});
