import { Link } from '@mosta/shared/router';
import { Box, MuiLink, Typography } from '@mosta/shared/ui';
import { memo } from 'react';
import { exhibitorPath } from '../../paths';
import type { ListedExhibitor } from './exhibitor-search';
import { ExhibitorStar } from './exhibitor-star';
import { FormerStands, StandLinks } from './stand-links';

/**
 * One exhibitor; the name links to its page, where it has one, the stand to the plan. Memoised, so that filtering does not
 * render it again.
 */
export const ExhibitorRow = memo(function ExhibitorRow({
  exhibitor,
}: {
  exhibitor: ListedExhibitor;
}) {
  const { name, sectorName, countryName, stands, page, former } = exhibitor;
  const path = page ? exhibitorPath(page._id) : former?.path;
  return (
    <Box
      component="li"
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
        {path ? (
          <MuiLink
            component={Link}
            to={path}
            sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 }}
          >
            <bdi>{name}</bdi>
          </MuiLink>
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
      {(stands.length > 0 || !former) && (
        <Box
          sx={{
            ...{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' },
            alignItems: 'center',
            gridColumn: { xs: 2, md: 4 },
            gridRow: { xs: '1 / span 3', md: 1 },
          }}
        >
          {former ? <FormerStands stands={stands} /> : <StandLinks name={name} stands={stands} />}
          {!former && <ExhibitorStar name={name} stands={stands} id={page?._id} />}
        </Box>
      )}
    </Box>
  );
});
